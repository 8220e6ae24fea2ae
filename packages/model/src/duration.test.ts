import { expect, test } from "vitest";
import { durationText } from "./duration.ts";

test.each([
  [120, "en-MY", "2 hours"],
  [60, "en-MY", "1 hour"],
  [45, "en-MY", "45 minutes"],
  [120, "ms-MY", "2 jam"],
])("%i minutes in %s are %j", (minutes, locale, text) => {
  expect(durationText(minutes, locale)).toBe(text);
});
