import { cpSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";
import { testFolder } from "@agency/testing/afterwards";
import { checkTexts } from "./check-texts.ts";
import { AgencyMistakes } from "./load-agency.ts";

export const sample = fileURLToPath(new URL("../agency", import.meta.url));
const folder = await testFolder();
let copies = 0;

/** A copy of the sample agency's folder, with short articles, and with texts of its files replaced. */
export function changed(...changes: readonly { file: string; was: string; is: string }[]): string {
  const copy = join(folder, `agency-${(copies += 1)}`);
  cpSync(sample, copy, { recursive: true });
  shortenArticles(copy);
  for (const { file, was, is } of changes) {
    const before = readFileSync(join(copy, file), "utf8");
    expect(before, file).toContain(was);
    writeFileSync(join(copy, file), before.replace(was, is));
  }
  return copy;
}

/** Leaves of each article only its beginning: reading the Markdown takes most of the time of checking an agency. */
function shortenArticles(agency: string): void {
  for (const name of globSync("articles/*/*.md", { cwd: agency })) {
    const file = join(agency, name);
    const [begin = "", first = ""] = readFileSync(file, "utf8").split(/^(?=## )/m);
    writeFileSync(file, begin + first);
  }
}

export function mistakesIn(agency: string): string[] {
  try {
    checkTexts(agency);
    return [];
  } catch (error) {
    if (error instanceof AgencyMistakes) return error.message.split("\n");
    throw error;
  }
}
