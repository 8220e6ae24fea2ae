import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { agencyFolder } from "@agency/content/agency-place";
import type { PictureSource } from "@agency/content/shape";
import { cachedPicture, type MadePicture } from "./cached.ts";
import { draw } from "./draw.tsx";
import { encode, encodeShared } from "./encode.ts";
import { hashOf } from "./hash-of.ts";

/**
 * A picture of the content in all its files, named by their contents so that they may be cached for ever.
 * @param name how its files begin
 * @throws when a file is no picture, with its name
 * @param language of a drawing's words; undefined for those that all other readers see
 */
export async function makePicture(name: string, source: PictureSource, language?: string): Promise<MadePicture> {
  if ("drawing" in source) {
    const from = `${source.drawing} ${language ?? ""}`;
    return cachedPicture(name, from, async () => files(name, await draw(source.drawing, language)));
  }
  const photograph = await readPhotograph(source.file);
  return cachedPicture(name, photograph, () => named(source.file, () => files(name, photograph)));
}

/** A picture for sharing, at the address of its file. */
export type SharedPicture = { path: string; files: MadePicture["files"] };

/**
 * A photograph as it is shown when somebody shares a page: cut to 1200 by 630 pixels around what is striking in it.
 * @throws when the file is no picture, with its name
 */
export async function makeShared(name: string, file: string): Promise<SharedPicture> {
  const photograph = await readPhotograph(file);
  return cachedPicture(`share ${name}`, photograph, async () => {
    const data = await named(file, () => encodeShared(photograph));
    const written = `${name}-${hashOf(data)}-share.jpg`;
    return { path: `/assets/${written}`, files: [{ name: written, data }] };
  });
}

async function readPhotograph(file: string): Promise<Buffer> {
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
  const base = `${name}-${hashOf(...encoded.files.map(({ data }) => data))}`;
  const { width, height, widths } = encoded;
  return {
    picture: { base: `/assets/${base}`, width, height, widths },
    files: encoded.files.map(({ suffix, data }) => ({ name: `${base}${suffix}`, data })),
  };
}
