import type { analyticsdata_v1beta as data } from "@googleapis/analyticsdata";
import type { searchconsole_v1 as search } from "@googleapis/searchconsole";
import { expect, test } from "vitest";
import { afterwards } from "@agency/testing/afterwards";
import { until } from "@agency/testing/ceiling";
import { type FakeGoogle, type FakeGoogleOptions, startFakeGoogle } from "./start.ts";

const now = new Date("2026-11-23T04:00:00Z");
const scopes = ["analytics.readonly", "webmasters.readonly", "business.manage"].map(
  (scope) => `https://www.googleapis.com/auth/${scope}`,
);
const report = "/v1beta/properties/300000001:runReport";
const batch = "/v1beta/properties/300000001:batchRunReports";
const query = `/webmasters/v3/sites/${encodeURIComponent("https://sample-bakery.example/")}/searchAnalytics/query`;
const october = { startDate: "2026-10-01", endDate: "2026-10-31" };
const users = { metrics: [{ name: "totalUsers" }] };

test("numbers are the same in every run, fewer people come in a month than on its days together, and parts sum to it", async () => {
  const [one, other] = [await start(), await start()];
  const month = await usersIn(one, [october]);
  expect(month).toBe(await usersIn(other, [october]));
  let days = 0;
  for (let day = 1; day <= 31; day += 1) {
    const date = `2026-10-${String(day).padStart(2, "0")}`;
    days += await usersIn(one, [{ startDate: date, endDate: date }]);
  }
  expect(month).toBeLessThan(days);
  const dimensions = [{ name: "firstUserDefaultChannelGroup" }];
  const parts = await runReport(one, { ...users, dimensions, dateRanges: [october] });
  expect(parts.rows?.reduce((sum, { metricValues }) => sum + Number(metricValues?.[0]?.value), 0)).toBe(month);
});

test("values are texts, and rows are absent when there are none", async () => {
  const fake = await start();
  const known = await runReport(fake, { ...users, dateRanges: [october] });
  expect(known.rows).toEqual([{ metricValues: [{ value: expect.stringMatching(/^\d+$/) }] }]);
  const before = { startDate: "2020-01-01", endDate: "2020-01-31" };
  const none = await runReport(fake, { ...users, dateRanges: [before] });
  expect(none).not.toHaveProperty("rows");
  expect(none.metadata).toMatchObject({ timeZone: "Asia/Kuala_Lumpur" });
});

test.each([
  [
    "six reports in a batch",
    batch,
    { requests: Array.from({ length: 6 }, () => ({ ...users, dateRanges: [october] })) },
  ],
  ["five ranges in a report", report, { ...users, dateRanges: Array.from({ length: 5 }, () => october) }],
  ["a metric that does not exist", report, { metrics: [{ name: "visitors" }], dateRanges: [october] }],
  [
    "a date that does not exist",
    report,
    { ...users, dateRanges: [{ startDate: "2026-02-30", endDate: "2026-03-01" }] },
  ],
  ["25,001 rows of searches", query, { ...october, rowLimit: 25_001 }],
  ["a dimension of searches that does not exist", query, { ...october, dimensions: ["keyword"] }],
])("what Google refuses is refused: %s", async (_, path, body) => {
  const { status } = await ask(await start(), path, body);
  expect(status).toBe(400);
});

test("the eleventh call at once for one property is refused with 429", async () => {
  const fake = await start();
  const { faults, quota } = fake;
  faults.set("300000001", "slow");
  const leave = new AbortController();
  const body = { ...users, dateRanges: [october] };
  const waiting = Array.from({ length: 10 }, () => ask(fake, report, body, leave.signal));
  const left = Promise.allSettled(waiting);
  await until(() => expect(quota.left("300000001").concurrent).toBe(0));
  faults.clear();
  expect(await ask(fake, report, body)).toMatchObject({ status: 429, retryAfter: "1" });
  leave.abort();
  await left;
  await until(() => expect(quota.left("300000001").concurrent).toBe(10));
  expect((await ask(fake, report, body)).status).toBe(200);
});

test("calls over a minute's quota are refused until the next minute", async () => {
  const clock = { now };
  const fake = await start({ quota: { searchRequestsAMinute: 2 }, now: () => clock.now });
  const statuses: number[] = [];
  for (const _ of [1, 2, 3]) statuses.push((await ask(fake, query, october)).status);
  clock.now = new Date(now.getTime() + 60_000);
  statuses.push((await ask(fake, query, october)).status);
  expect(statuses).toEqual([200, 200, 429, 200]);
});

