// The table in words: cards and what their events do, who leads, what an offer would do.
import type { Mark, Offer, Texts, View, Wording } from "../common/game";
import { KIND_ICONS, SIDE_ICONS } from "../coldwar/icons";
import {
  type Battleground,
  type CardFace,
  CUBA,
  cubesThen,
  FACTS,
  type Fact,
  fieldAt,
  type Kind,
  type MinutesTable,
  nounOf,
  ownerOf,
  SHORT_KINDS,
  type Side,
  type Source,
  sphereOf,
  tableOf,
  verbOf,
  type Zone,
} from "./model";
import { eventWords, inWords } from "./events";

export { clauseWords, eventWords, inWords } from "./events";

// Ids that the table names by a word: here they stand in full, so that a text that is missing or unused is found.
const SOURCES: Readonly<Record<Source, string>> = {
  rulebook: "source-rulebook",
  public: "source-public",
  inferred: "source-inferred",
  reconstructed: "source-reconstructed",
  owner: "source-owner",
};
/** The kinds in a note, where the words must be few. */
const KIND_NAMES: Readonly<Record<Kind, string>> = { military: "military", political: "political", world_opinion: "short-opinion" };
const FACT_NAMES: Readonly<Record<Fact, string>> = { name: "fact-name", kind: "fact-kind", cubes: "fact-cubes", event: "fact-event" };

/** A card's name; "U-2" stays in one line. */
export function cardName(table: MinutesTable, card: string, texts: Texts): string {
  return (inWords(table.cards[card]?.names ?? {}, texts) || texts.name(card)).replace(/U-2/g, "U\u20112");
}

/** A battleground's name: a card's, or Cuba. */
export function fieldName(table: MinutesTable, name: string, texts: Texts): string {
  return name === CUBA ? texts.name(CUBA) : cardName(table, name, texts);
}

/** Which facts of a card are invented, in words; empty: none. In an owner's deck it is the file that says so: they may be nobody's but the owner's. */
export function inventedWords(table: MinutesTable, card: CardFace, texts: Texts): string {
  const facts = FACTS.filter((fact) => card.source[fact] === "reconstructed").map((fact) => texts.say(FACT_NAMES[fact]));
  return facts.length ? texts.say(table.file.ours ? "our-reconstruction" : "marked-reconstructed", { facts: facts.join(", ") }) : "";
}

/** Where the facts of a card are known from: those of one source together. */
export function sourceWords(table: MinutesTable, card: CardFace, texts: Texts): string[] {
  const sources = [...new Set(FACTS.map((fact) => card.source[fact]))];
  return sources.map((source) => {
    const facts = FACTS.filter((fact) => card.source[fact] === source).map((fact) => texts.say(FACT_NAMES[fact]));
    return texts.say("labelled", { label: facts.join(", "), words: texts.say(source === "reconstructed" && !table.file.ours ? "source-marked-reconstructed" : SOURCES[source]) });
  });
}

/** Is this the reader's own side, to be called "yours"? Not in a replay, in which nobody is "you". */
export function isMine(table: MinutesTable, side: Side, texts: Texts): boolean {
  return texts.me !== null && table.you === side;
}

export function zoneName(table: MinutesTable, zone: Zone, texts: Texts): string {
  const owner = ownerOf(zone);
  return owner && isMine(table, owner, texts) ? texts.say("your-sphere") : texts.name(zone);
}

/** Who dominates a battleground, and why; where the room is scarce, only who. */
export function leadWords(field: Battleground, table: MinutesTable, texts: Texts, short = false): string {
  if (field.leader === null) return texts.say("nobody-leads");
  if (field.lead > 0) return texts.say("leads", { side: field.leader });
  if (short) return isMine(table, field.leader, texts) ? texts.say("short-tie-is-yours") : texts.say("short-tie-is-theirs", { side: field.leader });
  return isMine(table, field.leader, texts) ? texts.say("tie-is-yours") : texts.say("tie-is-theirs", { side: field.leader });
}

/** A battleground in a sentence. */
export function fieldSays(field: Battleground, table: MinutesTable, texts: Texts): string {
  const card = field.card === null ? undefined : table.cards[field.card];
  const [us, ussr] = field.cubes;
  const what = card ? texts.name(card.kind) : texts.say("face-down");
  return texts.say("says-field", { name: fieldName(table, field.at, texts), what, us, ussr, leads: leadWords(field, table, texts) });
}

/** What stands below the name of a battleground: whose card it is; of Cuba, what it counts, and which card it is if that is known. */
export function whoseCard(field: Battleground, table: MinutesTable, texts: Texts): string {
  const card = field.card === null ? undefined : table.cards[field.card];
  if (field.at !== CUBA) return card ? texts.say("card-of-side", { side: card.side }) : "";
  const points = texts.say("n-points", { n: field.points });
  return field.card === null ? points : `${points} · ${cardName(table, field.card, texts)}`;
}

/** A number with a real minus sign. */
export function signed(n: number): string {
  return n < 0 ? `\u2212${-n}` : `+${n}`;
}

/** A number does not begin a line: "Command 1." stays together. */
export function bound(words: string): string {
  return words.replace(/ (?=\d)/g, "\u00a0");
}

