import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { brand as own } from "@agency/content/brand";
import { sampleAgency as agency, sampleBrand as brand } from "@agency/content/sample-agency";
import { coloursInPicture } from "./look.ts";

type Look = {
  colours: Readonly<Record<"light" | "dark", object>>;
  fonts: Pick<(typeof own)["fonts"], "display" | "text">;
};

/** Signs of the sample agency: words and typefaces, and colours as `#rrggbb`. */
export type Traces = { words: readonly string[]; colours: readonly string[] };

const text = /\.(?:html|css|js|json|xml|txt|svg|webmanifest|data|ts|md)$/;

/** The sample agency's name, addresses and typefaces, and the colours of its brand that the other one does not have. */
export function sampleTraces(other: Look): Traces {
  const colours = (look: Look) => Object.values(look.colours).flatMap((scheme) => Object.values(scheme) as string[]);
  const others = new Set(colours(other));
  const families = [brand.fonts.display.family, brand.fonts.text.family];
  const otherFamilies: string[] = [other.fonts.display.family, other.fonts.text.family];
  return {
    words: [agency.name, agency.email, agency.phone, ...families.filter((family) => !otherFamilies.includes(family))],
    colours: [...new Set(colours(brand))].filter((colour) => !others.has(colour) && !isCommon(colour)),
  };
}

/** Black, white and greys are nobody's. */
function isCommon(colour: string): boolean {
  const [, red, green, blue] = /^#(..)(..)(..)$/.exec(colour) ?? [];
  return red === green && green === blue;
}

/** Where the traces occur, as "file: trace". In addresses, `#` is `%23`. */
export function findTraces(name: string, content: string, { words, colours }: Traces): string[] {
  const lower = content.toLowerCase().replaceAll("%23", "#");
  return [...words, ...colours]
    .filter((trace) => lower.includes(trace.toLowerCase()))
    .map((trace) => `${name}: ${trace}`);
}

/** The traces in a picture, as "file: colour". */
export async function tracesInPicture(name: string, picture: Buffer, { colours }: Traces): Promise<string[]> {
  const found = await coloursInPicture(picture, colours);
  return found.map((colour) => `${name}: ${colour}`);
}

/** The traces in the texts and pictures of a folder, such as a built site with its icons and pictures for sharing. */
export async function tracesInFolder(folder: string, traces: Traces): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  const found: string[] = [];
  for (const file of files) {
    if (text.test(file)) found.push(...findTraces(file, await readFile(join(folder, file), "utf8"), traces));
    if (file.endsWith(".png")) found.push(...(await tracesInPicture(file, await readFile(join(folder, file)), traces)));
  }
  return found;
}
