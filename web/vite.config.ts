import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

// Only the command line says these.
const OF_THE_COMMAND_LINE = /^(command|argument|arena|think|fuzz|because)-/;
// What the front page says of a game.
const BRIEF = /^(title|about|title-[a-z]+|about-[a-z]+|authors|reconstructed|seat-\d+)$/;

/** A Fluent file without its comments and without the messages that nobody will ask for; what a message quotes stays with it. */
function kept(source: string, wanted: (id: string) => boolean): string {
  const messages = new Map<string, string>();
  for (const part of source.replace(/^#.*\n?/gm, "").split(/\n(?=[a-z][\w-]* =)/)) {
    const id = /^\s*([a-z][\w-]*) =/.exec(part)?.[1];
    if (id) messages.set(id, part.trim());
  }
  const chosen = new Set([...messages.keys()].filter(wanted));
  for (const id of chosen) {
    for (const [, quoted] of messages.get(id)?.matchAll(/\{ ([a-z][\w-]*) \}/g) ?? []) if (quoted && messages.has(quoted)) chosen.add(quoted);
  }
  const all = [...messages].filter(([id]) => chosen.has(id)).map(([, message]) => message).join("\n") + "\n";
  // No line begins with a dash: it belongs to the word before it.
  return all.replace(/(?<=\S) —/g, "\u00a0—");
}

/** `file.ftl?texts` is the file as the browser needs it, `file.ftl?brief` only what the front page says of a game. */
function texts(): Plugin {
  return {
    name: "redphone-texts",
    enforce: "pre",
    load(id) {
      const [file, query] = id.split("?");
      if (!file?.endsWith(".ftl")) return null;
      this.addWatchFile(file);
      const wanted = (text: string) => (query === "brief" ? BRIEF.test(text) : !OF_THE_COMMAND_LINE.test(text));
      return `export default ${JSON.stringify(kept(readFileSync(file, "utf8"), wanted))};`;
    },
  };
}

/** `board.py?constants` are the numbers that a game's board has by name: what is printed there is written down once. */
function constants(): Plugin {
  return {
    name: "redphone-constants",
    enforce: "pre",
    load(id) {
      const [file, query] = id.split("?");
      if (!file?.endsWith(".py") || query !== "constants") return null;
      this.addWatchFile(file);
      const found = readFileSync(file, "utf8").matchAll(/^([A-Z][A-Z_0-9]*): Final = (\d+)\b/gm);
      return `export default ${JSON.stringify(Object.fromEntries([...found].map(([, name, value]) => [name, Number(value)])))};`;
    },
  };
}

export default defineConfig({
  plugins: [texts(), constants(), svelte()],
  build: {
    outDir: "../src/redphone/server/web",
    emptyOutDir: true,
    target: "es2023",
    // The content security policy allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
  server: {
    proxy: { "/api": { target: process.env.REDPHONE_SERVER ?? "http://127.0.0.1:1962", ws: true } },
  },
});
