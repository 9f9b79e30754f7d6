// What the reader aims for on the map, where more than one thing can be done there: the map lights it, the panel explains it.
import type { Aim } from "./model";

class Mode {
  chosen = $state<Aim | null>(null);
  /** What a finger has chosen and not yet confirmed: a finger does not hover, so it first asks what would come of it. */
  tapped = $state<string | null>(null);
}

export const mode = new Mode();

/** Is the table played with a finger? */
export const hasFinger = matchMedia("(pointer: coarse)").matches;

/** Did a finger do it? Browsers that do not say so are asked for what they are used with; keys have no pointer. */
export function isFinger(event: MouseEvent): boolean {
  const { pointerType } = event as Partial<PointerEvent>;
  return pointerType === undefined ? hasFinger && event.detail > 0 : pointerType !== "" && pointerType !== "mouse";
}
