/** Fit something to its words again whenever letters come: those of another alphabet come when they are first written, and are of another width. */
export function refitted(fit: () => void): () => void {
  document.fonts.addEventListener("loadingdone", fit);
  return () => document.fonts.removeEventListener("loadingdone", fit);
}
