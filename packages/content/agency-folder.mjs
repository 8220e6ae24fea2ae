import { existsSync, readFileSync } from "node:fs";
import * as module from "node:module";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import * as util from "node:util";

// Every program imports this before anything else, or is given it with `--import`: every `#agency/` import then reads the agency's
// own folder in place of the sample's, and that folder, wherever it is, finds the product's `@agency/content/plans`. The scripts of
// the root run on older Nodes too, which lack these hooks; they read no content.

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const given = process.env.AGENCY_DIR?.trim() || namedInFiles();
const folder = given ? resolve(root, given) : null;

if (folder && "registerHooks" in module) {
  if (!existsSync(join(folder, "settings.ts"))) {
    process.stderr.write(
      `AGENCY_DIR is ${folder}, which has no settings.ts. Name the agency's folder, or leave it empty.\n`,
    );
    process.exit(1);
  }
  // Child processes are told the same.
  process.env.AGENCY_DIR = folder;
  const own = `${pathToFileURL(folder).href}/`;
  const product = "@agency/content/";
  /** @type {(specifier: string, importer: string | undefined) => string} */
  const placeOf = (specifier, importer) => {
    if (specifier.startsWith("#agency/")) return new URL(specifier.slice("#agency/".length), own).href;
    if (specifier.startsWith(product) && importer?.startsWith(own))
      return new URL(`src/${specifier.slice(product.length)}.ts`, import.meta.url).href;
    return specifier;
  };
  module.registerHooks({
    resolve: (specifier, context, next) => next(placeOf(specifier, context.parentURL), context),
  });
}

/** AGENCY_DIR in the files of AGENCY_ENV. A file that cannot be read is told by what reads the rest of it. */
function namedInFiles() {
  const paths = (process.env.AGENCY_ENV ?? "").split(",").flatMap((path) => (path.trim() ? [path.trim()] : []));
  return paths.map(namedIn).find(Boolean);
}

/** @param {string} path */
function namedIn(path) {
  try {
    return util.parseEnv(readFileSync(path, "utf8")).AGENCY_DIR?.trim();
  } catch {
    return undefined;
  }
}