test("searches come in pages, and days are final after two or three", async () => {
  const fake = await start();
  const body = { ...october, dimensions: ["query"] };
  const all = await querySearches(fake, body);
  const second = await querySearches(fake, {
    ...body,
    rowLimit: 3,
    startRow: 3,
  });
  expect(second.rows).toEqual(all.rows?.slice(3, 6));
  const recent = { startDate: "2026-11-15", endDate: "2026-11-23", dimensions: ["date"] };
  const days = await querySearches(fake, { ...recent, dataState: "final" });
  expect(["2026-11-19", "2026-11-20"]).toContain(days.rows?.at(-1)?.keys?.[0]);
});

test("the control page makes calls fail and shows the served calls", async () => {
  const fake = await start();
  const form = new URLSearchParams({ target: "300000001", state: "503", times: "1", retryAfter: "9" });
  const set = await fetch(`${fake.url}/control`, { method: "POST", body: form, redirect: "manual" });
  expect(set.status).toBe(302);
  const body = { ...users, dateRanges: [october] };
  expect(await ask(fake, report, body)).toMatchObject({ status: 503, retryAfter: "9" });
  expect((await ask(fake, report, body)).status).toBe(200);
  const shown = await (await fetch(`${fake.url}/control`)).text();
  expect(shown).toContain("Nothing fails.");
  expect(shown).toContain("analyticsdata.runReport");
  const { calls } = (await (await fetch(`${fake.url}/control/calls`)).json()) as { calls: { status: number }[] };
  expect(calls.map(({ status }) => status)).toEqual([503, 200]);
  const json = { method: "POST", headers: { "content-type": "application/json" } };
  const wrong = await fetch(`${fake.url}/control`, { ...json, body: JSON.stringify({ state: "sleepy" }) });
  expect(wrong.status).toBe(400);
});

test.each([
  ["another client", { client_id: "somebody else" }, "invalid_client"],
  [
    "a redirect address that is not ours",
    { redirect_uri: "https://attacker.example/callback" },
    "redirect_uri_mismatch",
  ],
])("the consent page refuses %s, and sends nobody back", async (_, change, problem) => {
  const { url } = await start();
  const asked = new URLSearchParams({
    client_id: "sample-client.apps.google.example",
    redirect_uri: "http://127.0.0.1:3000/callback",
    response_type: "code",
    scope: "email",
    ...change,
  });
  const shown = await fetch(`${url}/o/oauth2/v2/auth?${asked.toString()}`, { redirect: "manual" });
  expect(shown.status).toBe(400);
  expect(await shown.text()).toContain(problem);
  const form = new URLSearchParams({ query: asked.toString(), account: "agency@google.example", answer: "allow" });
  const pressed = await fetch(`${url}/o/oauth2/v2/auth`, { method: "POST", body: form, redirect: "manual" });
  expect(pressed.status).toBe(400);
});

async function start(options: FakeGoogleOptions = {}): Promise<FakeGoogle> {
  const fake = await startFakeGoogle({ now: () => now, ...options });
  afterwards(fake.close);
  return fake;
}

async function ask(
  { url, allow }: FakeGoogle,
  path: string,
  body: object,
  signal: AbortSignal | null = null,
): Promise<{ status: number; retryAfter: string | null; body: unknown }> {
  const { accessToken } = allow("agency@google.example", scopes);
  const headers = { authorization: `Bearer ${accessToken}` };
  const answer = await fetch(`${url}${path}`, { method: "POST", headers, body: JSON.stringify(body), signal });
  const retryAfter = answer.headers.get("retry-after");
  return { status: answer.status, retryAfter, body: await answer.json() };
}

async function runReport(fake: FakeGoogle, body: data.Schema$RunReportRequest): Promise<data.Schema$RunReportResponse> {
  return (await ask(fake, report, body)).body as data.Schema$RunReportResponse;
}

async function querySearches(
  fake: FakeGoogle,
  body: search.Schema$SearchAnalyticsQueryRequest,
): Promise<search.Schema$SearchAnalyticsQueryResponse> {
  return (await ask(fake, query, body)).body as search.Schema$SearchAnalyticsQueryResponse;
}

async function usersIn(fake: FakeGoogle, dateRanges: data.Schema$DateRange[]): Promise<number> {
  const body = await runReport(fake, { ...users, dateRanges });
  return Number(body.rows?.[0]?.metricValues?.[0]?.value);
}
