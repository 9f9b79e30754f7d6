// Things of which there may be many are one stop for Tab: an arrow goes on to the next one in its direction, on a map as among words.

const WAYS: Readonly<Record<string, readonly [number, number]>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

interface Spot {
  readonly one: HTMLElement | SVGElement;
  readonly x: number;
  readonly y: number;
}

/** Where the middles of these things lie. Words are wider than high: they are measured by the largest one, so that a step is a step. */
function spots(all: Iterable<HTMLElement | SVGElement>): Spot[] {
  const boxes = Array.from(all, (one) => [one, one.getBoundingClientRect()] as const);
  const width = Math.max(1, ...boxes.map(([, box]) => box.width));
  const height = Math.max(1, ...boxes.map(([, box]) => box.height));
  return boxes.map(([one, box]) => ({ one, x: (box.x + box.width / 2) / width, y: (box.y + box.height / 2) / height }));
}

/**
 * The nearest thing in the quarter of all directions that an arrow points to, by steps along and across. Measured so, whoever presses the
 * arrow that points to what is wanted has come nearer to it with each press: everything can be reached.
 */
function next(all: readonly Spot[], from: Spot, [right, down]: readonly [number, number]): Spot | undefined {
  let found: Spot | undefined;
  let least = Infinity;
  for (const spot of all) {
    const [x, y] = [spot.x - from.x, spot.y - from.y];
    const along = x * right + y * down;
    const across = Math.abs(x * down + y * right);
    if (along <= 0 || across > along || along + across >= least) continue;
    found = spot;
    least = along + across;
  }
  return found;
}

/** `{@attach arrows}`: among all that can be chosen in this node. Which of them Tab stops at, the node says itself: see `stopOf`. */
export function arrows(node: HTMLElement): () => void {
  node.dataset["arrows"] = "";
  const pressed = (event: KeyboardEvent) => {
    const way = WAYS[event.key];
    if (!way || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const all = spots(node.querySelectorAll<HTMLElement | SVGElement>("[data-action]"));
    const from = all.find(({ one }) => one === document.activeElement);
    if (!from) return;
    event.preventDefault();
    next(all, from, way)?.one.focus();
  };
  node.addEventListener("keydown", pressed);
  return () => node.removeEventListener("keydown", pressed);
}

/** Where Tab stops: at what is pointed to, else at the first. */
export function stopOf(offers: readonly { readonly action: string }[], pointed: string | null): string | undefined {
  return (offers.find(({ action }) => action === pointed) ?? offers[0])?.action;
}
