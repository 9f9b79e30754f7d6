// What the reader aims for on the map, where more than one thing can be done there: the map lights it, the panel explains it.
import { isFinger } from "../common/finger";
import type { Offer } from "../common/game";
import { type Aim, isFinal, isGrave } from "./model";

class Mode {
  chosen = $state<Aim | null>(null);
  /** What was chosen once and not yet confirmed: the panel says what would come of it. */
  tapped = $state<string | null>(null);

  aim(name: Aim): void {
    this.chosen = name;
    this.tapped = null;
  }
}

export const mode = new Mode();

/** A finger cannot hover: where it is grave, its first tap shows what would come of it, and the second one does it. So with a mouse and the
 *  keyboard, where nothing could ever mend it. Two quick ones are one that was not read. */
export function chooseOrAsk(offer: Offer, event: UIEvent, act: (action: string) => void): void {
  const isAsked = isFinal(offer) || (isGrave(offer) && event instanceof MouseEvent && isFinger(event));
  if (!isAsked) act(offer.action);
  else if (mode.tapped !== offer.action) mode.tapped = offer.action;
  else if (event.detail < 2) act(offer.action);
}
