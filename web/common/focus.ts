// Where the keyboard is. A player must never be lost: when the thing that had the focus goes away (it was chosen, closed, disabled, or the
// page is another one), the focus goes to the nearest thing that makes sense.

/** The parts of a page, beyond which nobody is a neighbour. */
const PARTS = "main, aside, nav, header, dialog, [role='main'], [role='complementary']";
const CHOICES = "a[href], button, input, select, textarea, [tabindex='0']";

/** What had the focus last, with all that it stood in at that time. */
let last: { readonly one: Element; readonly around: readonly Element[] } | null = null;
let asked = 0;

function isUsable(one: Element): boolean {
  return one.isConnected && !one.matches(":disabled") && one.checkVisibility();
}

/** What is chosen first in a part of the page: what says so of itself (`data-first`), else whatever comes first. */
function firstIn(where: Element): Element | undefined {
  return [...where.querySelectorAll("[data-first]"), ...where.querySelectorAll(CHOICES)].find(isUsable);
}

/** Is the reader in the middle of a word? */
function isTyping(): boolean {
  return document.activeElement?.matches("input:not([type='range'], [type='checkbox']), textarea, select") ?? false;
}

function give(one: Element, more: FocusOptions = {}): void {
  if (!one.matches(CHOICES) && !one.hasAttribute("tabindex")) one.setAttribute("tabindex", "-1");
  if (one instanceof HTMLElement || one instanceof SVGElement) one.focus(more);
}

/** The place to go back to: what lies above all else, else the question (`data-home`), else the page's heading. */
function home(): Element | undefined {
  const above = [...document.querySelectorAll("dialog:modal, [data-panel]")].filter(isUsable).at(-1);
  if (above) return firstIn(above) ?? above;
  return [...document.querySelectorAll("[data-home]")].find(isUsable) ?? [...document.querySelectorAll("main h1, h1, main")].find(isUsable);
}

/** Who has the focus next: a neighbour; or, where a game is played, the question, which says what is to be done next. */
function heir(one: Element, around: readonly Element[]): Element | undefined {
  const part = around.findIndex((each) => each.matches(PARTS));
  // An offer may also lie beside the board.
  if (part < 0 || around[part]?.matches("[data-table]") || one.matches("[data-action]")) return home();
  return around.slice(0, part + 1).filter(isUsable).map(firstIn).find(Boolean) ?? home();
}

function look(): void {
  asked = 0;
  const active = document.activeElement;
  if (!last || isUsable(last.one) || (active && active !== document.body && isUsable(active))) return;
  const next = heir(last.one, last.around);
  // A page begins at its beginning, and the question is in sight anyway.
  if (next) give(next, { preventScroll: next.matches("[data-home], h1, main") });
}

/** Watches over the focus, on all pages. */
export function keepFocus(): void {
  document.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof Element)) return;
    const around: Element[] = [];
    for (let one = target.parentElement; one; one = one.parentElement) around.push(one);
    last = { one: target, around };
  });
  const changes = new MutationObserver(() => {
    asked ||= requestAnimationFrame(look);
  });
  changes.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["disabled", "hidden", "class", "open"] });
}

/**
 * A panel over the table (`{@attach panel(close)}`): it takes the focus when it opens, unless somebody is writing, and holds it; Escape
 * closes it, and the focus goes back to where it was.
 */
export function panel(close: () => void): (node: HTMLElement) => () => void {
  return (node) => {
    const opener = document.activeElement;
    node.dataset.panel = "";
    if (!isTyping()) give(firstIn(node) ?? node);

    function pressed(event: KeyboardEvent): void {
      if (event.key === "Escape") {
        event.stopPropagation();
        close();
      }
      if (event.key !== "Tab") return;
      const all = [...node.querySelectorAll(CHOICES)].filter(isUsable);
      const [edge, other] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
      if (!other || (document.activeElement !== edge && document.activeElement !== node)) return;
      event.preventDefault();
      give(other);
    }
    node.addEventListener("keydown", pressed);
    return () => {
      node.removeEventListener("keydown", pressed);
      const held = document.activeElement === document.body || node.contains(document.activeElement);
      if (held && opener && opener !== document.body && isUsable(opener)) give(opener);
    };
  };
}
