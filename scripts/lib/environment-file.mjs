import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import * as util from "node:util";
import { Failure, errorMessage } from "./failure.mjs";

/**
 * Reads the environment file that `npm start`, `backup`, `restore` and `cli` share: the files of AGENCY_ENV, or else `.env` in
 * the checkout. Real variables win; an empty one counts as unset.
 * @param {string} root
 * @param {Record<string, string | undefined>} environment is changed; AGENCY_ENV becomes absolute
 * @param {string} [from] the folder in which a relative AGENCY_ENV is meant
 * @throws {Failure} when a file cannot be read
 */
export function loadEnvironmentFile(root, environment, from = process.cwd()) {
  const given = environment.AGENCY_ENV?.trim();
  const usual = join(root, ".env");
  if (!given && !existsSync(usual)) return nameOwnFolder(root, environment);
  const paths = given ? given.split(",").map((path) => resolve(from, path.trim())) : [usual];
  environment.AGENCY_ENV = paths.join(",");
  for (const [name, value] of paths.flatMap((path) => Object.entries(read(path)))) {
    if (!environment[name]?.trim()) environment[name] = value;
  }
  nameOwnFolder(root, environment);
}

/**
 * The folder `agency` of the checkout, which `npm run setup` writes, is the agency's also where `.env.example` was copied over the line
 * that names it.
 * @param {string} root
 * @param {Record<string, string | undefined>} environment is changed
 */
function nameOwnFolder(root, environment) {
  if (!environment.AGENCY_DIR?.trim() && existsSync(join(root, "agency/agency.yaml")))
    environment.AGENCY_DIR = "agency";
}

/**
 * Takes only the agency's folder from the environment file, for the demo and development, which have their own settings.
 * @param {string} root
 * @param {Record<string, string | undefined>} environment is changed
 */
export function loadAgencyFolder(root, environment) {
  const usual = join(root, ".env");
  if (!environment.AGENCY_DIR?.trim() && existsSync(usual)) environment.AGENCY_DIR = read(usual).AGENCY_DIR ?? "";
  nameOwnFolder(root, environment);
}

/**
 * @param {string} path
 * @returns {NodeJS.Dict<string>}
 */
function read(path) {
  if (!("parseEnv" in util)) throw new Failure(`Node 20.12 or newer is needed to read ${path}.`);
  try {
    return util.parseEnv(readFileSync(path, "utf8"));
  } catch (error) {
    throw new Failure(`The environment file ${path} cannot be read: ${errorMessage(error)}`);
  }
}
