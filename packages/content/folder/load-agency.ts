import type { Agency } from "../src/agency-data.ts";
import { buildAgency } from "./build-agency.ts";
import { checkFolder } from "./check-agency.ts";
import type { Files } from "./files.ts";
import { readFolder } from "./read-agency.ts";
import { type Mistake, mistakeSentence } from "./yaml-file.ts";

/** Says what is wrong in an agency's folder, a line for each. */
export class AgencyMistakes extends Error {
  readonly mistakes: readonly Mistake[];

  constructor(mistakes: readonly Mistake[]) {
    super(mistakes.map(mistakeSentence).join("\n"));
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
  const read = readFolder(folder, now);
  checkFolder(read);
  throwMistakes(read.files);
  return frozen(buildAgency(read));
}

/** @throws {AgencyMistakes} with all that was refused */
export function throwMistakes(files: Files): void {
  const mistakes = files.mistakes();
  if (mistakes.length > 0) throw new AgencyMistakes(mistakes);
}

function frozen<T>(value: T): T {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  Object.values(value).forEach(frozen);
  return Object.freeze(value);
}
