import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** A font as its file has it, the letters to take, and the weight to take of those on its axis. */
export type FontToMake = { woff2: Buffer; text: string; weight: number | null };

/** A font as TrueType, and the name of its file, which says what it is made of. */
export type MadeFont = { name: string; trueType: Buffer };

const folder = fileURLToPath(new URL("../../../build/fonts/", import.meta.url));

/** A font as the build made it (`make-fonts.mjs`), or else made now: another agency's, or one for letters that are rare. */
export async function madeFont(font: FontToMake): Promise<MadeFont> {
  const { woff2, text, weight } = font;
  const made = createHash("sha256").update(woff2).update(`${weight} ${text}`).digest("hex").slice(0, 32);
  const name = `${made}.ttf`;
  const place = join(folder, name);
  return { name, trueType: existsSync(place) ? readFileSync(place) : await make(font) };
}

/** Drawing needs TrueType in one weight, which fontkit subsets fastest; the files are WOFF2, most variable. */
async function make({ woff2, text, weight }: FontToMake): Promise<Buffer> {
  const { default: subsetFont } = await import("subset-font");
  return subsetFont(woff2, text, {
    targetFormat: "truetype",
    ...(weight === null ? {} : { variationAxes: { wght: weight } }),
  });
}

/** Puts fonts into the folder of the build, in place of those before, and never a part of one. */
export function keepFonts(fonts: MadeFont[]): void {
  // Builds may run beside each other.
  const draft = join(folder, "..", `fonts.part-${process.pid}`);
  mkdirSync(draft, { recursive: true });
  for (const { name, trueType } of fonts) writeFileSync(join(draft, name), trueType);
  rmSync(folder, { recursive: true, force: true });
  try {
    renameSync(draft, folder);
  } catch (error) {
    // Another build was first. Its fonts are the same, since their names say what they are made from.
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}
