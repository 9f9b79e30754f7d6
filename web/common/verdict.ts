// How it ended: in two words, and who won and why in a sentence.
import type { Table } from "./api";
import type { GameTable, Texts } from "./game";

/** All who played have won: nobody has. */
export function isDraw({ result, chairs }: Table): boolean {
  return result !== null && result.winners.length === chairs.length;
}

/** The two words for this reader; `""` while it is played. */
export function headline(table: Table, texts: Texts): string {
  const { result, seat } = table;
  if (!result) return "";
  if (isDraw(table)) return texts.say("a-draw");
  if (seat === null) return texts.say("game-over");
  return texts.say(result.winners.includes(seat) ? "you-won" : "you-lost");
}

export function verdict({ result, seat, chairs }: Table, texts: Texts, game: GameTable): string {
  if (!result) return texts.say("game-over");
  if (result.reason === "resigned" && result.seat !== null) {
    const [winner] = result.winners;
    return texts.say("over-resigned", { seat: result.seat }) + (winner === undefined ? "" : ` ${texts.say("over-wins", { seat: winner })}`);
  }
  if (result.why && result.scores) return texts.outcome({ reason: game.reason?.(result.why) ?? result.why, winners: result.winners, scores: result.scores });
  return texts.say(seat !== null && chairs.length && result.winners.includes(seat) ? "you-won" : "game-over");
}
