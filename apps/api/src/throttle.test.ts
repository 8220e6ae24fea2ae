import { expect, test } from "vitest";
import { readEnvironment } from "@agency/platform/environment";
import { addressKey, makeThrottle } from "./throttle.ts";

const limits = { free: 5, memory: 3600, longestWait: 900 };

test("of forty attempts at the same moment, five pass", async () => {
  const throttle = makeThrottle({ environment: readEnvironment({}) }, limits);
  const attempts = await Promise.allSettled(Array.from({ length: 40 }, () => throttle.attempt("account", "address")));
  expect(attempts.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
});

test("RATE_LIMITS=off lets every attempt pass", async () => {
  const throttle = makeThrottle({ environment: readEnvironment({ RATE_LIMITS: "off" }) }, limits);
  const attempts = await Promise.allSettled(Array.from({ length: 40 }, () => throttle.attempt("account")));
  expect(attempts.every(({ status }) => status === "fulfilled")).toBe(true);
});

test.each([
  ["203.0.113.1", "203.0.113.1", true],
  ["203.0.113.1", "203.0.113.2", false],
  ["203.0.113.1", "::ffff:203.0.113.1", true],
  ["2001:db8:1:2::1", "2001:db8:1:2:ffff::9", true],
  ["2001:db8:1:2::1", "2001:db8:1:3::1", false],
])("%s and %s count as one customer: %s", (one, other, same) => {
  expect(addressKey(one) === addressKey(other)).toBe(same);
});
