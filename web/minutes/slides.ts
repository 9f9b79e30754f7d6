// Battlegrounds slide from zone to zone, and a card that is laid comes from whose hand it was: each is shown where it was before, and goes
// from there to where it is.
import { nearSide, type Changes, type MinutesTable } from "./model";

const TRAVEL = 420; // milliseconds
const EASE = "cubic-bezier(.2,.7,.2,1)";
const FROM_A_HAND = 190; // pixels

export class Slides {
  readonly #tiles = new Map<string, HTMLElement>();
  #were = new Map<string, DOMRect>();

  /** `{@attach slides.tile(name)}`: this is the battleground. */
  tile(name: string): (node: HTMLElement) => () => void {
    return (node) => {
      this.#tiles.set(name, node);
      return () => {
        if (this.#tiles.get(name) === node) this.#tiles.delete(name);
      };
    };
  }

  /** Before the page changes. */
  remember(): void {
    this.#were = new Map([...this.#tiles].map(([name, node]) => [name, node.getBoundingClientRect()]));
  }

  /** After it has changed. */
  go(table: MinutesTable, changes: Changes): void {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    for (const [name, node] of this.#tiles) {
      const was = this.#were.get(name);
      const is = node.getBoundingClientRect();
      const side = changes.laid.get(name);
      if (was && (was.x !== is.x || was.y !== is.y)) travel(node, `translate(${was.x - is.x}px, ${was.y - is.y}px)`, 1);
      else if (!was && side) travel(node, `translateY(${side === nearSide(table) ? FROM_A_HAND : -FROM_A_HAND}px)`, 0);
    }
  }
}

function travel(node: HTMLElement, from: string, opacity: number): void {
  node.animate([{ transform: from, opacity, zIndex: 3 }, { transform: "none", opacity: 1, zIndex: 3 }], { duration: TRAVEL, easing: EASE });
}
