import { expect, test } from "vitest";
import { type AnalyticsMetadata, metadataNotes, notesOfMetadata } from "./analytics-metadata.ts";
import { discoveredFields } from "./discovered-fields.fixture.ts";

const types = { name: "@googleapis/analyticsdata", file: "v1beta.d.ts" };

test("each field of the metadata in Google's discovery document is read, or known to say nothing of our figures", async () => {
  const discovered = await discoveredFields(types, "ResponseMetaData");
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
