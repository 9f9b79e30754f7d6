// Events in sentences. `terminal_words.py` says the same: a test compares them.
import type { Texts } from "../common/game";
import type { Fields } from "../common/text.mjs";
import type { CardFace, Clause, Part } from "./model";

/** What an owner's file says in the reader's language; empty: nothing. */
export function inWords(said: Readonly<Partial<Record<string, string>>>, texts: Texts): string {
  return said[texts.lang] ?? said["en"] ?? "";
}

/** What a card's event does: in the words of its file, or in ours. */
export function eventWords(card: CardFace, texts: Texts): string {
  return inWords(card.text, texts) || clauseWords(card, texts);
}

/** What the table does when the event is used, whatever the file's own words say. */
export function clauseWords(card: CardFace, texts: Texts): string {
  return card.event.map((clause) => sentence(clause, texts)).join(" ");
}

function sentence(clause: Clause, texts: Texts): string {
  // Of a clause, its text wants only numbers; the rest of it is said around them.
  const numbers: Fields = { n: clause.n ?? 0, fields: clause.fields ?? 0, each: clause.each ?? 0 };
  let said = texts.say(clause.id, numbers);
  const isOnly = !clause.id.startsWith("clause-move") && !clause.where.every(excludes);
  const brackets = isOnly ? "" : where(clause, texts);
  if (brackets) said = `${said.replace(/\.$/, "")} (${brackets}).`;
  if (isOnly) said = `${said} ${texts.say("clause-only", { words: joined(clause.where, texts) })}`;
  if (clause.by === "opponent") said = texts.say("labelled", { label: texts.say("clause-opponent"), words: said });
  if (!clause.if) return said;
  const condition = `${texts.say(clause.if.id, { n: clause.if.n })} (${joined(clause.if.where, texts)})`;
  return texts.say("labelled", { label: condition, words: said });
}

function where(clause: Clause, texts: Texts): string {
  // What is merely left out says so itself.
  if (!clause.id.startsWith("clause-move")) return joined(clause.where, texts);
  const from = clause.where.length ? texts.say("clause-from", { words: anywhereBut(clause.where, texts) }) : "";
  const to = clause.to.length ? texts.say("clause-to", { words: anywhereBut(clause.to, texts) }) : "";
  return from && to ? texts.say("further", { words: from, more: to }) : from || to;
}

function anywhereBut(parts: readonly Part[], texts: Texts): string {
  const words = joined(parts, texts);
  return parts.every(excludes) ? `${texts.say("where-any")}, ${words}` : words;
}

/** What is meant, then what is left out of it. */
function joined(parts: readonly Part[], texts: Texts): string {
  const meant = [...parts.filter((part) => !excludes(part)), ...parts.filter(excludes)];
  return meant.map((part) => texts.say(part.id, part)).join(", ");
}

function excludes(part: Part): boolean {
  return part.id.startsWith("where-not-");
}
