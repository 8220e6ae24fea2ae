import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { brand } from "@agency/content/brand";

/** Draws the icons that cannot be SVG from `favicon.svg`: for home screens, and one with a margin that a device may cut to any shape. */
export async function writeIcons(site: string): Promise<void> {
  const favicon = await readFile(join(site, "favicon.svg"));
  const drawn = (size: number) => sharp(favicon, { density: 300 }).resize(size, size).png().toBuffer();
  await writeFile(join(site, "icon-192.png"), await drawn(192));
  await writeFile(join(site, "icon-512.png"), await drawn(512));
  await writeFile(join(site, "apple-touch-icon.png"), await drawn(180));
  const margin = { top: 76, bottom: 76, left: 76, right: 76, background: brand.logo.markGround };
  const maskable = await sharp(await drawn(360))
    .extend(margin)
    .png()
    .toBuffer();
  await writeFile(join(site, "icon-maskable-512.png"), maskable);
}
