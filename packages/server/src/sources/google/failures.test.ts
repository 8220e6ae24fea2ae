import { expect, test } from "vitest";
import type { FaultState } from "@agency/google-fake/answer";
import type { SourceProblem } from "@agency/model/source-problem";
import { until } from "@agency/testing/ceiling";
import { startWebsite } from "@agency/testing/website";
import { analytics, readAnalytics } from "./analytics.ts";
import { readBusiness } from "./business-profile.ts";
import { problemOfAnswer } from "./google-fetch.ts";
import { november23, november23 as now, openGoogle, periodFrom } from "./google.fixture.ts";
import { readSearch } from "./search-console.ts";
import { readingScopes } from "./sources.ts";

const october = periodFrom("monthly", "2026-10-01");
const property = "300000001";
const site = "https://sample-bakery.example/";
const location = "9000000001";

const minutes = (count: number): Date => new Date(november23.getTime() + count * 60_000);

const failures: [FaultState, SourceProblem, Date | null][] = [
  ["401", "unauthorised", null],
  ["403", "no_access", null],
  ["api_disabled", "api_disabled", null],
  ["404", "gone", null],
  ["429", "too_many", minutes(15)],
  ["500", "server_error", minutes(10)],
  ["503", "server_error", minutes(10)],
  ["slow", "slow", minutes(10)],
  ["cut_off", "cut_off", minutes(1)],
];

test.each(failures)("Google's %s is the problem %s, for each kind of source", async (state, problem, retryAt) => {
  const { fake, access } = await openGoogle({ deadline: state === "slow" ? 50 : 60_000 });
  fake.faults.set("*", state);
  const readings = [
    readAnalytics(access, property, [october]),
    readSearch(access, site, october),
    readBusiness(access, location, october),
    analytics.list(access.google, access.accessToken),
  ];
  for (const reading of await Promise.allSettled(readings)) {
    expect(reading).toMatchObject({ status: "rejected", reason: { name: "GoogleError", problem, retryAt } });
  }
});

test.each([
  ["a number of seconds", 42, new Date(november23.getTime() + 42_000)],
  ["more than a day", 1_000_000, minutes(24 * 60)],
])("Retry-After is kept: %s", async (_, retryAfter, retryAt) => {
  const { fake, access } = await openGoogle();
  fake.faults.set(property, "429", { retryAfter });
  await expect(readAnalytics(access, property, [october])).rejects.toMatchObject({ problem: "too_many", retryAt });
});

test("one failing account leaves the others alone, and works again afterwards", async () => {
  const { fake, access } = await openGoogle();
  fake.faults.set(property, "503", { times: 1 });
  await expect(readAnalytics(access, property, [october])).rejects.toMatchObject({ problem: "server_error" });
  expect(await readAnalytics(access, "300000002", [october])).toMatchObject([{ empty: false }]);
  expect(await readAnalytics(access, property, [october])).toMatchObject([{ empty: false }]);
});

test("a failed reading costs one of the 10 server errors that Google allows a property in an hour", async () => {
  const { fake, access, clock } = await openGoogle();
  fake.faults.set(property, "500");
  const months = Array.from({ length: 16 }, (_, index) =>
    periodFrom("monthly", `2025-${String((index % 12) + 1).padStart(2, "0")}-01`),
  );
  await expect(readAnalytics(access, property, months)).rejects.toMatchObject({ problem: "server_error" });
  expect(fake.quota.left(property).errors).toBe(9);
  for (let count = 0; count < 9; count += 1) await readAnalytics(access, property, [october]).catch(() => undefined);
  fake.faults.clear();
  const locked = readAnalytics(access, property, [october]);
  await expect(locked).rejects.toMatchObject({ problem: "too_many", retryAt: minutes(60) });
  clock.now = minutes(60);
  const { accessToken } = fake.allow("agency@google.example", Object.values(readingScopes));
  expect(await readAnalytics({ ...access, accessToken }, property, [october])).toMatchObject([{ empty: false }]);
});

test("a permission that was left out on the consent page is named", async () => {
  const { fake, access } = await openGoogle();
  const { accessToken } = fake.allow("agency@google.example", [readingScopes.analytics]);
  await expect(readSearch({ ...access, accessToken }, site, october)).rejects.toMatchObject({
    problem: "scope_missing",
  });
  expect(await readAnalytics({ ...access, accessToken }, property, [october])).toHaveLength(1);
});

