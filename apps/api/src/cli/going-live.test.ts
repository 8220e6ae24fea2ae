import { expect, test } from "vitest";
import { readEnvironment } from "@agency/server/kit/environment";
import { missingInSettings } from "./going-live.ts";

const missing = (variables: Record<string, string>) => missingInSettings(readEnvironment(variables), variables);

test("a product on one's own machine has neither an address nor emails for the public", () => {
  expect(missing({})).toEqual([
    expect.stringMatching(/^Address: PUBLIC_URL is http:\/\/127\.0\.0\.1:3000\./),
    expect.stringMatching(/^Mail server: none, .*Set SMTP_URL\.$/),
  ]);
});

test("behind https the proxy has to be named, and no sample figures or open guesses may be left", () => {
  const site = { PUBLIC_URL: "https://www.studio.sg", SMTP_URL: "smtp://mail.studio.sg:587" };
  expect(missing({ ...site, TRUSTED_PROXIES: "127.0.0.1" })).toEqual([]);
  expect(missing({ ...site, SAMPLE_DATA: "on", RATE_LIMITS: "off" })).toEqual([
    expect.stringMatching(/^Proxy: .*TRUSTED_PROXIES/),
    expect.stringMatching(/^Settings: RATE_LIMITS is off/),
    expect.stringMatching(/^Settings: SAMPLE_DATA is on/),
  ]);
});
