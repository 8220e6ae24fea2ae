import { mkdirSync, writeFileSync } from "node:fs";
import { productTexts } from "./src/product-texts.ts";

// The English texts as a type, so that a key or parameter that no text has is a type error. Git ignores it.
const folder = new URL(".types/", import.meta.url);
mkdirSync(folder, { recursive: true });
writeFileSync(
  new URL("english-texts.ts", folder),
  `export type EnglishTexts = ${JSON.stringify(productTexts("en"), null, 2)};\n`,
);
