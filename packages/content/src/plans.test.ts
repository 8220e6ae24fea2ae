import { expect, test } from "vitest";
import { formatPrice } from "./plans.ts";

test.each([
  [0, "RM\u00A00"],
  [950, "RM\u00A0950"],
  [2500, "RM\u00A02,500"],
  [10_000, "RM\u00A010,000"],
  [1_234_567, "RM\u00A01,234,567"],
])("%d is formatted as %s, as the en-MY locale does, on one line", (amount, written) => {
  expect(formatPrice(amount)).toBe(written);
  expect(`RM\u00A0${amount.toLocaleString("en-MY")}`).toBe(written);
});
