import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { deserialize, serialize } from "node:v8";
import type { Sharp } from "sharp";
import { agencyFolder } from "@agency/content/agency-place";
import { brand } from "@agency/content/brand";
import type { BuiltPicture } from "../../src/site/shared/picture.tsx";
import { contentHash, cached } from "../lib/cached.ts";

/**
 * A picture of the content in all its files, named by their contents so that they may be cached for ever.
 * @param name how its files begin
 * @param file by its path in the agency's folder
 * @throws when it is not a picture, with its name
 */
export async function makePicture(name: string, file: string): Promise<MadePicture> {
  const source = await readPicture(file);
  return cachedPicture(name, source, () => named(file, () => files(name, source)));
}

/** A picture for sharing, at the address of its file. */
export type SharedPicture = { path: string; files: MadePicture["files"] };

/**
 * A picture as it is shown when somebody shares a page, 1200 by 630 pixels: a photograph is cut around what is striking in it, a
 * drawing stays whole, on a ground in the brand's colour.
 * @throws when the file is not a picture, with its name
 */
export async function makeShared(name: string, file: string): Promise<SharedPicture> {
  const source = await readPicture(file);
  const ground = /\.svg$/i.test(file) ? brand.colours.light.tileSecond : undefined;
  return cachedPicture(`share ${name} ${ground}`, source, async () => {
    const data = await named(file, () => encodeShared(source, ground));
    const written = `${name}-${contentHash(data)}-share.jpg`;
    return { path: `/assets/${written}`, files: [{ name: written, data }] };
  });
}

async function readPicture(file: string): Promise<Buffer> {
  return readFile(join(fileURLToPath(agencyFolder), file));
}

async function named<T>(file: string, make: () => Promise<T>): Promise<T> {
  try {
    return await make();
  } catch (error) {
    throw new Error(`The picture ${file} cannot be read. Save it again, as JPG or PNG.`, { cause: error });
  }
}

async function files(name: string, source: Buffer): Promise<MadePicture> {
  const encoded = await encode(source);
  const base = `${name}-${contentHash(...encoded.files.map(({ data }) => data))}`;
  const { width, height, widths } = encoded;
  return {
    picture: { base: `/assets/${base}`, width, height, widths },
    files: encoded.files.map(({ suffix, data }) => ({ name: `${base}${suffix}`, data })),
  };
}

export type MadePicture = { picture: BuiltPicture; files: { name: string; data: Buffer }[] };

const here = fileURLToPath(import.meta.url);

/**
 * Makes a picture, or reuses the picture that an earlier build made from the same source with the same code.
 * @param name how its files begin
 * @param source what it is made from, besides the code
 */
async function cachedPicture<Made = MadePicture>(
  name: string,
  source: Buffer,
  make: () => Promise<Made>,
): Promise<Made> {
  return deserialize(await cached([name, contentHash(await codeHash(), source)], async () => serialize(await make())));
}

let code: Promise<string> | undefined;

/** The hash of the code that encodes, and of the version of its library. */
function codeHash(): Promise<string> {
  code ??= (async () => {
    const { devDependencies } = JSON.parse(await readFile(join(here, "../../../package.json"), "utf8"));
    return contentHash(devDependencies.sharp, await readFile(here));
  })();
  return code;
}

/** The widths that a page can choose from, in pixels; a picture has each width that it is wide enough for. */
const widths = [480, 720, 1040, 1600] as const;

/** Browsers read the first since about 2022, and every browser reads the second. */
const formats = {
  // The least effort but one: the next takes two thirds more time for a tenth fewer bytes.
  avif: (image: Sharp) => image.avif({ quality: 45, effort: 1 }),
  jpg: (image: Sharp) => image.jpeg({ quality: 78, mozjpeg: true }),
};

type Encoded = { width: number; height: number; widths: number[]; files: { suffix: string; data: Buffer }[] };

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
  const made = [];
  for (const width of chosen) {
    made.push({ suffix: `-${width}.avif`, data: await formats.avif(image().resize(width)).toBuffer() });
  }
  const fallback = chosen[Math.min(1, chosen.length - 1)];
  made.push({ suffix: ".jpg", data: await formats.jpg(image().resize(fallback)).toBuffer() });
  return { width: info.width, height: info.height, widths: chosen, files: made };
}

/**
 * A picture as JPEG in the size that previews of links have.
 * @param ground the colour around a picture that stays whole
 */
async function encodeShared(source: Buffer, ground: string | undefined): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  const image = sharp(source).rotate().flatten({ background: "#fff" });
  const { width, height } = previewSize;
  const fitted = ground
    ? image
        .resize(width - 2 * margin, height - 2 * margin, { fit: "contain", background: ground })
        .extend({ top: margin, bottom: margin, left: margin, right: margin, background: ground })
    : image.resize(width, height, { fit: "cover", position: "attention" });
  return fitted.jpeg({ quality: 80, mozjpeg: true }).toBuffer();
}

const previewSize = { width: 1200, height: 630 };
const margin = 32;
