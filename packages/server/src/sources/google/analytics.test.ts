import type { analyticsdata_v1beta as data } from "@googleapis/analyticsdata";
import { expect, test } from "vitest";
import { type FigureKey, usualMeasure } from "@agency/model/figures";
import type { Measure } from "@agency/model/measures";
import { pastPeriods } from "@agency/model/report/periods";
import type { SourceReading } from "../source.ts";
import { readAnalytics } from "./analytics.ts";
import { openGoogle, periodFrom, servedCall } from "./google.fixture.ts";

const october = periodFrom("monthly", "2026-10-01");
const property = "300000001";

test("every figure of a month comes from a call that Google served", async () => {
  const { fake, access } = await openGoogle();
  const [reading] = await readAnalytics(access, property, [october]);
  expect(reading).toMatchObject({ ...october, final: true, empty: false, timeZone: "Asia/Kuala_Lumpur" });

  const totals = rowsServed((request) => !request.dimensions);
  const channels = rowsServed((request) => request.dimensions?.[0]?.name === "firstUserDefaultChannelGroup");
  const [[, users = 0, sessions, leads] = []] = totals;
  const by = Object.fromEntries(channels);
  expect(figureValues(reading)).toEqual({
    totalVisitors: users,
    sessions,
    totalLeads: leads,
    organicTraffic: by["Organic Search"],
    socialTraffic: by["Organic Social"],
    directTraffic: by["Direct"],
    otherTraffic: Number(by["Referral"]) + Number(by["Email"]),
  });
  expect(Object.values(by).reduce<number>((sum, part) => sum + Number(part), 0)).toBe(users);
  const events = rowsServed((request) => request.dimensions?.[0]?.name === "eventName");
  const most = (rows: [string, number][]) =>
    rows
      .map(([name, count]) => ({ name, leads: count }))
      .filter((part) => part.leads > 0)
      .toSorted((a, b) => b.leads - a.leads);
  expect(reading?.leads).toEqual({
    kinds: most(events.map(([name, count]) => [name, Number(count)])),
    channels: most(channels.map(([name, _users, count]) => [name, Number(count)])),
  });
  const visits = rowsServed((request) => request.dimensions?.[0]?.name === "sessionDefaultChannelGroup");
  expect(reading?.visits).toEqual(
    visits.map(([name, count = 0]) => ({ name, visits: count })).toSorted((a, b) => b.visits - a.visits),
  );
  expect(reading?.visits?.reduce((sum, part) => sum + part.visits, 0)).toBe(sessions);
  for (const parts of Object.values(reading?.leads ?? {}))
    expect(parts.reduce((sum, part) => sum + part.leads, 0)).toBe(leads);
  expect(reading?.figures.totalVisitors).toEqual({
    value: users,
    detail: `analyticsdata properties/${property} runReport 2026-10-01..2026-10-31 totalUsers`,
    notes: [],
    measure: "total_users",
  });
  const figures = Object.entries(reading?.figures ?? {}) as [FigureKey, { measure?: Measure }][];
  expect(figures.map(([figure, { measure }]) => [figure, measure])).toEqual(
    figures.map(([figure]) => [figure, usualMeasure(figure)]),
  );

  function rowsServed(isIt: (request: data.Schema$RunReportRequest) => boolean): [string, ...number[]][] {
    const { answer, status, target } = servedCall(fake, isIt);
    expect({ status, target }).toEqual({ status: 200, target: property });
    const { rows = [] } = answer as data.Schema$RunReportResponse;
    return rows.map(({ dimensionValues, metricValues = [] }) => {
      return [dimensionValues?.[0]?.value ?? "", ...metricValues.map(({ value }) => Number(value))];
    });
  }
});

test("a quarter is asked as one period: people of three months do not add up", async () => {
  const { access } = await openGoogle();
  const months = ["2026-07-01", "2026-08-01", "2026-09-01"].map((start) => periodFrom("monthly", start));
  const [quarter, ...parts] = await readAnalytics(access, property, [periodFrom("quarterly", "2026-07-01"), ...months]);
  const sum = parts.reduce((total, part) => total + (figureValues(part)["totalVisitors"] ?? 0), 0);
  expect(figureValues(quarter)["totalVisitors"]).toBeLessThan(sum);
  const leads = parts.reduce((total, part) => total + (figureValues(part)["totalLeads"] ?? 0), 0);
  expect(figureValues(quarter)["totalLeads"]).toBe(leads);
});

