import { expect, test } from "vitest";
import { type Figures, noFigures } from "@agency/model/figures";
import type { Measure } from "@agency/model/measures";
import { bareOrigin, type KeptOriginKind, type Origin } from "@agency/model/origin";
import { periodStarting } from "@agency/model/report/periods";
import type { Client } from "../clients/client.ts";
import type { StandingFigures } from "../figures/figures.ts";
import type { AssignedRow } from "./import-result.ts";
import { changesOfRows, standingFigures } from "./row-changes.ts";

const client = { id: "kedai" } as Client;
const at = "2026-11-03T01:00:00.000Z";

type Counted = { totalVisitors: Measure };

function row(start: string, figures: Partial<Figures>, measures: Partial<Counted> = {}): AssignedRow {
  const place = { sheet: null, line: 2, column: "Users", derived: null };
  const period = periodStarting("monthly", start);
  if (!period) throw new Error(start);
  const places = measures.totalVisitors ? { totalVisitors: { ...place, measure: measures.totalVisitors } } : {};
  return {
    client: null,
    of: client,
    file: 0,
    reportType: "monthly",
    period,
    figures,
    places,
    searches: {},
    notes: [],
    from: place,
  };
}

function standing(
  start: string,
  kind: KeptOriginKind,
  figures: Partial<Figures>,
  others: Partial<StandingFigures> = {},
) {
  const origin: Origin = bareOrigin(kind, at);
  const period: StandingFigures = {
    clientId: client.id,
    reportType: "monthly",
    periodStart: start,
    figures: { ...noFigures, ...figures },
    origins: Object.fromEntries(Object.keys(figures).map((figure) => [figure, origin])),
    overridden: {},
    ads: null,
    aiAnswers: null,
    confirmed: [],
    lists: {},
    ...others,
  };
  return period;
}

const counted = (measure: Measure) => ({ origins: { totalVisitors: { ...bareOrigin("analytics", at), measure } } });

test("a figure that differs from what stands is replaced, with its origin; the same one is unchanged; another one is new", () => {
  const known = standingFigures([
    standing("2026-10-01", "analytics", { totalLeads: 250, sessions: 2800, totalFollowers: 5 }),
  ]);
  const [changes] = changesOfRows([row("2026-10-01", { totalLeads: 28, sessions: 2800, totalVisitors: 9 })], known);
  expect(changes).toEqual({
    replaced: [{ figure: "totalLeads", before: { value: 250, origin: bareOrigin("analytics", at) }, beneath: null }],
    unchanged: ["sessions"],
    differing: [],
    ads: [],
    aiAnswers: [],
    lists: {},
  });
});

test("a figure that the staff typed over is replaced as well, and what was read beneath is named", () => {
  const beneath = { value: 250, origin: bareOrigin("analytics", at) };
  const typed = { overridden: { totalLeads: beneath } };
  const known = standingFigures([standing("2026-10-01", "typed", { totalLeads: 300 }, typed)]);
  const [changes] = changesOfRows([row("2026-10-01", { totalLeads: 28 })], known);
  expect(changes?.replaced).toMatchObject([{ before: { value: 300, origin: { kind: "typed" } }, beneath }]);
});

test("the same number that is counted differently is no longer the same figure", () => {
  const known = standingFigures([standing("2026-10-01", "analytics", { totalVisitors: 2000 }, counted("total_users"))]);
  const firstChange = (measure?: Measure) =>
    changesOfRows([row("2026-10-01", { totalVisitors: 2000 }, measure && { totalVisitors: measure })], known)[0];
  expect(firstChange("active_users")?.replaced).toHaveLength(1);
  expect(firstChange("total_users")?.unchanged).toEqual(["totalVisitors"]);
  expect(firstChange()?.unchanged).toEqual(["totalVisitors"]);
});

test("a figure says which period beside it is counted differently: the one before first, of the file before what stands", () => {
  const active = { totalVisitors: "active_users" as const };
  const known = standingFigures([
    standing("2026-08-01", "analytics", { totalVisitors: 2300 }, counted("total_users")),
    standing("2026-09-01", "analytics", { totalVisitors: 2300 }, counted("total_users")),
    standing("2026-11-01", "analytics", { totalVisitors: 2300 }, counted("total_users")),
  ]);
  const rows = [row("2026-09-01", { totalVisitors: 2000 }, active), row("2026-10-01", { totalVisitors: 2000 }, active)];
  const differing = changesOfRows(rows, known).map((changes) => changes.differing);
  expect(differing).toEqual([
    [{ figure: "totalVisitors", period: periodStarting("monthly", "2026-08-01"), measure: "total_users" }],
    [{ figure: "totalVisitors", period: periodStarting("monthly", "2026-11-01"), measure: "total_users" }],
  ]);
  expect(changesOfRows([row("2026-09-01", { totalVisitors: 2000 })], known)[0]?.differing).toEqual([]);
});

test("lists of searches that a file replaces say where they come from", () => {
  const lists = { keywords: "search_console" as const };
  const known = standingFigures([standing("2026-10-01", "search_console", { averagePosition: 8 }, { lists })]);
  const queries = { ...row("2026-10-01", {}), searches: { keywords: [], pages: [] } };
  expect(changesOfRows([queries], known)[0]?.lists).toEqual({ keywords: "search_console" });
});
