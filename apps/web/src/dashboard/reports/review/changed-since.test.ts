import { expect, test } from "vitest";
import { noFigures } from "@agency/model/figures";
import { changesSince, repeatedRecommendations } from "./changed-since.tsx";

const figures = { ...noFigures, totalLeads: 142, totalVisitors: 5120, averagePosition: 3, totalFollowers: 90 };

test("a review names the figures that differ from the period before, the most important first", () => {
  const before = { ...figures, totalLeads: 118, averagePosition: 3.4 };
  expect(changesSince({ figures, before })).toEqual([
    { figure: "totalLeads", before: 118, now: 142 },
    { figure: "averagePosition", before: 3.4, now: 3 },
  ]);
});

test.each([
  ["without a period before", null],
  ["of before this was kept", undefined],
  ["whose figures are counted in another way", noFigures],
])("a report %s names none", (_, before) => {
  expect(changesSince({ figures, ...(before !== undefined && { before }) })).toEqual([]);
});

test("a recommendation that says the same as one of the report before is named by its number", () => {
  const written = (...texts: string[]) => texts.map((text, id) => ({ id, recommendation: { text } }));
  const before = { recommendations: [{ text: "Ask for reviews." }, { text: "Photograph the new room." }] };
  const items = written("Renew the menu.", "Ask for reviews.", "");
  expect(repeatedRecommendations(items, before, { language: "en", type: "monthly" })).toEqual([2]);
});
