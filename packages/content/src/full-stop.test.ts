import { expect, test } from "vitest";
import { withOneStop } from "./full-stop.ts";

test.each([
  ["Wau Sdn. Bhd.", "© {{legalName}} All rights reserved. By {{legalName}}"],
  ["Wau Studio", "© {{legalName}}. All rights reserved. By {{legalName}}."],
])("a sentence that ends with the name %s has one full stop", (legalName, text) => {
  expect(withOneStop("© {{legalName}}. All rights reserved. By {{legalName}}.", { legalName })).toBe(text);
});
