import type { businessprofileperformance_v1 as profile } from "@googleapis/businessprofileperformance";
import { expect, test } from "vitest";
import { openGoogle, periodFrom, servedCall } from "./google.fixture.ts";
import { readBusiness } from "./read-business.ts";

const location = "9000000001";

test("a month's calls, directions and website clicks are the sums of the days that Google served; an absent value is zero", async () => {
  const { fake, access } = await openGoogle();
  const reading = await readBusiness(access, location, periodFrom("monthly", "2026-10-01"));
  const { answer } = servedCall(fake, () => true);
  const { multiDailyMetricTimeSeries } = answer as profile.Schema$FetchMultiDailyMetricsTimeSeriesResponse;
  const series = multiDailyMetricTimeSeries?.[0]?.dailyMetricTimeSeries ?? [];
  const days = series.find(({ dailyMetric }) => dailyMetric === "CALL_CLICKS")?.timeSeries?.datedValues ?? [];
  expect(days).toHaveLength(31);
  expect(days.some(({ value }) => value === undefined)).toBe(true);
  expect(reading.figures.calls).toEqual({
    value: days.reduce((sum, { value }) => sum + Number(value ?? 0), 0),
    detail: `businessprofileperformance locations/${location} 2026-10-01..2026-10-31 CALL_CLICKS`,
    notes: [],
  });
  expect(reading).toMatchObject({ final: true, empty: false });
  expect(reading.figures.websiteClicks?.value).toBeGreaterThan(reading.figures.directions?.value ?? 0);
});

test("a month whose last days are missing is not final, and a profile without days is unknown", async () => {
  const { fake, access, clock } = await openGoogle();
  clock.now = new Date("2026-11-02T04:00:00Z");
  const october = await readBusiness(access, location, periodFrom("monthly", "2026-10-01"));
  expect(october).toMatchObject({ final: false, figures: { calls: { notes: ["not_final"] } } });
  fake.faults.set(location, "empty");
  const nothing = await readBusiness(access, location, periodFrom("monthly", "2026-10-01"));
  expect(nothing).toMatchObject({ empty: true, figures: {} });
});
