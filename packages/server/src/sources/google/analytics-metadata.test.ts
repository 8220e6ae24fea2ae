import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type AnalyticsMetadata, metadataNotes, notesOfMetadata } from "./analytics-metadata.ts";

/** The fields of the metadata in Google's discovery document, of which the package's types are made. */
async function discoveredFields(): Promise<string[]> {
  const main = createRequire(import.meta.url).resolve("@googleapis/analyticsdata");
  const types = await readFile(join(main, "..", "v1beta.d.ts"), "utf8");
  const [, body = ""] = /interface Schema\$ResponseMetaData \{(.*?)^ {4}\}/ms.exec(types) ?? [];
  return [...body.matchAll(/^ {8}(\w+)\?:/gm)].map(([, field = ""]) => field);
}

test("each field of the metadata in Google's discovery document is read, or known to say nothing of our figures", async () => {
  const discovered = await discoveredFields();
  expect(discovered).toContain("subjectToThresholding");
  // Google sends one field that the package does not know yet.
  const known = new Set([...discovered, "dataTruncationReasons"]);
  expect(Object.keys(metadataNotes).toSorted()).toEqual([...known].toSorted());
});

const october = { period: { start: "2026-10-01", end: "2026-10-31" }, place: 0 };

test.each<[string, AnalyticsMetadata["dataTruncationReasons"], boolean]>([
  ["no reason", [], false],
  ["a reason without days", [{ dataTruncationType: "DATA_TRUNCATION_TYPE_PROPERTY" }], true],
  ["what lies before the second day", [{ dataTruncationDate: "2026-10-02" }], true],
  ["what lies before the first day", [{ dataTruncationDate: "2026-10-01" }], false],
  [
    "days until the first one",
    [{ dataTruncationDateRanges: [{ startDate: "2026-09-01", endDate: "2026-10-01" }] }],
    true,
  ],
  ["the days before", [{ dataTruncationDateRanges: [{ startDate: "2026-09-01", endDate: "2026-09-30" }] }], false],
  ["all days since a later one", [{ dataTruncationDateRanges: [{ startDate: "2026-11-01" }] }], false],
])("figures are truncated only where days of their period are missing: %s", (_, reasons, isTruncated) => {
  const notes = notesOfMetadata({ dataTruncationReasons: reasons ?? null }, october);
  expect(notes).toEqual(isTruncated ? ["truncated"] : []);
});
