import { expect, test } from "vitest";
import { translator } from "@agency/content/translator";
import { presentEntry } from "@agency/model/report/history-entry";

const october = {
  reportType: "monthly",
  reportPeriod: { start: "2026-10-01", end: "2026-10-31" },
  generatedAt: "2026-11-02T17:00:00.000Z",
  sample: false,
  totalVisitors: 12_345,
  totalLeads: null,
} as const;

test("a report in a list has the title of the report itself, the agency's date and the figures that are known", () => {
  const { title, generated, figures, sample } = presentEntry(october, translator("en"), "en", "Asia/Kuala_Lumpur");
  expect(title).toBe("Monthly report: October 2026");
  expect(generated).toContain("3 November 2026");
  expect(figures).toEqual(["Visitors: 12,345"]);
  expect(sample).toBeNull();
});

test("a report in a list is written in the reader's language", () => {
  const texts = presentEntry({ ...october, totalLeads: 7, sample: true }, translator("ms"), "ms", "Asia/Kuala_Lumpur");
  expect(texts.title).toContain("Oktober 2026");
  expect(texts.figures).toHaveLength(2);
  expect(texts.sample).not.toBeNull();
});
