import type { Agency } from "../src/agency-data.ts";
import { agencyOf } from "./agency-of.ts";
import { checkFolder } from "./check-agency.ts";
import { type Folder, readFolder } from "./read-agency.ts";
import { type Mistake, sentenceOf } from "./yaml-file.ts";

/** Says what is wrong in an agency's folder, a line for each. */
export class AgencyMistakes extends Error {
  readonly mistakes: readonly Mistake[];

  constructor(mistakes: readonly Mistake[]) {
    super(mistakes.map(sentenceOf).join("\n"));
    this.name = "AgencyMistakes";
    this.mistakes = mistakes;
  }
}

/**
 * The agency of a folder, frozen. All of it is checked but the Markdown of articles and stories, which takes longer than the rest
 * (`checkTexts`).
 * @param folder with `agency.yaml`
 * @param now decides what has to wait
 * @throws {AgencyMistakes}
 */
export function loadAgency(folder: string, now = new Date()): Agency {
  return frozen(agencyOf(checked(readFolder(folder, now))));
}

/**
 * A folder without mistakes.
 * @throws {AgencyMistakes}
 */
export function checked(read: Folder): Folder {
  checkFolder(read);
  const mistakes = read.files.mistakes();
  if (mistakes.length > 0) throw new AgencyMistakes(mistakes);
  return read;
}

function frozen<T>(value: T): T {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  Object.values(value).forEach(frozen);
  return Object.freeze(value);
}
