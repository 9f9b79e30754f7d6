// Where the texts are: the same files that Python reads, one piece for each language and game, fetched when they are needed.
import { LANGUAGES, type Language } from "./text.mjs";

type Sources = Record<string, () => Promise<string>>;
const ofHouse = import.meta.glob<string>("../../src/redphone/text/*.ftl", { query: "?texts", import: "default" }) as Sources;
const ofGames = import.meta.glob<string>("../../src/redphone/games/*/text/*.ftl", { query: "?texts", import: "default" }) as Sources;
const briefs = import.meta.glob<string>("../../src/redphone/games/*/text/*.ftl", { query: "?brief", import: "default" }) as Sources;

/** What is asked for: the house's texts, all of a game's, or only what the front page says of a game. */
export type Shelf = "house" | `game ${string}` | `brief ${string}`;

const fetched = new Map<string, string>();

/** The text file, if it was fetched. */
export function source(lang: Language, shelf: Shelf): string | undefined {
  return fetched.get(`${lang} ${shelf}`);
}

export async function fetchSource(lang: Language, shelf: Shelf): Promise<void> {
  if (fetched.has(`${lang} ${shelf}`)) return;
  const [kind, name] = shelf.split(" ");
  const path = kind === "house" ? `../../src/redphone/text/${lang}.ftl` : `../../src/redphone/games/${name}/text/${lang}.ftl`;
  const load = (kind === "house" ? ofHouse : kind === "game" ? ofGames : briefs)[path];
  if (load) fetched.set(`${lang} ${shelf}`, await load());
}

export function isLanguage(lang: string): lang is Language {
  return (LANGUAGES as readonly string[]).includes(lang);
}

export const NAMES: Readonly<Record<Language, string>> = { en: "English", fr: "Français", ru: "Русский" };
