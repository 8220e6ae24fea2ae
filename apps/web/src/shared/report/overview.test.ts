import { expect, test } from "vitest";
import { type ReportSection, reportSections } from "@agency/model/report/sections";
import { overviewBlocks } from "./overview.tsx";

const shape = (sections: readonly ReportSection[], leads = false) =>
  overviewBlocks(sections, leads).map(({ key, half, words }) => [
    words.length > 0 ? words : key,
    half ? "half" : "wide",
  ]);

test("the usual overview has the trend beside the words, and the tables below", () => {
  expect(shape(reportSections)).toEqual([
    ["trend", "half"],
    [["work", "recommendations", "next", "comment"], "half"],
    ["comparison", "wide"],
    ["profile", "wide"],
    ["ads", "wide"],
    ["aiAnswers", "wide"],
  ]);
});

test("leads in detail follow the row of a trend that comes first, and otherwise come first", () => {
  const names = (sections: readonly ReportSection[]) => shape(sections, true).map(([name]) => name);
  expect(names(["trend", "work", "profile"])).toEqual(["trend", ["work"], "leads", "profile"]);
  expect(names(["trend", "profile"])).toEqual(["trend", "leads", "profile"]);
  expect(names(["work", "trend"])).toEqual(["leads", ["work"], "trend"]);
});

test("words before the trend share its row, unless words follow it", () => {
  expect(shape(["comment", "trend", "comparison"])).toEqual([
    [["comment"], "half"],
    ["trend", "half"],
    ["comparison", "wide"],
  ]);
  expect(shape(["comment", "trend", "work"])).toEqual([
    [["comment"], "wide"],
    ["trend", "half"],
    [["work"], "half"],
  ]);
});

test("a trend without words next to it has a row of its own", () => {
  expect(shape(["trend", "profile", "work"])).toEqual([
    ["trend", "wide"],
    ["profile", "wide"],
    [["work"], "wide"],
  ]);
});

test("words without a trend have rows of their own, and sections with a tab are not in the overview", () => {
  expect(shape(["work", "traffic", "recommendations", "comparison", "comment"])).toEqual([
    [["work", "recommendations"], "wide"],
    ["comparison", "wide"],
    [["comment"], "wide"],
  ]);
});
