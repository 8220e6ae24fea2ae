import { expect, test } from "vitest";
import { formatPrice } from "./plans.ts";

test.each([
  [0, "RM 0"],
  [950, "RM 950"],
  [2500, "RM 2,500"],
  [10_000, "RM 10,000"],
  [1_234_567, "RM 1,234,567"],
])("%d is formatted as %s, as the en-MY locale does", (amount, written) => {
  expect(formatPrice(amount)).toBe(written);
  expect(`RM ${amount.toLocaleString("en-MY")}`).toBe(written);
});
