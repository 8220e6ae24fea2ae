import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

/** The drawings are finished pictures of sample clients, with faces of their own. */
const require = createRequire(import.meta.url);

type Cut = { name: string; file: string; axes: Record<string, number>; weight: 400 | 600 | 700; style?: "italic" };

const cuts: readonly Cut[] = [
  {
    name: "Display",
    file: "bricolage-grotesque-latin-standard-normal",
    axes: { wght: 700, wdth: 100, opsz: 48 },
    weight: 700,
  },
  {
    name: "Poster",
    file: "bricolage-grotesque-latin-standard-normal",
    axes: { wght: 800, wdth: 75, opsz: 96 },
    weight: 700,
  },
  { name: "Text", file: "instrument-sans-latin-standard-normal", axes: { wght: 450, wdth: 100 }, weight: 400 },
  { name: "Text", file: "instrument-sans-latin-standard-normal", axes: { wght: 650, wdth: 100 }, weight: 600 },
  { name: "Narrow", file: "instrument-sans-latin-standard-normal", axes: { wght: 500, wdth: 75 }, weight: 400 },
  {
    name: "Slant",
    file: "instrument-sans-latin-standard-italic",
    axes: { wght: 500, wdth: 100 },
    weight: 400,
    style: "italic",
  },
];

/** The drawings use printable ASCII and a middle dot. */
const letters = `${String.fromCodePoint(...Array.from({ length: 0x5f }, (_, index) => 0x20 + index))}·`;

/** Two faces in cuts that Satori can read: it takes neither WOFF2 nor variable fonts. */
export async function loadFaces() {
  return Promise.all(
    cuts.map(async ({ name, file, axes, weight, style = "normal" as const }) => {
      const family = file.startsWith("bricolage") ? "bricolage-grotesque" : "instrument-sans";
      const source = await readFile(require.resolve(`@fontsource-variable/${family}/files/${file}.woff2`));
      const data = await subsetFont(source, letters, {
        targetFormat: "sfnt",
        variationAxes: axes,
      });
      return { name, data, weight, style };
    }),
  );
}
