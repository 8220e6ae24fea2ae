import { type FakeGoogle, type FakeGoogleOptions, startFakeGoogle } from "@agency/google-fake/start";
import { afterwards } from "@agency/testing/afterwards";
import type { Google } from "./google-fetch.ts";
import { type GoogleApp, readingScopes } from "./oauth.ts";

/** A Monday, long after October 2026 was counted. */
export const november23 = new Date("2026-11-23T04:00:00Z");

export const app: GoogleApp = {
  clientId: "sample-client.apps.google.example",
  clientSecret: "sample-client-secret",
  redirectUri: "http://127.0.0.1:3000/api/connections/google/callback",
};

/** The fake Google, and how our clients reach it, on a clock that a test can move. */
export async function openGoogle(
  options: Omit<FakeGoogleOptions, "now"> & { deadline?: number } = {},
): Promise<{ fake: FakeGoogle; google: Google; accessToken: string; clock: { now: Date } }> {
  const { deadline = 60_000, ...rest } = options;
  const clock = { now: november23 };
  const now = () => clock.now;
  const fake = await startFakeGoogle({ ...rest, now });
  afterwards(fake.close);
  const { accessToken } = fake.allow("agency@google.example", Object.values(readingScopes));
  return { fake, google: { url: fake.url, now, deadline }, accessToken, clock };
}
