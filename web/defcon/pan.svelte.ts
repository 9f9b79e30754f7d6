// The map is larger than its window: it is scrolled like any page (so a finger, the arrow keys and the focus find their way by themselves),
// dragged with the mouse, and zoomed with the wheel, two fingers, + and −, or the buttons.
import { tick } from "svelte";
import { keep, kept } from "../common/session.svelte";
import { FRAME } from "./places";

const [LEFT, TOP, WIDTH, HEIGHT] = FRAME;
const STEP = 1.3;
const MOST = 6;
/** Pixels between what is shown and the edge of the window. */
const EDGE = 22;
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
  seen = $state.raw<readonly [number, number, number, number]>([LEFT, TOP, WIDTH, HEIGHT]);
  window: HTMLElement | undefined = $state();
  /** Has the reader moved or zoomed it, or read how? Then nobody has to say it, in no game. */
  isKnown = $state(kept(KEPT) !== null);

  /** Pixels a unit when all is in sight. */
  readonly fit = $derived(Math.min(this.width / WIDTH, this.height / HEIGHT));
  readonly scale = $derived(this.fit * this.zoom);
  #dragged = false;

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
    void tick().then(() => {
      const after = this.#origin();
      node.scrollLeft += after[0] + u * this.scale - x;
      node.scrollTop += after[1] + v * this.scale - y;
      this.look();
    });
  }

  /** Show this of the map, in its own units (left, top, right, bottom), as large as it can be. */
  frame([left, top, right, bottom]: readonly [number, number, number, number]): void {
    const node = this.window;
    if (!node) return;
    this.home = this.zoom = Math.min(MOST, Math.max(1, Math.min(this.width / (right - left), this.height / (bottom - top)) / this.fit));
    void tick().then(() => {
      node.scrollTo(((left + right) / 2 - LEFT) * this.scale - this.width / 2, ((top + bottom) / 2 - TOP) * this.scale - this.height / 2);
      this.look();
    });
  }

  in(): void {
    this.to(this.zoom * STEP);
  }

  out(): void {
    this.to(this.zoom / STEP);
  }

  /** Bring these points into sight: all of them, if they fit; else the middle one, unless most of them are in sight. At the foot, something may lie over
   *  the map. */
  show(points: readonly (readonly [number, number])[], foot = EDGE): void {
    const node = this.window;
    if (!node || !points.length || this.zoom === 1) return;
    const [left, top, width, height] = this.seen;
    const edge = EDGE / this.scale;
    const inSight = points.filter(([x, y]) => x > left + edge && x < left + width - edge && y > top + edge && y < top + height - foot / this.scale);
    if (inSight.length === points.length) return;
    const xs = points.map(([x]) => x).sort((a, b) => a - b);
    const ys = points.map(([, y]) => y).sort((a, b) => a - b);
    const first = (all: readonly number[]) => all[0] ?? 0;
    const last = (all: readonly number[]) => all.at(-1) ?? 0;
    const middle = (all: readonly number[]) => all[Math.floor(all.length / 2)] ?? 0;
    const isWide = (last(xs) - first(xs)) * this.scale > this.width - 2 * EDGE;
    const room = this.height - 2 * EDGE - (last(ys) - first(ys)) * this.scale;
    const isHigh = room < 0;
    if ((isWide || isHigh) && 2 * inSight.length > points.length) return;
    const x = isWide ? middle(xs) : (first(xs) + last(xs)) / 2;
    const y = isHigh ? middle(ys) : (first(ys) + last(ys)) / 2;
    // As far above what lies at the foot as there is room.
    const above = Math.max(0, Math.min(foot - EDGE, room));
    node.scrollTo({ left: (x - LEFT) * this.scale - this.width / 2, top: (y - TOP) * this.scale - (this.height - above) / 2 });
    this.look();
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

  /** `{@attach pan.listen}` */
  listen = (node: HTMLElement): (() => void) => {
    this.window = node;
    let start: readonly [number, number, number, number] | null = null;
    let apart = 0;
    const size = new ResizeObserver(() => {
      this.width = node.clientWidth;
      this.height = node.clientHeight;
      void tick().then(() => this.look());
    });
    size.observe(node);
    const listeners: Readonly<Record<string, (event: Event) => void>> = {
      scroll: () => this.look(),
      wheel: (event) => {
        const wheel = event as WheelEvent;
        const box = node.getBoundingClientRect();
        const by = Math.exp(-wheel.deltaY * (wheel.deltaMode ? 0.05 : 0.0016));
        // Out of the whole map one scrolls the page.
        if (by < 1 && this.zoom === 1) return;
        event.preventDefault();
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
        node.scrollTo(start[2] - dx, start[3] - dy);
      },
      pointerup: () => (start = null),
      pointercancel: () => (start = null),
      touchmove: (event) => {
        this.#know();
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
        const { key, ctrlKey, metaKey } = event as KeyboardEvent;
        if (ctrlKey || metaKey) return;
        if (key === "+" || key === "=") this.in();
        else if (key === "-") this.out();
        else if (key === "0") this.to(1);
      },
    };
    for (const [name, listener] of Object.entries(listeners)) node.addEventListener(name, listener, { passive: name === "scroll" });
    return () => {
      size.disconnect();
      for (const [name, listener] of Object.entries(listeners)) node.removeEventListener(name, listener);
    };
  };
}
