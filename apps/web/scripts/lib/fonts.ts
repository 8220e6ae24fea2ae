import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

type Face = { family: "bricolage-grotesque" | "instrument-sans"; weight: number };

const fromUi = createRequire(new URL("../../../../packages/ui/package.json", import.meta.url));
const latin = Array.from({ length: 0x17f }, (_, code) => String.fromCodePoint(code)).join("");
const loaded = new Map<string, Promise<Buffer>>();

/** One weight of a typeface of the site as a TrueType file, for what is drawn at build time. */
export function loadFont({ family, weight }: Face): Promise<Buffer> {
  const key = `${family}-${weight}`;
  const font = loaded.get(key) ?? cut({ family, weight });
  loaded.set(key, font);
  return font;
}

async function cut({ family, weight }: Face): Promise<Buffer> {
  const file = fromUi.resolve(`@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`);
  return subsetFont(await readFile(file), `${latin}–—‘’“”•…`, {
    targetFormat: "truetype",
    variationAxes: { wght: weight },
  });
}