test("16 months take four calls, and agree with single ones", async () => {
  const { fake, access } = await openGoogle();
  const months = pastPeriods("monthly", october.period).slice(0, 16);
  const readings = await readAnalytics(
    access,
    property,
    months.map((period) => ({ type: "monthly", period })),
  );
  expect(readings.map(({ period }) => period)).toEqual(months);
  expect(new Set(readings.map((reading) => figureValues(reading)["totalVisitors"])).size).toBeGreaterThan(10);
  expect(fake.quota.left(property).tokens).toBe(14_000 - 64);
  const [alone] = await readAnalytics(access, property, [periodFrom("monthly", "2026-03-01")]);
  expect(readings.find(({ period }) => period.start === "2026-03-01")).toEqual(alone);
  expect(new Set(fake.calls.list().map(({ method }) => method))).toEqual(new Set(["analyticsdata.batchRunReports"]));
});

test("a week that has just ended may still change, and one that runs is partial", async () => {
  const { access } = await openGoogle();
  const [ended, running] = await readAnalytics(access, property, [
    periodFrom("weekly", "2026-11-16"),
    periodFrom("weekly", "2026-11-23"),
  ]);
  expect(ended).toMatchObject({ final: false, figures: { sessions: { notes: ["not_final"] } } });
  expect(running).toMatchObject({ final: false, figures: { sessions: { notes: ["partial"] } } });
});

test("a property that counts its days elsewhere says so, also after it has changed", async () => {
  const { fake, access } = await openGoogle();
  const [exports] = await readAnalytics(access, "300000004", [october]);
  expect(exports).toMatchObject({ timeZone: "America/Los_Angeles", figures: { sessions: { notes: ["time_zone"] } } });
  const [before] = await readAnalytics(access, property, [october]);
  fake.faults.set(property, "time_zone", { timeZone: "Europe/London" });
  const [after] = await readAnalytics(access, property, [october]);
  expect(after).toMatchObject({ timeZone: "Europe/London", figures: { totalVisitors: { notes: ["time_zone"] } } });
  expect(figureValues(after)["sessions"]).not.toBe(figureValues(before)["sessions"]);
});

test.each([
  ["thresholded", "thresholded"],
  ["sampled", "sampled"],
  ["other_row", "other_row"],
  ["truncated", "truncated"],
] as const)("an answer that is %s is noted with every figure", async (state, note) => {
  const { fake, access } = await openGoogle();
  fake.faults.set(property, state);
  const readings = await readAnalytics(access, property, [october, periodFrom("monthly", "2026-09-01")]);
  expect(readings).toHaveLength(2);
  for (const { figures } of readings) {
    expect(figures).toHaveProperty("sessions");
    for (const figure of Object.values(figures)) expect(figure.notes).toEqual([note]);
  }
});

test("a channel that Google withholds is unknown, not zero", async () => {
  const { fake, access } = await openGoogle();
  const week = periodFrom("weekly", "2026-10-05");
  const [whole] = await readAnalytics(access, property, [week]);
  fake.faults.set(property, "thresholded");
  const [reading] = await readAnalytics(access, property, [week]);
  expect(figureValues(whole)["otherTraffic"]).toBeGreaterThan(0);
  expect(reading?.figures.otherTraffic).toBeUndefined();
  expect(reading?.figures.organicTraffic).toBeDefined();
});

test("a period without rows has no figures, which is not zero", async () => {
  const { fake, access } = await openGoogle();
  fake.faults.set(property, "empty");
  const readings = await readAnalytics(access, property, [october]);
  expect(readings).toMatchObject([{ empty: true, figures: {} }]);
  fake.faults.clear();
  expect(await readAnalytics(access, property, [periodFrom("monthly", "2022-05-01")])).toMatchObject([{ empty: true }]);
});

function figureValues(reading: SourceReading | undefined): Record<string, number | null> {
  const entries = Object.entries(reading?.figures ?? {}).map(([figure, { value }]) => [figure, value]);
  return Object.fromEntries(entries) as Record<string, number | null>;
}
