import type { businessprofileperformance_v1 as profile } from "@googleapis/businessprofileperformance";
import { expect, test } from "vitest";
import { readBusiness } from "./business-profile.ts";
import type { GoogleAccess, GoogleLimits } from "./google-access.ts";
import { openGoogle, periodFrom, servedCall } from "./google.fixture.ts";

const location = "9000000001";

test("a month's calls, directions and website clicks are the sums of the days that Google served; an absent value is zero", async () => {
  const { fake, access } = await openGoogle();
  const reading = await readBusiness(access, location, periodFrom("monthly", "2026-10-01"));
  const { answer } = servedCall(fake, (request) => "dailyRange.startDate.year" in request);
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

test("the ten searches of most people are kept from all pages, with a threshold where Google tells no number", async () => {
  const { fake, access } = await openGoogle();
  const reading = await readBusiness(access, location, periodFrom("quarterly", "2026-07-01"));
  const pages = fake.calls.list().filter(({ method }) => method.includes("searchkeywords"));
  expect(pages.map(({ request }) => request)).toMatchObject([
    { "monthlyRange.startMonth.month": "7", "monthlyRange.endMonth.month": "9", "monthlyRange.endMonth.year": "2026" },
    { pageToken: "100" },
  ]);
  const served = pages.flatMap(({ answer }) => {
    const { searchKeywordsCounts } = answer as profile.Schema$ListSearchKeywordImpressionsMonthlyResponse;
    return searchKeywordsCounts ?? [];
  });
  const known = served.filter(({ insightsValue }) => insightsValue?.value != null);
  const best = known.toSorted((a, b) => Number(b.insightsValue?.value) - Number(a.insightsValue?.value)).slice(0, 10);
  expect(reading.profileSearches).toMatchObject({
    value: best.map(({ searchKeyword, insightsValue }) => ({
      search: searchKeyword,
      people: Number(insightsValue?.value),
    })),
    detail: `businessprofileperformance locations/${location} 2026-07-01..2026-09-30 searchkeywords monthly`,
    notes: [],
  });
});

test("searches that few people made have a threshold in place of their number", async () => {
  const { fake, access } = await openGoogle();
  fake.faults.set(location, "thresholded");
  const { profileSearches } = await readBusiness(access, location, periodFrom("monthly", "2026-10-01"));
  expect(profileSearches?.value).toHaveLength(10);
  for (const search of profileSearches?.value ?? []) expect(search).toMatchObject({ fewerThan: 15 });
});

test("weeks have no searches, because Google counts them by whole months", async () => {
  const { fake, access } = await openGoogle();
  const reading = await readBusiness(access, location, periodFrom("weekly", "2026-11-02"));
  expect(fake.calls.list()).toHaveLength(1);
  expect(reading).toMatchObject({ final: true, empty: false });
  expect(reading.profileSearches).toBeUndefined();
});

test("a month whose searches Google has not counted yet is read again, and one of which only these are known is not empty", async () => {
  const { fake, access } = await openGoogle();
  const october = periodFrom("monthly", "2026-10-01");
  const uncounted = await readBusiness(
    beforeSearches(access, () => fake.faults.set(location, "empty")),
    location,
    october,
  );
  expect(uncounted).toMatchObject({ final: false, empty: false, figures: { calls: { notes: [] } } });
  expect(uncounted.profileSearches).toBeUndefined();
  fake.faults.set(location, "empty", { times: 1 });
  const searched = await readBusiness(access, location, october);
  expect(searched).toMatchObject({ empty: false, figures: {}, profileSearches: { notes: ["not_final"] } });
});

test("when only the searches fail, the reading fails", async () => {
  const { fake, access } = await openGoogle();
  const failing = beforeSearches(access, () => fake.faults.set(location, "503"));
  const reading = readBusiness(failing, location, periodFrom("monthly", "2026-10-01"));
  await expect(reading).rejects.toMatchObject({ problem: "server_error" });
  expect(fake.calls.list().map(({ status }) => status)).toEqual([200, 503]);
});

/** Google as it is, but that something happens before the second call. */
function beforeSearches(access: GoogleAccess, happen: () => void): GoogleAccess {
  let calls = 0;
  const run: GoogleLimits["run"] = (...call) => {
    calls += 1;
    if (calls === 2) happen();
    return access.limits.run(...call);
  };
  return { ...access, limits: { run } };
}
