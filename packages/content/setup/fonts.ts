import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { FontSource } from "../src/brand/shape.ts";

const run = promisify(execFile);
const { resolve } = createRequire(import.meta.url);

/**
 * The files of a font of fontsource.org. One that the product does not carry is fetched from the npm registry, and its Latin
 * letters are put in the brand's folder.
 * @throws {Error} with what to do when there is no such font
 */
export async function fontSource(family: string, brandFolder: string): Promise<FontSource> {
  const id = family.toLowerCase().replaceAll(" ", "-");
  const package_ = `@fontsource-variable/${id}`;
  if (isInstalled(package_)) return { package: package_ };
  const file = `${id}.woff2`;
  if (existsSync(join(brandFolder, file))) return { file };
  const folder = mkdtempSync(join(tmpdir(), "font-"));
  try {
    const { stdout } = await run("npm", ["pack", package_, "--pack-destination", folder, "--silent"], { cwd: folder });
    await run("tar", ["-xzf", stdout.trim()], { cwd: folder });
    mkdirSync(brandFolder, { recursive: true });
    cpSync(join(folder, `package/files/${id}-latin-wght-normal.woff2`), join(brandFolder, file));
    return { file };
  } catch {
    throw new Error(`There is no variable font "${family}" at fontsource.org, or the npm registry does not answer.`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function isInstalled(name: string): boolean {
  try {
    resolve(`${name}/package.json`);
    return true;
  } catch {
    return false;
  }
}
