// Reads work from standard input: [{lang, sources, table, texts: [[id, attribute, fields], …]}, …]. Writes a list of strings for each.
import { readFileSync } from "node:fs";

const { Texts } = await import(process.argv[2]);
const work = JSON.parse(readFileSync(0, "utf8"));
const out = work.map(({ lang, sources, table, texts }) => {
  const say = new Texts(lang, sources, table);
  return texts.map(([id, attribute, fields]) => {
    try {
      return attribute ? say.attribute(id, attribute, fields) : say.say(id, fields);
    } catch (error) {
      return `error: ${error.message}`;
    }
  });
});
process.stdout.write(JSON.stringify(out));
