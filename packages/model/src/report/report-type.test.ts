import { expect, test } from "vitest";
import { mainReportType, type ReportType } from "./report-type.ts";

const of = (type: ReportType, approved: number, sent: number) => ({ type, approved, sent });

test.each<[string, Parameters<typeof mainReportType>[0], ReportType]>([
  ["monthly before there is any", [], "monthly"],
  ["monthly, however many others there are", [of("weekly", 40, 40), of("monthly", 1, 0)], "monthly"],
  ["without a monthly one, the one that was sent most often", [of("weekly", 9, 2), of("quarterly", 3, 3)], "quarterly"],
  ["before any was sent, the one that was approved most often", [of("quarterly", 1, 0), of("weekly", 2, 0)], "weekly"],
])("a client's main report is %s", (_, counts, expected) => {
  expect(mainReportType(counts)).toBe(expected);
});
