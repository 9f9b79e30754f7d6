// See `constants` in vite.config.ts.
declare module "*/days/board.py?constants" {
  const board: Readonly<Record<"MOST_CUBES" | "CUBES_EACH" | "MOST_LEAD" | "DEFCON_1" | "DEFCON_2" | "TOP", number>>;
  export default board;
}
