// What the reader aims for on the map, where more than one thing can be done there: the map lights it, the panel explains it.
import type { Aim } from "./model";

class Mode {
  chosen = $state<Aim | null>(null);
  /** What a finger has chosen and not yet confirmed: a finger does not hover, so it first asks what would come of it. */
  tapped = $state<string | null>(null);
}

export const mode = new Mode();
