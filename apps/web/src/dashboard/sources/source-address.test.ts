import { expect, it } from "vitest";
import { sourceAddress } from "./source-address.ts";

const october = { start: "2026-10-01", end: "2026-10-31" };

it("a figure of Google leads to its property or site at Google, a search figure to its days", () => {
  expect(sourceAddress({ kind: "analytics", account: "1234" }, october)).toBe(
    "https://analytics.google.com/analytics/web/#/p1234/reports/intelligenthome",
  );
  expect(sourceAddress({ kind: "search_console", account: "sc-domain:kedai.example" }, october)).toBe(
    "https://search.google.com/search-console/performance/search-analytics?resource_id=sc-domain%3Akedai.example&start_date=20261001&end_date=20261031",
  );
  expect(sourceAddress({ kind: "typed", account: null }, october)).toBeNull();
});
