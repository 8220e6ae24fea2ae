import { expect, test } from "vitest";
import { findOffer, offerMonthlyFee } from "./offers.ts";

test.each([
  [null, "starter", "starter", 2500],
  [null, "professional", "business", 5000],
  ["web-design", "business", "business", null],
  ["seo", "enterprise", "enterprise", 10_000],
  ["complete-package", "startup", "starter", 3000],
] as const)("of %s, %s becomes the client's package %s with its monthly price", (service, key, clientPackage, fee) => {
  const offer = findOffer(service, key);
  expect(offer).toMatchObject({ service, key, clientPackage });
  expect(offer && offerMonthlyFee(offer)).toBe(fee);
});

test.each([
  ["seo", "professional"],
  [null, "national"],
  ["plumbing", "starter"],
  ["seo", null],
] as const)("there is no offer %s/%s", (service, key) => {
  expect(findOffer(service, key)).toBeNull();
});
