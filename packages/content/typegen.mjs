import "./agency-folder.mjs";
import { mkdirSync, writeFileSync } from "node:fs";

// The sample agency's English texts as types, so that a key or a parameter that no text has is a type error. Git ignores them.
const { productTexts } = await import("./src/product-texts.ts");
const { messagesOf } = await import("./src/translations.ts");
const folder = new URL(".types/", import.meta.url);
mkdirSync(folder, { recursive: true });

/** @type {(file: string, name: string, texts: object) => void} */
const write = (file, name, texts) =>
  writeFileSync(new URL(file, folder), `export type ${name} = ${JSON.stringify(texts, null, 2)};\n`);

write("english-product.ts", "EnglishProduct", productTexts("en"));
write("english-texts.ts", "EnglishTexts", messagesOf("en"));
