// Who reads, in which language, in which light: what all pages share.
import { SvelteSet } from "svelte/reactivity";
import { api, Refused, UNREACHABLE, type GameInfo, type Problem } from "./api";
import { fetchSource, isLanguage, source, type Shelf } from "./languages";
import { Texts, type Language } from "./text.mjs";

export type Theme = "dark" | "light";
/** How the others' moves are shown: one after the other, slowly or faster, or only what came of them. */
export type Speed = "slow" | "usual" | "fast" | "none";
export const SPEEDS: readonly Speed[] = ["slow", "usual", "fast", "none"];

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Without storage a choice lasts as long as the page.
  }
}

/** Texts that are kept because they may be asked for again. */
const MOST_READ = 8;

const root = document.documentElement;

class Session {
  lang = $state<Language>(isLanguage(root.lang) ? root.lang : "en");
  theme = $state<Theme>(root.dataset.theme === "light" ? "light" : "dark");
  speed = $state<Speed>(SPEEDS.find((speed) => speed === kept("speed")) ?? "usual");
  /** Do the keys 1 to 9 and U choose? */
  keys = $state(kept("keys") !== "off");
  /** The guest's name; null: nobody knows it yet. */
  name = $state<string | null>(null);
  games = $state.raw<readonly GameInfo[]>([]);
  problem = $state.raw<Problem | null>(null);
  ready = $state(false);

  #shelves = new SvelteSet<Shelf>();
  #wishes = 0;
  readonly #read = new Map<string, Texts>();
  /** The house's own texts. */
  texts = $derived(this.#ofHouse());

  async begin(): Promise<void> {
    await this.need("house");
    this.ready = true;
    await this.reload();
  }

  /** Ask the server which games there are, and who we are. */
  async reload(): Promise<void> {
    try {
      const [games, me] = await Promise.all([api.games(), api.me()]);
      await Promise.all(games.map((game) => this.need(`brief ${game.package}`)));
      this.games = games;
      this.name = me.guest?.name ?? "";
      this.problem = null;
    } catch (error) {
      this.problem = problemOf(error);
    }
  }

  /** From now on these texts are wanted, in whichever language is spoken. */
  async need(shelf: Shelf): Promise<void> {
    await fetchSource(this.lang, shelf);
    this.#shelves.add(shelf);
  }

  async speak(lang: Language): Promise<void> {
    const wish = ++this.#wishes;
    try {
      await Promise.all([...this.#shelves].map((shelf) => fetchSource(lang, shelf)));
    } catch (error) {
      this.problem = problemOf(error);
      return;
    }
    // Meanwhile another one was chosen.
    if (wish !== this.#wishes) return;
    this.lang = lang;
    root.lang = lang;
    keep("lang", lang);
  }

  light(theme: Theme): void {
    this.theme = theme;
    root.dataset.theme = theme;
    keep("theme", theme);
  }

  pace(speed: Speed): void {
    this.speed = speed;
    keep("speed", speed);
  }

  useKeys(on: boolean): void {
    this.keys = on;
    keep("keys", on ? "on" : "off");
  }

  async rename(name: string): Promise<void> {
    this.name = (await api.rename(name)).guest?.name ?? "";
  }

  game(slug: string): GameInfo | undefined {
    return this.games.find(({ game }) => game === slug);
  }

  /** What the front page says of a game. */
  brief(game: GameInfo): Texts {
    return this.#with(game, "brief");
  }

  /** A game's texts as one reader at one table reads them. Who asks for the same again gets the same: nothing is drawn anew for it. */
  at(game: GameInfo, names: readonly string[], me: number | null, own: Readonly<Record<string, string>> = {}): Texts {
    const isThere = source(this.lang, `game ${game.package}`) !== undefined;
    const key = JSON.stringify([this.lang, isThere, game.game, names, me, own]);
    const found = this.#read.get(key) ?? this.#with(game, "game", { names, me, own });
    // The oldest goes: a reader has few tables before them.
    for (const [old] of this.#read) if (this.#read.size >= MOST_READ) this.#read.delete(old);
    this.#read.set(key, found);
    return found;
  }

  #ofHouse(): Texts {
    return new Texts(this.lang, [this.#shelves.has("house") ? (source(this.lang, "house") ?? "") : ""]);
  }

  #with(game: GameInfo, shelf: "brief" | "game", table?: { names: readonly string[]; me: number | null; own: Readonly<Record<string, string>> }): Texts {
    const sources = (["house", `${shelf} ${game.package}`] as const).map((one) => source(this.lang, one) ?? "");
    return new Texts(this.lang, sources, table, { title: game.title, about: game.about });
  }
}

export function problemOf(error: unknown): Problem {
  if (error instanceof Refused) return error.problem;
  console.error(error);
  return UNREACHABLE;
}

export const session = new Session();
