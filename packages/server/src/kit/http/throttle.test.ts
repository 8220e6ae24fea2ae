import { expect, test } from "vitest";
import { addressKey, networkKey } from "./throttle.ts";

test.each([
  ["203.0.113.1", "203.0.113.1", true],
  ["203.0.113.1", "203.0.113.2", false],
  ["203.0.113.1", "::ffff:203.0.113.1", true],
  ["2001:db8:1:2::1", "2001:db8:1:2:ffff::9", true],
  ["2001:db8:1:2::1", "2001:db8:1:3::1", false],
])("%s and %s count as one customer: %s", (one, other, same) => {
  expect(addressKey(one) === addressKey(other)).toBe(same);
});

test.each([
  ["203.0.113.1", "203.0.113.200", true],
  ["203.0.113.1", "203.0.114.1", false],
  ["2001:db8:1:2::1", "2001:db8:1:3::1", true],
  ["2001:db8:1::1", "2001:db8:2::1", false],
])("%s and %s are in one network: %s", (one, other, same) => {
  expect(networkKey(one) === networkKey(other)).toBe(same);
});
