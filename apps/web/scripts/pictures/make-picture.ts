import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { agencyFolder } from "@agency/content/agency-place";
import type { PictureSource } from "@agency/content/shape";
import { cachedPicture, type MadePicture } from "./cached.ts";
import { draw } from "./draw.tsx";
import { encode } from "./encode.ts";
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
  const photograph = await readFile(join(fileURLToPath(agencyFolder), source.file));
  return cachedPicture(name, photograph, async () => {
    try {
      return await files(name, photograph);
    } catch (error) {
      throw new Error(`The picture ${source.file} cannot be read. Save it again, as JPG or PNG.`, { cause: error });
    }
  });
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
