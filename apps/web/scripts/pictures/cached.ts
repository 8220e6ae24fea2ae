import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { deserialize, serialize } from "node:v8";
import type { BuiltPicture } from "../../src/site/shared/picture.tsx";
import { cached } from "../lib/cached.ts";
import { hashOf } from "./hash-of.ts";

export type MadePicture = { picture: BuiltPicture; files: { name: string; data: Buffer }[] };

const here = fileURLToPath(new URL(".", import.meta.url));

/**
 * Makes a picture, or reuses the one that an earlier build made from the same source with the same code.
 * @param name how its files begin
 * @param source what it is made from, besides the code
 */
export async function cachedPicture<Made = MadePicture>(
  name: string,
  source: string | Buffer,
  make: () => Promise<Made>,
): Promise<Made> {
  return deserialize(await cached([name, hashOf(await codeHash(), source)], async () => serialize(await make())));
}

let code: Promise<string> | undefined;

/** The hash of the code that draws and encodes, and of the versions of its libraries. */
function codeHash(): Promise<string> {
  code ??= (async () => {
    const { devDependencies } = JSON.parse(await readFile(join(here, "../../package.json"), "utf8"));
    const names = (await readdir(here, { recursive: true })).filter((name) => /\.tsx?$/.test(name)).toSorted();
    const texts = await Promise.all(names.map((name) => readFile(join(here, name))));
    return hashOf(devDependencies.satori, devDependencies.sharp, ...texts);
  })();
  return code;
}
