import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { brand as own } from "@agency/content/brand";
import { sampleAgency as agency, sampleBrand as brand } from "@agency/content/sample-agency";

type Look = Pick<typeof own, "colours" | "fonts">;

const text = /\.(?:html|css|js|json|xml|txt|svg|webmanifest|data)$/;

/**
 * What would give the sample agency away in another agency's product: its name, its addresses, its typefaces, and the colours of its
 * brand that the other one does not have.
 */
export function tracesOf(other: Look): string[] {
  const colours = (look: Look) => Object.values(look.colours).flatMap((scheme) => Object.values<string>(scheme));
  const others = new Set(colours(other));
  const families = [brand.fonts.display.family, brand.fonts.text.family];
  const otherFamilies: string[] = [other.fonts.display.family, other.fonts.text.family];
  return [
    agency.name,
    agency.email,
    agency.phone,
    ...families.filter((family) => !otherFamilies.includes(family)),
    ...new Set(colours(brand as Look).filter((colour) => !others.has(colour) && !isCommon(colour))),
  ];
}

/** Black, white and greys are nobody's. */
function isCommon(colour: string): boolean {
  const [, red, green, blue] = /^#(..)(..)(..)$/.exec(colour) ?? [];
  return red === green && green === blue;
}

/** Where the traces occur, as "file: trace". */
export function findTraces(name: string, content: string, traces: readonly string[]): string[] {
  const lower = content.toLowerCase();
  return traces.filter((trace) => lower.includes(trace.toLowerCase())).map((trace) => `${name}: ${trace}`);
}

/** The traces in the text files of a built site. */
export async function tracesInSite(site: string, traces: readonly string[]): Promise<string[]> {
  const files = (await readdir(site, { recursive: true })).filter((file) => text.test(file));
  const found = await Promise.all(
    files.map(async (file) => findTraces(file, await readFile(join(site, file), "utf8"), traces)),
  );
  return found.flat();
}
