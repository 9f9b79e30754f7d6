// A finger does not hover: what a mouse is told before it chooses, a finger is told by its first tap.

/** Is the table played with a finger? */
export const hasFinger = matchMedia("(pointer: coarse)").matches;

/** Did a finger do it? Browsers that do not say so are asked for what they are used with; keys have no pointer. */
export function isFinger(event: MouseEvent): boolean {
  const { pointerType } = event as Partial<PointerEvent>;
  return pointerType === undefined ? hasFinger && event.detail > 0 : pointerType !== "" && pointerType !== "mouse";
}
