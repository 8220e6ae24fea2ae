import type { Sharp } from "sharp";

/** The widths that a page can choose from, in pixels; a picture has those that it is wide enough for. */
const widths = [480, 720, 1040, 1600] as const;

/** What browsers since about 2020 read, the smallest first, and what every browser reads. */
const formats = {
  // Little effort: a second of computing saves two kilobytes.
  avif: (image: Sharp) => image.avif({ quality: 45, effort: 2 }),
  webp: (image: Sharp) => image.webp({ quality: 78 }),
  jpg: (image: Sharp) => image.jpeg({ quality: 78, mozjpeg: true }),
};

export type Encoded = { width: number; height: number; widths: number[]; files: { suffix: string; data: Buffer }[] };

/**
 * A picture in every width and format. The one that every browser reads is made in one width only.
 * @param source an SVG or a photograph
 */
export async function encode(source: Buffer): Promise<Encoded> {
  const { default: sharp } = await import("sharp");
  // Drawn or decoded once, turned as the camera held it.
  const { data, info } = await sharp(source)
    .rotate()
    .flatten({ background: "#fff" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const image = () => sharp(data, { raw: info });
  const fitting = widths.filter((width) => width <= info.width);
  const chosen = fitting.length === 0 ? [info.width] : fitting;
  const files = [];
  for (const width of chosen) {
    for (const format of ["avif", "webp"] as const)
      files.push({ suffix: `-${width}.${format}`, data: await formats[format](image().resize(width)).toBuffer() });
  }
  const fallback = chosen[Math.min(1, chosen.length - 1)];
  files.push({ suffix: ".jpg", data: await formats.jpg(image().resize(fallback)).toBuffer() });
  return { width: info.width, height: info.height, widths: chosen, files };
}