/** With a capital letter. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** How many symbols of a kind would lie in the sphere into which a card comes, and that it is war; empty: the offer does not say. */
function symbolsNote(offer: Offer, texts: Texts): string {
  const [from, to] = verbOf(offer) === "sphere" ? [offer["from"], offer["to"]] : [offer["symbols"], offer["then"]];
  if (from === undefined || to === undefined) return "";
  const fields = { kind: capital(texts.say(KIND_NAMES[offer["kind"] as Kind])), from, to };
  return texts.say(offer["war"] === 1 ? "note-symbols-war" : "note-symbols", fields);
}

/** Would it bring the war into the reader's own sphere? */
function startsWar(view: View, offer: Offer): boolean {
  const { you } = tableOf(view);
  return you !== null && offer["war"] === 1 && (verbOf(offer) === "sphere" || offer["to"] === sphereOf(you));
}

/** What the cubes on a battleground would be, or are: "US 2 : 1". */
function cubesNote(offer: Offer, texts: Texts): string {
  const [us, ussr] = cubesThen(offer) ?? [offer["us"], offer["ussr"]];
  return us === undefined || ussr === undefined ? "" : texts.say("note-cubes", { us, ussr });
}

/** How an offer reads as a button: what is chosen, and what that would do. */
export function offerWords(offer: Offer, view: View, texts: Texts): Wording {
  const table = tableOf(view);
  const verb = verbOf(offer);
  const noun = nounOf(offer);
  if (verb === "neutral" || verb === "sphere") {
    const card = cardName(table, noun, texts);
    const zone = verb === "neutral" ? texts.name("neutral_zone") : texts.say("your-sphere");
    const words = texts.say("lay-in", { card, zone });
    return noted(view, offer, words, [symbolsNote(offer, texts)]);
  }
  if (verb === "on") {
    return { words: fieldName(table, noun, texts), note: cubesNote(offer, texts) };
  }
  if (verb === "place" || verb === "remove") {
    return noted(view, offer, slides(table, noun, offer, texts) || fieldName(table, noun, texts), [cubesNote(offer, texts), symbolsNote(offer, texts)]);
  }
  if (verb === "cubes") {
    // The question names the place: only where it goes is said.
    const goes = offer["moves"] === 1 ? `→ ${zoneName(table, offer["to"] as Zone, texts)}` : "";
    return noted(view, offer, texts.say(offer.id, { ...offer, moves: 0 }), [goes, cubesNote(offer, texts), symbolsNote(offer, texts)]);
  }
  if (verb === "toward" || verb === "away") return noted(view, offer, slides(table, noun, offer, texts) || texts.say(offer.id, offer), [symbolsNote(offer, texts)]);
  // "How many cubes?" is the question.
  if (verb === "bid") return { words: table.turn === 0 ? noun : texts.say(offer.id, offer) };
  if (offer.id === "offer-command") return { words: texts.say(offer.id, offer), note: texts.say("note-command", { n: Number(offer["n"]) }) };
  if (offer["idle"] === 1) return { words: texts.say(offer.id, offer), tone: "stop" };
  // Where nothing else would change anything, to pass is what waits for the reader.
  if (verb === "pass") return { words: texts.say(offer.id, offer), tone: view.offers.every((each) => verbOf(each) === "pass" || each["idle"] === 1) ? "go" : "stop" };
  const card = ["offer-event", "offer-trigger"].includes(offer.id) ? table.cards[table.in_play ?? ""] : undefined;
  return { words: texts.say(offer.id, offer), ...(card ? { note: eventWords(card, texts) } : {}) };
}

/** An offer with what it would do; what brings the war says so. */
function noted(view: View, offer: Offer, words: string, notes: readonly string[]): Wording {
  const note = notes.filter(Boolean).join("; ");
  return { words, ...(note ? { note } : {}), tone: startsWar(view, offer) ? "bad" : "go" };
}

/** "Cuba → your sphere"; empty: it stays where it is. */
function slides(table: MinutesTable, name: string, offer: Offer, texts: Texts): string {
  return offer["moves"] === 1 ? texts.say("slides-to", { name: fieldName(table, name, texts), zone: zoneName(table, offer["to"] as Zone, texts) }) : "";
}

/** What a lit thing on the board says to those who cannot see it. */
export function litLabel(offer: Offer, view: View, texts: Texts): string {
  const { words, note } = offerWords(offer, view, texts);
  const field = verbOf(offer) === "on" ? fieldAt(tableOf(view), nounOf(offer)) : undefined;
  if (field && view.prompt) return `${texts.say(view.prompt.id, view.prompt)} ${words}, ${leadWords(field, tableOf(view), texts)}`;
  const asked = ["place", "remove"].includes(verbOf(offer)) && view.prompt ? `${texts.say(view.prompt.id, view.prompt)} ` : "";
  return `${asked}${note ? `${words}, ${note}` : words}`;
}

/** The sign of the card or the battleground that an offer is about, or of the side that goes first. */
export function offerMark(offer: Offer, view: View): Mark | undefined {
  const table = tableOf(view);
  const noun = nounOf(offer);
  if (verbOf(offer) === "first") return { path: SIDE_ICONS[noun as Side] };
  const card = table.cards[noun] ?? table.cards[fieldAt(table, noun)?.card ?? ""];
  return card && { path: KIND_ICONS[SHORT_KINDS[card.kind]] };
}

export function sideMark(at: number): Mark {
  const side = at === 0 ? "us" : "ussr";
  return { path: SIDE_ICONS[side], colour: `var(--${side})` };
}

/** "1 : 3", as everywhere: the US first. */
export function score([us, ussr]: readonly [number, number]): string {
  return `${us} : ${ussr}`;
}

