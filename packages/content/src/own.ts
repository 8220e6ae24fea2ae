import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseEnv } from "node:util";
import type * as Readers from "../folder/load-agency.ts";
import type { Agency } from "./agency-data.ts";

// The agency that this process speaks for. The site's build puts what browsers read of it in the place of this module
// (apps/web/scripts/own-agency.ts).

const root = fileURLToPath(new URL("../../../", import.meta.url));

const given = process.env["AGENCY_DIR"]?.trim() || namedInFiles();

/** The agency's folder: AGENCY_DIR, from the root of the repository, or else the sample's. */
export const ownFolder = resolve(root, given || "packages/content/agency");

// Child processes are told the same.
if (given) process.env["AGENCY_DIR"] = ownFolder;

export const {
  analytics,
  audience,
  bookingHours,
  brand,
  catalogue,
  categories,
  cityKeys,
  clientPackages,
  consultation,
  contentUpdated,
  country,
  currency,
  details,
  holidays,
  homeServices,
  languages,
  leftOutOfReports,
  locations,
  neighbours,
  noticeVersions,
  offered,
  offerTerms,
  openingHours,
  packages,
  plans,
  prices,
  privacyNotice,
  projects,
  redirects,
  replyWithin,
  retention,
  sample,
  serviceKeys,
  servicePictures,
  serviceVideos,
  services,
  sharedPictures,
  team,
  termsOfService,
  testimonials,
  texts,
  timeZone,
  usualMonthlyFee,
  values,
  videoFiles,
  videoHosts,
  wholeService,
} = loadOwn();

/**
 * What a process of the sandbox knows of the agency, which its parent has read: it reads and draws, and of the texts it needs no more
 * than the words of files. For the variable AGENCY_FACTS.
 */
export function factsForSandbox(): string {
  const words = Object.entries(texts).map(([language, { pages }]) => [
    language,
    { pages: { importWords: pages.importWords } },
  ]);
  return JSON.stringify({ brand, country, currency, details, languages, timeZone, texts: Object.fromEntries(words) });
}

/** Ends the program where the folder is none, and says every mistake in it. */
function loadOwn(): Agency {
  const { AGENCY_FACTS: facts } = process.env;
  if (facts) return JSON.parse(facts) as Agency;
  // Only now: a process of the sandbox has the facts, and the readers of a folder would fill a fifth of the memory that it may use.
  // By require, since the site's build loads its routes so, and refuses modules that await something.
  const require = createRequire(import.meta.url);
  const { AgencyMistakes, loadAgency } = require("../folder/load-agency.ts") as typeof Readers;
  if (!existsSync(join(ownFolder, "agency.yaml")))
    end(`AGENCY_DIR is ${ownFolder}, which has no agency.yaml. Name the agency's folder, or leave it empty.`);
  try {
    return loadAgency(ownFolder);
  } catch (error) {
    if (!(error instanceof AgencyMistakes)) throw error;
    return endWithMistakes(error.message);
  }
}

/** @param mistakes a line for each */
export function endWithMistakes(mistakes: string): never {
  const name = relative(root, ownFolder);
  return end(`${name.startsWith("..") ? ownFolder : name} has mistakes:\n\n${mistakes}`);
}

function end(text: string): never {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

/** AGENCY_DIR in the files of AGENCY_ENV. A file that cannot be read is told by what reads the rest of it. */
function namedInFiles(): string | undefined {
  const paths = (process.env["AGENCY_ENV"] ?? "").split(",").flatMap((path) => (path.trim() ? [path.trim()] : []));
  return paths.map(namedIn).find(Boolean);
}

function namedIn(path: string): string | undefined {
  try {
    return parseEnv(readFileSync(path, "utf8"))["AGENCY_DIR"]?.trim();
  } catch {
    return undefined;
  }
}
