import { expect, test } from "vitest";
import { chooseFilled, fillable, filledBy } from "./figure-sources.ts";
import { profileFigures } from "./figures.ts";

const analytics = { kind: "analytics", fills: null } as const;
const profile = { kind: "business_profile", fills: null } as const;

test("until somebody chooses, leads come from Analytics and not from the calls", () => {
  expect(filledBy(analytics)).toEqual(fillable.analytics);
  expect(filledBy(profile)).toEqual(profileFigures);
});

test("a figure that an account is to fill is filled by no other one", () => {
  const figures = fillable.business_profile;
  expect(chooseFilled([analytics, profile], { kind: "business_profile", figures })).toEqual([
    { account: analytics, fills: fillable.analytics.filter((figure) => figure !== "totalLeads") },
    { account: profile, fills: figures },
  ]);
});

test("nothing changes when an account fills these figures already, and it fills none that it cannot", () => {
  expect(chooseFilled([analytics, profile], { kind: "analytics", figures: fillable.analytics })).toEqual([]);
  expect(chooseFilled([analytics], { kind: "analytics", figures: ["calls", "sessions"] })).toEqual([
    { account: analytics, fills: ["sessions"] },
  ]);
});
