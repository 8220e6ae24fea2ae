import { expect, test } from "vitest";
import { problemOfAnswer } from "./google-problem.ts";
import { november23 as now } from "./google.fixture.ts";

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