test("a token from another account reads nothing", async () => {
  const { fake, access } = await openGoogle();
  const { accessToken } = fake.allow("newcomer@google.example", Object.values(readingScopes));
  const stranger = { ...access, accessToken };
  const readings = [
    readAnalytics(stranger, property, [october]),
    readSearch(stranger, site, october),
    readBusiness(stranger, location, october),
  ];
  for (const reading of await Promise.allSettled(readings)) {
    expect(reading).toMatchObject({ status: "rejected", reason: { problem: "no_access" } });
  }
});

test("no redirect is followed, so that a token goes to Google only", async () => {
  const stranger = await startWebsite({});
  const { access } = await openGoogle();
  const moved = await startWebsite({
    "/v1beta/properties/300000001:batchRunReports": { status: 302, headers: { location: `${stranger.origin}/taken` } },
  });
  const google = { ...access.google, url: moved.origin };
  const reading = readAnalytics({ ...access, google }, property, [october]);
  await expect(reading).rejects.toMatchObject({ problem: "unexpected" });
  expect(stranger.asked).toEqual([]);
  await Promise.all([stranger.close(), moved.close()]);
});

test("what is not JSON, is endless, or comes from nowhere is a problem of its own", async () => {
  const { access } = await openGoogle();
  const odd = await startWebsite({
    "/v1beta/properties/1:batchRunReports": { body: "<h1>Welcome to this network</h1>" },
    "/v1beta/properties/2:batchRunReports": (_, response) => {
      response.writeHead(200, { "content-type": "application/json" });
      const chunk = "0".repeat(4 * 1024 * 1024);
      const more = (): void => void (response.destroyed || response.write(chunk, more));
      more();
    },
  });
  const google = { ...access.google, url: odd.origin };
  for (const id of ["1", "2"]) {
    const reading = readAnalytics({ ...access, google }, id, [october]);
    await expect(reading).rejects.toMatchObject({ problem: "unexpected" });
  }
  await odd.close();
  const nobody = readAnalytics({ ...access, google }, "1", [october]);
  await expect(nobody).rejects.toMatchObject({ problem: "unreachable", retryAt: minutes(1) });
});

test("a reading ends at once when the worker stops", async () => {
  const { fake, access } = await openGoogle();
  fake.faults.set(property, "slow");
  const stop = new AbortController();
  const reading = Promise.allSettled([readAnalytics({ ...access, signal: stop.signal }, property, [october])]);
  await until(() => expect(fake.quota.left(property).concurrent).toBe(9));
  const reason = new Error("the worker stops");
  stop.abort(reason);
  expect(await reading).toEqual([{ status: "rejected", reason }]);
  await expect(readSearch({ ...access, signal: stop.signal }, site, october)).rejects.toThrow("the worker stops");
});

const quotaInForbidden = { error: { code: 403, message: "Quota exceeded", errors: [{ reason: "quotaExceeded" }] } };

test.each([
  [400, { error: "invalid_grant", error_description: "Token has been expired or revoked." }, "revoked"],
  [400, { error: { code: 400, status: "INVALID_ARGUMENT" } }, "unexpected"],
  [403, quotaInForbidden, "too_many"],
  [403, { error: { code: 403, errors: [{ reason: "forbidden" }] } }, "no_access"],
  [403, { error: { code: 403, errors: [{ reason: "accessNotConfigured" }] } }, "api_disabled"],
  [502, "<html>Bad gateway</html>", "server_error"],
  [401, null, "unauthorised"],
  [302, "", "unexpected"],
] as const)("Google's %i with %j is the problem %s", (status, body, problem) => {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  expect(problemOfAnswer({ status, body: text, retryAfter: null }, now).problem).toBe(problem);
});

test.each([
  ["120", 120],
  ["Mon, 23 Nov 2026 04:05:00 GMT", 300],
  ["Mon, 23 Nov 2026 03:00:00 GMT", 1],
  ["soon", 900],
])("Retry-After: %s is %i seconds", (retryAfter, seconds) => {
  const { retryAt } = problemOfAnswer({ status: 429, body: "", retryAfter }, now);
  expect(retryAt).toEqual(new Date(now.getTime() + seconds * 1000));
});

test("a long answer is cut, so that it fits into a log line", () => {
  const { message } = problemOfAnswer({ status: 500, body: "x".repeat(100_000), retryAfter: null }, now);
  expect(message.length).toBeLessThan(600);
});
