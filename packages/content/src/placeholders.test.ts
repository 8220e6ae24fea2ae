import { expect, test } from "vitest";
import { placeholders } from "./placeholders.ts";

test("the sample agency's marks, addresses and number are named", () => {
  expect(placeholders()).toEqual([
    expect.stringContaining("sample is true"),
    "the address hello@sample-agency.example",
    "the address founder@sample-agency.example",
    "the address sales@sample-agency.example",
    "the address admin@sample-agency.example",
    "the phone number +60 5-000 0000",
  ]);
});
