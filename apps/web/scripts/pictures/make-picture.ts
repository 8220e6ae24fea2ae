import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PictureSource } from "@agency/content/shape";
import { cachedPicture, type MadePicture } from "./cached.ts";
import { draw } from "./draw.tsx";
import { encode } from "./encode.ts";
import { hashOf } from "./hash-of.ts";

/**
 * A picture of the content in all its files, named by their contents so that they may be cached for ever.
 * @param name how its files begin
 * @param photographs the folder of pictures that are no drawings
 * @param language of a drawing's words; undefined for those that all other readers see
 * @throws when the picture is named in the content and is not there
 */
export async function makePicture(
  name: string,
  source: PictureSource,
  photographs: string,
  language?: string,
): Promise<MadePicture> {
  if ("drawing" in source) {
    const from = `${source.drawing} ${language ?? ""}`;
    return cachedPicture(name, from, async () => files(name, await draw(source.drawing, language)));
  }
  const path = join(photographs, source.file);
  const photograph = await readFile(path).catch(() => {
    throw new Error(`The content names the picture "${source.file}", but there is no ${path}`);
  });
  return cachedPicture(name, photograph, () => files(name, photograph));
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
