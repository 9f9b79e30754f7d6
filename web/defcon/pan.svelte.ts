// The map is larger than its window: it is scrolled like any page (so a finger, the arrow keys and the focus find their way by themselves),
// dragged with the mouse, and zoomed with the wheel, two fingers, + and −, or the buttons.
import { tick, untrack } from "svelte";
import { keep, kept } from "../common/session.svelte";
import { FRAME } from "./places";

const [LEFT, TOP, WIDTH, HEIGHT] = FRAME;
const STEP = 1.3;
const MOST = 6;
export type Point = readonly [number, number];
/** Left, top, width, height, in the map's own units. */
type Part = readonly [number, number, number, number];
/** Left, top, right, bottom. */
type Frame = readonly [number, number, number, number];
/** Where something lies that is out of sight. */
export const SIDES = ["left", "right", "up", "down"] as const;
export type Side = (typeof SIDES)[number];
/** Milliseconds after the first touch for which it is still said how the map is moved. */
const READ = 4000;
const KEPT = "map is known";
/** Pixels that the pointer goes before it is a drag. */
const DRAG = 5;

export class Pan {
  /** The window's size. */
  width = $state(0);
  height = $state(0);
  zoom = $state(1);
  /** As the map was framed at first. */
  home = $state(1);
  /** Nearer than that. */
  readonly isNear = $derived(this.zoom > 1.01 * this.home);
  /** What of the board is in the window, in the map's own units. */
  seen = $state.raw<Part>([LEFT, TOP, WIDTH, HEIGHT]);
  window: HTMLElement | undefined = $state();
  /** Has the reader moved or zoomed it, or read how? Then nobody has to say it, in no game. */
  isKnown = $state(kept(KEPT) !== null);

  /** Pixels a unit when all is in sight. */
  readonly fit = $derived(Math.min(this.width / WIDTH, this.height / HEIGHT));
  readonly scale = $derived(this.fit * this.zoom);
  #dragged = false;
  /** Has the reader moved or zoomed it since it was last asked something? Then it does not move by itself. */
  #isOwn = false;
  /** What the reader has chosen once and may choose again: it stays in sight, also when the panel grows. */
  #held: Point | null = null;
  /** What it was framed to show, as long as the reader has not moved or zoomed it. */
  #framed: Frame | null = null;
  /** Pixels at each edge of the window, from the left, where something may lie over the map. */
  readonly #edges: () => readonly [number, number, number, number];

  constructor(edges: () => readonly [number, number, number, number]) {
    this.#edges = edges;
  }

  /** Was the last press a drag? Then it chooses nothing. */
  get isDragged(): boolean {
    return this.#dragged;
  }

  mapWidth = $derived(Math.max(1, Math.round(WIDTH * this.scale)));
  mapHeight = $derived(Math.max(1, Math.round(HEIGHT * this.scale)));

  /** So many pixels a unit, without moving the middle. */
  to(zoom: number, point?: readonly [number, number]): void {
    const node = this.window;
    if (!node) return;
    const [x, y] = point ?? [node.clientWidth / 2, node.clientHeight / 2];
    const before = this.#origin();
    const [u, v] = [(x - before[0]) / this.scale, (y - before[1]) / this.scale];
    const to = Math.min(MOST, Math.max(1, zoom));
    if (to === this.zoom) return;
    this.zoom = to;
    this.#framed = null;
    void tick().then(() => {
      const after = this.#origin();
      node.scrollLeft += after[0] + u * this.scale - x;
      node.scrollTop += after[1] + v * this.scale - y;
      this.look();
    });
  }

  /** Show this of the map, in its own units (left, top, right, bottom), as large as it can be; also when the window becomes another size. */
  frame(part: Frame): void {
    const node = this.window;
    if (!node) return;
    this.#framed = part;
    const [left, top, right, bottom] = part;
    this.home = this.zoom = Math.min(MOST, Math.max(1, Math.min(this.width / (right - left), this.height / (bottom - top)) / this.fit));
    void tick().then(() => {
      node.scrollTo(((left + right) / 2 - LEFT) * this.scale - this.width / 2, ((top + bottom) / 2 - TOP) * this.scale - this.height / 2);
      this.look();
    });
  }

