import { mkdirSync, writeFileSync } from "node:fs";

// The product's English texts as types, so that a key or a parameter that no text has is a type error. Git ignores them.
const { productTexts } = await import("./src/product-texts.ts");
const folder = new URL(".types/", import.meta.url);
mkdirSync(folder, { recursive: true });
const type = JSON.stringify(productTexts("en"), null, 2);
writeFileSync(new URL("english-product.ts", folder), `export type EnglishProduct = ${type};\n`);
