import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { checkFolder } from "./check-agency.ts";
import { modulesOf } from "./modules.ts";
import { pricesOf } from "./prices.ts";
import { readFolder, type Stated } from "./read-agency.ts";
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
 * Reads an agency's folder and writes the modules that the product imports, where they are not as the folder says.
 * @param folder with `agency.yaml`
 * @param target where the modules are
 * @throws {AgencyMistakes}
 */
export function compileAgency(folder: string, target: string): void {
  const read = readFolder(folder);
  checkFolder(read);
  const mistakes = read.files.mistakes();
  if (mistakes.length > 0) throw new AgencyMistakes(mistakes);
  const prices = pricesOf(read.stated[read.languages[0] ?? ""] as Stated);
  for (const [name, source] of modulesOf(read, relative(target, folder), prices))
    writeIfOther(join(target, name), source);
}

/** Others may be reading the file: it is there whole, or as before. */
function writeIfOther(file: string, source: string): void {
  if (existsSync(file) && readFileSync(file, "utf8") === source) return;
  mkdirSync(dirname(file), { recursive: true });
  const fresh = `${file}.${process.pid}`;
  writeFileSync(fresh, source);
  renameSync(fresh, file);
}
