import { expect, test } from "vitest";
import { shownSites } from "./shown-sites.ts";

test("international domains are shown in their own letters, and pages of shared domains as they are", () => {
  const sites = ["sample-bakery.example", "xn--mnchen-3ya.example", "facebook.com/kedai"];
  expect(shownSites(sites)).toEqual(["sample-bakery.example", "münchen.example", "facebook.com/kedai"]);
});
