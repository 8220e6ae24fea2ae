import { expect, test } from "vitest";
import {
  conversionRate,
  conversionText,
  percentChange,
  positionChange,
  signedPercent,
  signedPlaces,
} from "./changes.ts";

test.each([
  [1125, 1000, 12.5],
  [970, 1000, -3],
  [1000, 1000, 0],
  [0, 1000, -100],
  [2, 3, -33.3],
  [9999, 10_000, 0],
])("%d after %d is a change of %d percent", (current, previous, expected) => {
  expect(percentChange(current, previous)).toBe(expected);
});

test("a change needs two figures to compare", () => {
  expect(percentChange(null, 10)).toBeNull();
  expect(percentChange(10, null)).toBeNull();
  expect(percentChange(10, 0)).toBeNull();
  expect(positionChange(null, 3)).toBeNull();
  expect(positionChange(3, null)).toBeNull();
});

test("the position change is current minus previous with one decimal", () => {
  expect(positionChange(10.3, 9.1)).toBe(1.2);
  expect(positionChange(8.3, 9.1)).toBe(-0.8);
});

test.each([
  [12.5, "+12.5%"],
  [-3, "-3.0%"],
  [0, "+0.0%"],
  [-0, "+0.0%"],
  [-0.04, "+0.0%"],
  [1250, "+1,250.0%"],
  [134_900, "+134,900.0%"],
])("%d percent reads %s", (percent, text) => {
  expect(signedPercent(percent, "en-MY")).toBe(text);
});

test.each([
  [1.2, "+1.2"],
  [-0.8, "-0.8"],
  [0, "0.0"],
  [-0, "0.0"],
  [0.04, "0.0"],
  [-0.04, "0.0"],
])("%d places read %s", (places, text) => {
  expect(signedPlaces(places, "ms-MY")).toBe(text);
});

test("the conversion rate is leads per session", () => {
  expect(conversionRate({ totalLeads: 24, sessions: 1000 })).toBe(2.4);
  expect(conversionText({ totalLeads: 24, sessions: 1000 }, "en-MY")).toBe("2.4%");
  expect(conversionText({ totalLeads: 20, sessions: 1000 }, "en-MY")).toBe("2.0%");
  expect(conversionText({ totalLeads: 0, sessions: 1000 }, "en-MY")).toBe("0.0%");
  expect(conversionText({ totalLeads: 1, sessions: 4000 }, "en-MY")).toBe("<0.1%");
});

test.each([
  { totalLeads: 5, sessions: 0 },
  { totalLeads: 5, sessions: null },
  { totalLeads: null, sessions: 5 },
  { totalLeads: 4120, sessions: 310 },
])("%o has no conversion rate", (figures) => {
  expect(conversionRate(figures)).toBeNull();
  expect(conversionText(figures, "en-MY")).toBeNull();
});
