import { createHash } from "node:crypto";
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import * as module from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import * as util from "node:util";

// Every program imports this before anything else, or is given it with `--import`. The product imports an agency as modules
// (`#agency/…`), which are made of the folder's YAML and Markdown: here, whenever they are not of the folder as it is now. The
// scripts of the root run on older Nodes too, which lack the hooks; they read no content.

const own = dirname(fileURLToPath(import.meta.url));
const root = dirname(dirname(own));
const given = process.env.AGENCY_DIR?.trim() || namedInFiles();
const folder = given ? resolve(root, given) : join(own, "agency");

/** Where the modules of the agency are. */
export const agencyModules = "registerHooks" in module ? await upToDate() : null;

if (agencyModules !== null) {
  // For the sandbox alone: other child processes make them anew when the folder has changed meanwhile.
  if (given) process.env.AGENCY_MADE = agencyModules;
  const modules = `${pathToFileURL(agencyModules).href}/`;
  module.registerHooks({
    resolve: (specifier, context, next) =>
      next(
        specifier.startsWith("#agency/") ? new URL(specifier.slice("#agency/".length), modules).href : specifier,
        context,
      ),
  });
}

/**
 * The folder of the modules, made anew where the agency's folder has changed. Ends the program and says every mistake in it.
 * @returns {Promise<string>}
 */
async function upToDate() {
  if (!existsSync(join(folder, "agency.yaml"))) {
    process.stderr.write(
      `AGENCY_DIR is ${folder}, which has no agency.yaml. Name the agency's folder, or leave it empty.\n`,
    );
    process.exit(1);
  }
  // Child processes are told the same.
  if (given) process.env.AGENCY_DIR = folder;
  // A parent has made them. A process of the sandbox may read the files of the folder, and not always list them.
  if (process.env.AGENCY_MODULES) return process.env.AGENCY_MODULES;
  const usual = given
    ? join(own, ".agencies", createHash("sha256").update(relative(own, folder)).digest("hex").slice(0, 16))
    : join(own, ".agency");
  const print = fingerprint();
  if (readOrNull(join(usual, "fingerprint")) === print) return usual;
  const modules = isWritable(usual) ? usual : untilTheEnd();
  const { compileAgency, AgencyMistakes } = await import("./folder/compile.ts");
  try {
    compileAgency(folder, modules);
  } catch (error) {
    if (!(error instanceof AgencyMistakes)) throw error;
    const name = relative(root, folder);
    process.stderr.write(`${name.startsWith("..") ? folder : name} has mistakes:\n\n${error.message}\n`);
    process.exit(1);
  }
  writeFileSync(join(modules, "fingerprint"), print);
  writeFileSync(join(modules, "made-of"), folder);
  if (modules === usual) forgetGone(join(own, ".agencies"));
  return modules;
}

/** A temporary folder of this program. Its child processes, which may not write either, use it as well. */
function untilTheEnd() {
  const made = mkdtempSync(join(tmpdir(), "agency-modules-"));
  process.env.AGENCY_MODULES = made;
  process.on("exit", () => rmSync(made, { recursive: true, force: true }));
  return made;
}

/**
 * Deletes modules of folders that are no longer there.
 * @param {string} place
 */
function forgetGone(place) {
  for (const name of existsSync(place) ? readdirSync(place) : []) {
    const madeOf = readOrNull(join(place, name, "made-of"));
    if (madeOf !== null && !existsSync(madeOf)) rmSync(join(place, name), { recursive: true, force: true });
  }
}

/** Of the agency's folder, and of what makes modules of it. */
function fingerprint() {
  const hash = createHash("sha256");
  for (const place of [folder, join(own, "folder"), join(own, "messages")]) {
    const files = readdirSync(place, { recursive: true, encoding: "utf8" }).filter((file) => !file.startsWith(".git"));
    for (const file of files.toSorted()) {
      hash.update(file).update("\0");
      // Of a picture, only whether it is there.
      if (/\.(?:yaml|md|ts|json)$/.test(file)) hash.update(readFileSync(join(place, file)));
    }
  }
  return hash.digest("hex");
}

/** @param {string} place */
function isWritable(place) {
  try {
    mkdirSync(place, { recursive: true });
    accessSync(place, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} file */
function readOrNull(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
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
