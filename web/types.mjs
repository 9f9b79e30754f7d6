// Makes common/schema.ts, the types of all messages, from the server's description:
//   python -m redphone.server.describe | node types.mjs           writes it
//   python -m redphone.server.describe | node types.mjs --check   fails if it is not what it would write
import { readFileSync, writeFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import openapiTS, { astToString } from "openapi-typescript";

const file = new URL("common/schema.ts", import.meta.url);
const head = "// Made by types.mjs from the server's description (`python -m redphone.server.describe`). Do not edit.\n";
const made = head + astToString(await openapiTS(JSON.parse(await text(process.stdin))));
if (!process.argv.includes("--check")) writeFileSync(file, made);
else if (readFileSync(file, "utf8") !== made) {
  console.error("web/common/schema.ts is not what the server's description says: in web/, python -m redphone.server.describe | npm run types");
  process.exit(1);
}
