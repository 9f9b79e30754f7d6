// The tables of the games: folders beside this one, fetched when somebody sits down.
import type { GameTable } from "./game";

const folders = import.meta.glob<{ default: GameTable }>("../*/index.ts");

export async function tableOf(folder: string): Promise<GameTable> {
  const load = folders[`../${folder}/index.ts`];
  if (!load) throw new Error(`there is no web/${folder}`);
  return (await load()).default;
}