  #take(): void {
    this.#isOwn = true;
    this.#framed = null;
  }

  in(): void {
    this.#take();
    this.to(this.zoom * STEP);
  }

  out(): void {
    this.#take();
    this.to(this.zoom / STEP);
  }

  whole(): void {
    this.#take();
    this.to(1);
  }

  /** What a window shows of the map with this corner, or as near to it as there is map. */
  #part(left: number, top: number): Part {
    const [width, height] = [Math.min(WIDTH, this.width / this.scale), Math.min(HEIGHT, this.height / this.scale)];
    const within = (at: number, least: number, most: number) => Math.min(Math.max(at, least), Math.max(least, most));
    return [within(left, LEFT, LEFT + WIDTH - width), within(top, TOP, TOP + HEIGHT - height), width, height];
  }

  /** Is this point in sight there? What lies at the map's own edge cannot be further from that of the window. */
  #has([left, top, width, height]: Part, [x, y]: Point): boolean {
    const [a, b, c, d] = this.#edges().map((pixels) => pixels / this.scale) as [number, number, number, number];
    const [right, bottom] = [left + width, top + height];
    const isBetween = (at: number, from: number, to: number) => at > from && at < to;
    return (
      isBetween(x, left + (left > LEFT + 1 ? a : 0), right - (right < LEFT + WIDTH - 1 ? c : 0)) && isBetween(y, top + (top > TOP + 1 ? b : 0), bottom - (bottom < TOP + HEIGHT - 1 ? d : 0))
    );
  }

  /** With these points in the middle of what nothing lies over. */
  #around(points: readonly Point[]): Part {
    const [a, b, c, d] = this.#edges().map((pixels) => pixels / this.scale) as [number, number, number, number];
    const middle = (k: 0 | 1) => (Math.min(...points.map((point) => point[k])) + Math.max(...points.map((point) => point[k]))) / 2;
    return this.#part(middle(0) - (this.width / this.scale + a - c) / 2, middle(1) - (this.height / this.scale + b - d) / 2);
  }

  /** Where most of these points can be in sight at once, the nearest of such places; with one of them, if it is named. */
  #best(points: readonly Point[], one?: Point): Part {
    const [a, b] = this.#edges().map((pixels) => (pixels + 1) / this.scale) as [number, number];
    const far = ([left, top]: Part) => Math.hypot(left - this.seen[0], top - this.seen[1]);
    const corners = points.flatMap(([x]) => points.map(([, y]) => this.#part(x - a, y - b)));
    const groups = corners.map((part) => points.filter((point) => this.#has(part, point))).filter((group) => group.length && (!one || group.includes(one)));
    const parts = groups.map((group) => ({ n: group.length, part: this.#around(group) }));
    parts.sort((x, y) => y.n - x.n || far(x.part) - far(y.part));
    return parts[0]?.part ?? this.#around(one ? [one] : points.slice(0, 1));
  }

  #go([left, top]: Part, behavior: ScrollBehavior = "auto"): void {
    this.window?.scrollTo({ left: (left - LEFT) * this.scale, top: (top - TOP) * this.scale, behavior });
    this.look();
  }

  /** Bring as many of these points into sight as can be. Unless it is shown for the first time, the map stays where it is while one of them is in
   *  sight (`wanted`, if that is named): where the others are is said at its edges; and it stays where the reader has moved it, until they are
   *  asked something new. */
  show(points: readonly Point[], isFirst: boolean, isAsked: boolean, wanted?: Point): void {
    if (isFirst || isAsked) this.#isOwn = false;
    if (this.#isOwn || !points.length || this.zoom === 1) return;
    const seen = points.filter((point) => this.#has(this.seen, point));
    if (seen.length < points.length && (isFirst || !seen.length || (wanted && !seen.includes(wanted)))) this.#go(this.#best(points, wanted));
  }

  /** Keep this one in sight; null: none any more. */
  hold(point: Point | null): void {
    this.#held = point;
    if (point) void tick().then(() => this.#keep());
  }

  /** No further than it must: what was touched would move away from under the finger. */
  #keep(): void {
    if (!this.#held || this.zoom === 1 || this.#has(this.seen, this.#held)) return;
    const [a, b, c, d] = this.#edges().map((pixels) => (pixels + 1) / this.scale) as [number, number, number, number];
    const within = (at: number, from: number, size: number, before: number, behind: number) => (at < from + before ? at - before : at > from + size - behind ? at + behind - size : from);
    const [[x, y], [left, top, width, height]] = [this.#held, this.seen];
    this.#go(this.#part(within(x, left, width, a, c), within(y, top, height, b, d)));
  }

  /** Bring this one into sight, because the reader has gone there. */
  follow(point: Point): void {
    this.#take();
    if (this.zoom > 1 && !this.#has(this.seen, point)) this.#go(this.#best([point]));
  }

  /** Where this point is in the window; a map that is smaller stands in its middle. */
  pixels([x, y]: Point): Point {
    const [left, top] = this.seen;
    const k = this.scale;
    return [(x - left) * k + Math.max(0, this.width - WIDTH * k) / 2, (y - top) * k + Math.max(0, this.height - HEIGHT * k) / 2];
  }

  /** Which of these points are out of sight, by where they are. */
  beyond(points: readonly Point[]): ReadonlyMap<Side, readonly Point[]> {
    const out = new Map<Side, Point[]>();
    if (this.zoom === 1 || !this.width) return out;
    const [left, top, width, height] = this.seen;
    for (const point of points.filter((one) => !this.#has(this.seen, one))) {
      const [x, y] = [(point[0] - left) / width - 0.5, (point[1] - top) / height - 0.5];
      const side = Math.abs(x) > Math.abs(y) ? (x < 0 ? "left" : "right") : y < 0 ? "up" : "down";
      out.set(side, [...(out.get(side) ?? []), point]);
    }
    return out;
  }

  /** To the nearest of those that are out of sight at one side, and as many others as can be in sight with it. */
  towards(there: readonly Point[], all: readonly Point[], behavior: ScrollBehavior): void {
    const [left, top, width, height] = this.seen;
    const far = ([x, y]: Point) => Math.hypot(x - left - width / 2, y - top - height / 2);
    const [nearest] = [...there].sort((one, other) => far(one) - far(other));
    this.#take();
    if (nearest) this.#go(this.#best(all, nearest), behavior);
  }

  #know(): void {
    if (this.isKnown) return;
    this.isKnown = true;
    keep(KEPT, "yes");
  }

  /** `{@attach pan.explain}`: what says how the map is moved. It has been read soon after the first touch, wherever that is. */
  explain = (): (() => void) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const touched = () => (timer ??= setTimeout(() => this.#know(), READ));
    document.addEventListener("touchstart", touched, { passive: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener("touchstart", touched);
    };
  };

  /** Where the map's corner lies in the window. */
  #origin(): readonly [number, number] {
    const node = this.window;
    const map = node?.querySelector("svg");
    if (!node || !map) return [0, 0];
    const [a, b] = [node.getBoundingClientRect(), map.getBoundingClientRect()];
    return [b.x - a.x, b.y - a.y];
  }

  look(): void {
    const [x, y] = this.#origin();
    const k = this.scale || 1;
    const left = Math.max(0, -x / k);
    const top = Math.max(0, -y / k);
    this.seen = [LEFT + left, TOP + top, Math.min(WIDTH - left, this.width / k), Math.min(HEIGHT - top, this.height / k)];
  }

  /** When only the height changes, because what is said below the map grows or shrinks, a map that is nearer than at first stays as large and where
   *  it is: what somebody is about to point at does not move away. */
  #measure(): void {
    const node = this.window;
    if (!node) return;
    const { scale, isNear, width } = this;
    [this.width, this.height] = [node.clientWidth, node.clientHeight];
    if (this.#framed) return this.frame(this.#framed);
    if (isNear && width === this.width && this.fit > 0) this.zoom = Math.min(MOST, Math.max(1, scale / this.fit));
    void tick().then(() => {
      this.look();
      this.#keep();
    });
  }

  /** `{@attach pan.listen}` */
  listen = (node: HTMLElement): (() => void) => {
    this.window = node;
    let start: readonly [number, number, number, number] | null = null;
    let apart = 0;
    const size = new ResizeObserver(() => this.#measure());
    size.observe(node);
    // At once: the map lies where it shall before anybody sees it, or points at something on it.
    untrack(() => this.#measure());
    const listeners: Readonly<Record<string, (event: Event) => void>> = {
      scroll: () => this.look(),
      wheel: (event) => {
        const wheel = event as WheelEvent;
        const box = node.getBoundingClientRect();
        const by = Math.exp(-wheel.deltaY * (wheel.deltaMode ? 0.05 : 0.0016));
        // Out of the whole map one scrolls the page.
        if (by < 1 && this.zoom === 1) return;
        event.preventDefault();
        this.#take();
        this.to(this.zoom * by, [wheel.clientX - box.x, wheel.clientY - box.y]);
      },
      pointerdown: (event) => {
        const { button, pointerType, clientX, clientY } = event as PointerEvent;
        this.#dragged = false;
        if (button === 0 && pointerType === "mouse") start = [clientX, clientY, node.scrollLeft, node.scrollTop];
      },
      pointermove: (event) => {
        const { clientX, clientY, pointerId } = event as PointerEvent;
        if (!start) return;
        const [dx, dy] = [clientX - start[0], clientY - start[1]];
        if (!this.#dragged && Math.hypot(dx, dy) < DRAG) return;
        if (!this.#dragged) node.setPointerCapture(pointerId);
        this.#dragged = true;
        this.#take();
        node.scrollTo(start[2] - dx, start[3] - dy);
      },
      pointerup: () => (start = null),
      pointercancel: () => (start = null),
      touchmove: (event) => {
        this.#know();
        this.#take();
        const [one, two] = (event as TouchEvent).touches;
        if (!one || !two) return;
        event.preventDefault();
        const now = Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY);
        const box = node.getBoundingClientRect();
        if (apart) this.to((this.zoom * now) / apart, [(one.clientX + two.clientX) / 2 - box.x, (one.clientY + two.clientY) / 2 - box.y]);
        apart = now;
      },
      touchend: () => (apart = 0),
      keydown: (event) => {
        const { key, ctrlKey, metaKey, target } = event as KeyboardEvent;
        if (ctrlKey || metaKey) return;
        // Among what is lit an arrow leads on, and the map only follows.
        if (key.startsWith("Arrow") && target === node) this.#take();
        if (key === "+" || key === "=") this.in();
        else if (key === "-") this.out();
        else if (key === "0") this.whole();
      },
    };
    for (const [name, listener] of Object.entries(listeners)) node.addEventListener(name, listener, { passive: name === "scroll" });
    return () => {
      size.disconnect();
      for (const [name, listener] of Object.entries(listeners)) node.removeEventListener(name, listener);
    };
  };
}
