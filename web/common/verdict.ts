// How it ended: in two words, and who won and why in a sentence.
import type { Table } from "./api";
import type { GameTable, LogLine, Texts, View } from "./game";

/** All who played have won: nobody has. */
export function isDraw({ result, chairs }: Table): boolean {
  return result !== null && result.winners.length === chairs.length;
}

/** The two words for this reader; `""` while it is played. */
export function headline(table: Table, texts: Texts): string {
  const { result, seat } = table;
  if (!result) return "";
  if (result.winners.length === 0) return texts.say("nobody-won");
  if (isDraw(table)) return texts.say("a-draw");
  if (seat === null) return texts.say("game-over");
  if (result.winners.includes(seat)) return texts.say("you-won");
  const place = placeOf(table, seat);
  return place ? texts.say("you-came", { place }) : texts.say("you-lost");
}

/** Where several have played for points: second, third and so on, by how far somebody is behind who won; 0: nobody can say. */
function placeOf({ result, chairs }: Table, seat: number): number {
  const scores = result?.scores ?? [];
  const best = scores[result?.winners[0] ?? -1];
  const behind = best === undefined ? [] : scores.map((score) => Math.abs(score - best));
  const mine = behind[seat];
  return chairs.length > 2 && mine ? 1 + behind.filter((each) => each < mine).length : 0;
}

/** Who gave up, as the last line of the log: no move says it. */
export function givenUp({ result, ended }: Table, n: number, texts: Texts): LogLine[] {
  const seat = result?.reason === "resigned" ? result.seat : null;
  return seat === null ? [] : [{ n, at: ended, text: texts.say("over-resigned", { seat }), kind: "rule" }];
}

/** `end` is how the table lies then, if it is known: it may tell more. */
export function verdict({ result, seat, chairs }: Table, texts: Texts, game: GameTable, end: View | null = null): string {
  if (!result) return texts.say("game-over");
  if (result.reason === "resigned" && result.seat !== null) {
    const [winner] = result.winners;
    return texts.say("over-resigned", { seat: result.seat }) + (winner === undefined ? "" : ` ${texts.say("over-wins", { seat: winner })}`);
  }
  if (result.why && result.scores) {
    const why = texts.outcome({ reason: game.reason?.(result.why) ?? result.why, winners: result.winners, scores: result.scores });
    const because = end?.outcome ? (game.because?.(end, texts) ?? "") : "";
    return because ? `${why} ${because}` : why;
  }
  return texts.say(seat !== null && chairs.length && result.winners.includes(seat) ? "you-won" : "game-over");
}
