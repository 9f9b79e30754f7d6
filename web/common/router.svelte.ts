// Which page an address means. Secrets stand behind the #, which is never sent to a server.
export type Page =
  | { readonly name: "front" }
  | { readonly name: "about" }
  | { readonly name: "new"; readonly game: string }
  | { readonly name: "table"; readonly id: string }
  | { readonly name: "replay"; readonly id: string; readonly at: number | null; readonly seat: number | null }
  | { readonly name: "join"; readonly id: string; readonly secret: string }
  | { readonly name: "device"; readonly secret: string; readonly table: string | null }
  | { readonly name: "lost" };

const number = (text: string | null): number | null => (text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null);

/** null: nobody can have meant this. */
function partsOf(pathname: string): string[] | null {
  try {
    return pathname.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}

export function pageOf({ pathname, search, hash }: { pathname: string; search: string; hash: string }): Page {
  const parts = partsOf(pathname);
  if (!parts) return { name: "lost" };
  const [first = "", second = "", third = "", ...more] = parts;
  const query = new URLSearchParams(search);
  if (more.length) return { name: "lost" };
  if (!first) return { name: "front" };
  if (first === "about" && !second) return { name: "about" };
  if (first === "device" && !second) return { name: "device", secret: hash.slice(1), table: query.get("table") };
  if (first === "new" && second && !third) return { name: "new", game: second };
  if (first === "join" && second && !third) return { name: "join", id: second, secret: hash.slice(1) };
  if (first === "table" && second && !third) return { name: "table", id: second };
  if (first === "table" && second && third === "replay") {
    return { name: "replay", id: second, at: number(query.get("at")), seat: number(query.get("seat")) };
  }
  return { name: "lost" };
}

class Router {
  page = $state.raw<Page>(pageOf(location));

  constructor() {
    addEventListener("popstate", () => (this.page = pageOf(location)));
    addEventListener("hashchange", () => (this.page = pageOf(location)));
    // Links are plain links; those within the house do not load the page again.
    addEventListener("click", (event) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!link || !plain || event.defaultPrevented || link.origin !== location.origin) return;
      if (link.target || link.hasAttribute("download") || link.pathname.startsWith("/api/") || link.getAttribute("href")?.startsWith("#")) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    });
  }

  go(address: string): void {
    history.pushState(null, "", address);
    this.page = pageOf(location);
    scrollTo(0, 0);
  }

  /** The same page at another address, such as another move of a replay. */
  replace(address: string): void {
    history.replaceState(null, "", address);
  }
}

export const router = new Router();
