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
  return texts.say(result.winners.includes(seat) ? "you-won" : "you-lost");
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
