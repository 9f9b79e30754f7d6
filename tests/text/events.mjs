// Reads {text, events, work: [{lang, sources, own, cards}, …]} from standard input. Writes a list of sentences for each work.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const { text, events, web, scratch, work } = JSON.parse(readFileSync(0, "utf8"));
const ts = createRequire(`${web}/`)("typescript");
const module = ts.transpileModule(readFileSync(events, "utf8"), { compilerOptions: { target: "ES2022", module: "ESNext" } });
writeFileSync(`${scratch}/events-of.mjs`, module.outputText);
const { Texts } = await import(pathToFileURL(text));
const { eventWords } = await import(pathToFileURL(`${scratch}/events-of.mjs`));
const out = work.map(({ lang, sources, own, cards }) => {
  const texts = new Texts(lang, sources, { own });
  return cards.map((card) => eventWords(card, texts));
});
process.stdout.write(JSON.stringify(out));
