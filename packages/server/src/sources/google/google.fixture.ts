import type { ServedCall } from "@agency/google-fake/answer";
import { type FakeGoogle, type FakeGoogleOptions, startFakeGoogle } from "@agency/google-fake/start";
import { oauthClient } from "@agency/google-fake/world";
import { periodStarting } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import { afterwards } from "@agency/testing/afterwards";
import type { ReportPeriod } from "../source.ts";
import { type GoogleAccess, googleLimits } from "./google-access.ts";
import type { Google } from "./google-fetch.ts";
import type { GoogleApp } from "./oauth.ts";
import { callsAMinute, readingScopes } from "./sources.ts";

/** A Monday, long after October 2026 was counted. */
export const november23 = new Date("2026-11-23T04:00:00Z");

export const app: GoogleApp = {
  ...oauthClient,
  redirectUri: "http://127.0.0.1:3000/api/connections/google/callback",
};

/** The fake Google, and how our clients reach it, on a clock that a test can move. */
export async function openGoogle(
  options: Omit<FakeGoogleOptions, "now"> & { deadline?: number } = {},
): Promise<{ fake: FakeGoogle; google: Google; accessToken: string; access: GoogleAccess; clock: { now: Date } }> {
  const { deadline = 60_000, ...rest } = options;
  const clock = { now: november23 };
  const now = () => clock.now;
  const fake = await startFakeGoogle({ ...rest, now });
  afterwards(fake.close);
  const { accessToken } = fake.allow("agency@google.example", Object.values(readingScopes));
  const google = { url: fake.url, now, deadline };
  const limits = googleLimits({ throttle: { attempt: async () => 0 }, callsAMinute });
  return { fake, google, accessToken, access: { google, accessToken, limits }, clock };
}

/** The period of a type that begins on a date. */
export function periodFrom(type: ReportType, start: string): ReportPeriod {
  const period = periodStarting(type, start);
  if (!period) throw new Error(`No ${type} period begins on ${start}`);
  return { type, period };
}

/** The call that the fake served with this body. */
export function servedCall(fake: FakeGoogle, isIt: (request: object) => boolean): ServedCall {
  const found = fake.calls.list().filter(({ request }) => typeof request === "object" && request && isIt(request));
  const [call] = found;
  if (!call || found.length > 1) throw new Error(`${found.length} calls are so`);
  return call;
}
