// What the reader aims for on the map, where more than one thing can be done there: the map lights it, the panel explains it.
import type { Offer, View } from "../common/game";
import { twice } from "../common/twice.svelte";
import { type Aim, isFinal, isGrave } from "./model";

class Mode {
  chosen = $state<Aim | null>(null);

  /** Who aims for something else has thought better of what was chosen once. */
  aim(name: Aim): void {
    this.chosen = name;
    twice.tapped = "";
  }
  /** Nothing in particular, until something is chosen again. */
  drop(): void {
    this.chosen = null;
  }
}

export const mode = new Mode();

/** Choose it; or, where it is chosen twice, let the panel say first what would come of it. */
export function chooseOrAsk(offer: Offer, view: View, event: UIEvent, act: (action: string) => void): void {
  if (twice.isEnough({ isGrave, isFinal }, offer, view, event)) act(offer.action);
}
