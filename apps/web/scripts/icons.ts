import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

/** Draws the icons that cannot be SVG from `favicon.svg`: those of home screens, and one with room around it that may be cut to any shape. */
export async function writeIcons(site: string): Promise<void> {
  const sign = await readFile(join(site, "favicon.svg"));
  const drawn = (size: number) => sharp(sign, { density: 300 }).resize(size, size).png().toBuffer();
  await writeFile(join(site, "icon-192.png"), await drawn(192));
  await writeFile(join(site, "icon-512.png"), await drawn(512));
  await writeFile(join(site, "apple-touch-icon.png"), await drawn(180));
  const room = { top: 76, bottom: 76, left: 76, right: 76, background: "#b93e0b" };
  const maskable = await sharp(await drawn(360))
    .extend(room)
    .png()
    .toBuffer();
  await writeFile(join(site, "icon-maskable-512.png"), maskable);
}
