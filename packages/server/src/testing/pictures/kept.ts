import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pixelmatch from "pixelmatch";
import sharp from "sharp";
import type { Picture } from "./render.ts";

const keptPictures = fileURLToPath(new URL("kept/", import.meta.url));
/** Where a page that differs is left, with its differences. */
const results = fileURLToPath(new URL("../../../../../test-results/pictures/", import.meta.url));

/** Poppler's versions draw edges differently: at most 6 pixels of such a square. Text moved by 2 points differs in 65 of them. */
const tolerance = { threshold: 0.25, windowSize: 12, pixels: 12 };

/** Compares the pages of a report with its kept pictures, and says what differs. A page that does is left in a folder. */
export async function findChanges(name: string, pages: Picture[], folder = results): Promise<string[]> {
  const missing = (await keptNames(name)).slice(pages.length).map((each) => `${each} is no longer drawn`);
  const changed = pages.map(async (page, index) => {
    const file = fileName(name, index);
    const kept = await readKept(file);
    if (kept === null) return [`${file} is not kept yet`];
    const { pixels, picture } = comparePictures(kept, page);
    if (pixels <= tolerance.pixels) return [];
    await mkdir(folder, { recursive: true });
    await writePicture(join(folder, file), page);
    const raw = { width: page.width, height: page.height, channels: 4 } as const;
    await sharp(picture, { raw }).toFile(join(folder, file.replace(".png", ".differences.png")));
    return [`${file}: ${pixels} pixels of a square differ, see ${folder}`];
  });
  return [...(await Promise.all(changed)).flat(), ...missing];
}

/** Keeps the pages that have changed. Others stay as they are, whatever version of poppler drew them. */
export async function keep(name: string, pages: Picture[]): Promise<string[]> {
  const old = (await keptNames(name)).slice(pages.length);
  await Promise.all(old.map((file) => rm(join(keptPictures, file))));
  const written = pages.map(async (page, index) => {
    const file = fileName(name, index);
    const kept = await readKept(file);
    if (kept !== null && comparePictures(kept, page).pixels <= tolerance.pixels) return [];
    await writePicture(join(keptPictures, file), page);
    return [file];
  });
  return (await Promise.all(written)).flat();
}

/** The most pixels of a square that differ, and a picture of all that do. */
function comparePictures(kept: Picture, { pixels, width, height }: Picture): { pixels: number; picture: Buffer } {
  const picture = Buffer.alloc(4 * pixels.length);
  if (kept.pixels.equals(pixels)) return { pixels: 0, picture };
  const { threshold, windowSize } = tolerance;
  const options = { threshold, windowSize, includeAA: true };
  return { pixels: pixelmatch(coloured(kept), coloured({ pixels }), picture, width, height, options), picture };
}

/** The kept pictures of a report, or of all. */
export async function keptNames(name = ""): Promise<string[]> {
  return (await readdir(keptPictures)).filter((file) => file.startsWith(name)).toSorted();
}

function fileName(name: string, index: number): string {
  return `${name}-${index + 1}.png`;
}

async function readKept(file: string): Promise<Picture | null> {
  if (!(await keptNames()).includes(file)) return null;
  const { data, info } = await sharp(join(keptPictures, file))
    .toColourspace("b-w")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

async function writePicture(path: string, { pixels, width, height }: Picture): Promise<void> {
  const picture = sharp(pixels, { raw: { width, height, channels: 1 } }).toColourspace("b-w");
  await picture.png({ compressionLevel: 9 }).toFile(path);
}

/** A grey picture in red, green, blue and alpha, which pixelmatch compares. */
function coloured({ pixels }: Pick<Picture, "pixels">): Uint8Array {
  const opaque = 0xff_00_00_00;
  return new Uint8Array(Uint32Array.from(pixels, (grey) => opaque | (grey * 0x01_01_01)).buffer);
}
