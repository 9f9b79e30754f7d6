// An owner's deck file, as far as the page itself can judge it: its cards are read by the server.
import { type GameInfo, type Problem, Refused } from "./api";

/** Characters that the server reads, and bytes that are not more than that in any language. */
const MOST_CHARACTERS = 65_536;
const MOST_BYTES = 4 * MOST_CHARACTERS;

/** What is wrong with a file whatever its cards are. */
const FAULTS: ReadonlySet<string> = new Set(["error-too-large", "deck-no-text", "deck-too-large"]);
export function isFault({ id }: Problem): boolean {
  return FAULTS.has(id);
}

const ours = import.meta.glob<string>("../*/deckfile.ts", { import: "default", eager: true });
/** The address of the deck that comes with a game, as a file, if the game gives one. */
export function ourDeck(info: GameInfo): string | undefined {
  return ours[`../${info.package}/deckfile.ts`];
}

/** The file's text, as it is now: its owner may have corrected it since it was chosen. */
export async function deckText(file: File): Promise<string> {
  if (file.size > MOST_BYTES) throw new Refused({ id: "error-too-large" }, 0);
  const bytes = await file.arrayBuffer().catch(() => {
    throw new Refused({ id: "deck-gone" }, 0);
  });
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Refused({ id: "deck-no-text" }, 0);
  }
  if (text.length > MOST_CHARACTERS) throw new Refused({ id: "deck-too-large", n: text.length, most: MOST_CHARACTERS }, 0);
  return text;
}
