/**
 * Cuts the two typefaces down to the letters of English and Malay and the weights in use, into `src/fonts/`. Run it with
 * `pnpm --filter @agency/ui fonts` after a new release of the @fontsource-variable packages or a change of `characters`,
 * none of which may stand in the `unicode-range` of the full files in `src/fonts.css`.
 */
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const ascii = String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index));
const characters = `${ascii}\u00A0©·×é–—‘’“”•…↑↓−`;

const fonts = [
  { name: "bricolage-grotesque", weights: { min: 600, max: 800 } },
  { name: "instrument-sans", weights: { min: 400, max: 700 } },
];

for (const { name, weights } of fonts) {
  const source = import.meta.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`);
  const subset = await subsetFont(await readFile(fileURLToPath(source)), characters, {
    targetFormat: "woff2",
    variationAxes: { wght: weights },
  });
  const target = new URL(`../src/fonts/${name}.woff2`, import.meta.url);
  await writeFile(target, subset);
  console.log(`${fileURLToPath(target)} ${subset.byteLength} bytes`);
}
