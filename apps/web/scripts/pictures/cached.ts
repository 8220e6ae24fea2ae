import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { BuiltPicture } from "../../src/site/shared/picture/picture.tsx";
import { hashOf } from "./hash-of.ts";

export type MadePicture = { picture: BuiltPicture; files: { name: string; data: Buffer }[] };

const here = fileURLToPath(new URL(".", import.meta.url));
const store = fileURLToPath(new URL("../../node_modules/.cache/pictures/", import.meta.url));

/**
 * Gives a picture as it was made before, or makes it. It is made anew when what it is made from, or this folder, has changed.
 * @param name the folder it is kept in
 * @param source what it is made from, besides the code
 */
export async function cached(
  name: string,
  source: string | Buffer,
  make: () => Promise<MadePicture>,
): Promise<MadePicture> {
  const folder = join(store, name);
  const key = hashOf(await codeHash(), source);
  const kept = await read(folder, key);
  if (kept) return kept;
  const { picture, files } = await make();
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await Promise.all(files.map((file) => writeFile(join(folder, file.name), file.data)));
  await writeFile(
    join(folder, "picture.json"),
    JSON.stringify({ key, picture, names: files.map((file) => file.name) }),
  );
  return { picture, files };
}

async function read(folder: string, key: string): Promise<MadePicture | null> {
  try {
    const kept = JSON.parse(await readFile(join(folder, "picture.json"), "utf8"));
    if (kept.key !== key) return null;
    const files = kept.names.map(async (name: string) => ({ name, data: await readFile(join(folder, name)) }));
    return { picture: kept.picture, files: await Promise.all(files) };
  } catch {
    return null;
  }
}

let code: Promise<string> | undefined;

/** The hash of the code that draws and encodes, and of the versions of what it draws and encodes with. */
function codeHash(): Promise<string> {
  code ??= (async () => {
    const { devDependencies } = JSON.parse(await readFile(join(here, "../../package.json"), "utf8"));
    const names = (await readdir(here, { recursive: true })).filter((name) => /\.tsx?$/.test(name)).toSorted();
    const texts = await Promise.all(names.map((name) => readFile(join(here, name))));
    return hashOf(devDependencies.satori, devDependencies.sharp, ...texts);
  })();
  return code;
}
