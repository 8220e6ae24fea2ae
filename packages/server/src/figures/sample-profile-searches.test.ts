import { expect, test } from "vitest";
import { bareOrigin } from "@agency/model/origin";
import { sampleProfileSearches } from "./sample-profile-searches.ts";

const origin = bareOrigin("sample", "2026-11-03T01:00:00.000Z");
const figures = { topRankings: ["florist ipoh", "kedai bunga ipoh", "wedding flowers perak"], organicTraffic: 120 };

test("sample searches of a Business Profile follow the figures, and few people are a threshold, as at Google", () => {
  expect(sampleProfileSearches("monthly", figures, origin)).toEqual({
    rows: [
      { search: "florist ipoh", people: 37 },
      { search: "kedai bunga ipoh", people: 23 },
      { search: "wedding flowers perak", fewerThan: 15 },
    ],
    origin,
  });
});

test("a week has no sample searches of a Business Profile, because Google counts them by whole months", () => {
  expect(sampleProfileSearches("weekly", figures, origin)).toBeNull();
});
