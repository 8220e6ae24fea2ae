import { expect, test } from "vitest";
import type { PreviewedRow } from "@agency/contracts/imports";
import { bareOrigin } from "@agency/model/origin";
import { alikeInFiles, groupLines, sumCounts } from "./preview-lines.ts";

const at = "2026-11-03T01:00:00.000Z";
const october = { periodStart: "2026-10-01", periodEnd: "2026-10-31" };
const september = { periodStart: "2026-09-01", periodEnd: "2026-09-30" };

function row(name: string, changes: Partial<PreviewedRow>): PreviewedRow {
  return {
    client: { clientId: name, name },
    named: name,
    reportType: "monthly",
    ...october,
    figures: {},
    searches: 0,
    pages: 0,
    derived: [],
    measures: {},
    unchanged: [],
    replaced: [],
    differing: [],
    doubts: [],
    lists: {},
    ads: [],
    aiAnswers: [],
    notes: [],
    file: null,
    sheet: null,
    line: 2,
    ...changes,
  };
}

const typed = { value: 300, origin: bareOrigin("typed", at) };
const read = { value: 250, origin: bareOrigin("analytics", at) };

test("changed figures are listed apart from new ones, and unchanged figures are only counted", () => {
  const lines = groupLines([
    row("Kedai", {
      figures: { totalLeads: 28, sessions: 2800, totalFollowers: 640 },
      replaced: [{ figure: "totalLeads", before: typed, beneath: read }],
      unchanged: ["sessions"],
    }),
    row("Dental", { figures: { totalLeads: 3 } }),
    row("Kedai", { ...september, figures: { totalLeads: 30 } }),
  ]);
  const shown = (clients: typeof lines.changed) =>
    clients.flatMap(({ name, periods }) =>
      periods.map((period) => [name, period.row.periodStart, ...period.lines.map(({ figure }) => figure)]),
    );
  expect(shown(lines.changed)).toEqual([["Kedai", "2026-10-01", "totalLeads"]]);
  expect(shown(lines.added)).toEqual([
    ["Kedai", "2026-10-01", "totalFollowers"],
    ["Kedai", "2026-09-01", "totalLeads"],
    ["Dental", "2026-10-01", "totalLeads"],
  ]);
  expect(lines.unchanged).toBe(1);
  expect(sumCounts(lines.changed, "typed")).toBe(1);
  expect(lines.changed[0]?.periods[0]?.lines[0]).toMatchObject({ before: typed, beneath: read });
});

test("a figure that stays is shown when a period beside it counts it differently", () => {
  const [client] = groupLines([
    row("Kedai", {
      figures: { totalVisitors: 2000 },
      measures: { totalVisitors: "active_users" },
      unchanged: ["totalVisitors"],
      differing: [{ figure: "totalVisitors", ...september, measure: "total_users" }],
    }),
  ]).changed;
  expect(client?.periods[0]?.lines).toMatchObject([
    { value: 2000, measure: "active_users", differing: { start: "2026-09-01", measure: "total_users" } },
  ]);
});

test("a period of which a file has searches alone is shown", () => {
  expect(groupLines([row("Kedai", { searches: 12 })]).added).toMatchObject([{ periods: [{ lines: [] }] }]);
});

test("what is left out of several files for the same reason is said once", () => {
  const part = { sheet: "Countries.csv", line: null, column: null, why: "not_needed", answer: null } as const;
  const other = { ...part, sheet: "Devices.csv" };
  const left = alikeInFiles([
    { file: "a.zip", ...part },
    { file: "b.zip", ...part },
    { file: "b.zip", ...other },
  ]);
  expect(left.map(({ part: { sheet }, files }) => [sheet, files])).toEqual([
    ["Countries.csv", 2],
    ["Devices.csv", 1],
  ]);
});
