// Makes common/schema.ts, the types of all messages, from the server's description:
//   python -m redphone.server.describe | node types.mjs
import { writeFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import openapiTS, { astToString } from "openapi-typescript";

const description = JSON.parse(await text(process.stdin));
writeFileSync(new URL("common/schema.ts", import.meta.url), astToString(await openapiTS(description)));
