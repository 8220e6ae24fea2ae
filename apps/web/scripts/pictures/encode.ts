import type { Sharp } from "sharp";

/** The widths that a page can choose from, in pixels; a picture has those that it is wide enough for. */
const widths = [480, 720, 1040, 1600] as const;

/** Browsers read the first since about 2022, and every browser reads the second. */
const formats = {
  // Little effort: a second of computing saves two kilobytes.
  avif: (image: Sharp) => image.avif({ quality: 45, effort: 2 }),
  jpg: (image: Sharp) => image.jpeg({ quality: 78, mozjpeg: true }),
};

export type Encoded = { width: number; height: number; widths: number[]; files: { suffix: string; data: Buffer }[] };

/**
 * A picture in every width as AVIF, and in one width in the format that every browser reads.
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
    files.push({ suffix: `-${width}.avif`, data: await formats.avif(image().resize(width)).toBuffer() });
  }
  const fallback = chosen[Math.min(1, chosen.length - 1)];
  files.push({ suffix: ".jpg", data: await formats.jpg(image().resize(fallback)).toBuffer() });
  return { width: info.width, height: info.height, widths: chosen, files };
}

/** A photograph as JPEG in the size that previews of links have. */
export async function encodeShared(source: Buffer): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  const image = sharp(source).rotate().flatten({ background: "#fff" });
  return image
    .resize(previewSize.width, previewSize.height, { fit: "cover", position: "attention" })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}

const previewSize = { width: 1200, height: 630 };
