// What is chosen twice: the first time shows what would come of it, the second time does it. It is the same choice on the board, beside it, in
// the bar and by its key: whoever was asked in one place may confirm in another.
import { isFinger } from "./finger";
import type { GameTable, Offer, View } from "./game";

/** Is it chosen with something that could not be shown it before? So a finger and a number's key; a mouse and the focus have been. */
function isBlind(event: UIEvent): boolean {
  return event instanceof KeyboardEvent ? /^[0-9]$/.test(event.key) : event instanceof MouseEvent && isFinger(event);
}

class Twice {
  /** What was chosen once, in this position, and must be chosen again; empty: nothing. */
  tapped = $state("");

  /** Is this choice enough? If not, it is asked for again. Two quick clicks are one that was not read. */
  isEnough({ isGrave, isFinal }: Pick<GameTable, "isGrave" | "isFinal">, offer: Offer, view: View, event: UIEvent): boolean {
    if (!isFinal?.(offer) && !(isGrave?.(offer, view) && isBlind(event))) return true;
    if (this.tapped === offer.action) return event.detail < 2;
    this.tapped = offer.action;
    return false;
  }
}

export const twice = new Twice();
