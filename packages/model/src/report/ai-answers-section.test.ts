import { describe, expect, it } from "vitest";
import type { KeptAnswers } from "../ai-answers.ts";
import { bareOrigin } from "../origin.ts";
import { presentAnswers } from "./ai-answers-section.ts";
import { answersOfTwoEngines } from "./ai-answers.fixture.ts";

const wording = {
  t: (key: string, params: Record<string, string | number> = {}) => [key, ...Object.values(params)].join(" "),
  locale: "en-MY",
  timeZone: "Asia/Kuala_Lumpur",
};
const october = { type: "monthly" as const, period: { start: "2026-10-01", end: "2026-10-31" } };
const shownRows = (given: Parameters<typeof presentAnswers>[0]) =>
  presentAnswers(given, wording)?.engines.map(({ heading, rows }) => [
    heading,
    rows.map(({ label, value }) => [label, value]),
  ]);
const counted = (count: number): KeptAnswers[] => [
  { engine: "google", part: "count", count, pagesPerDay: null, origin: bareOrigin("file", "2026-11-02T00:00:00.000Z") },
];

describe("answers by AI in a report", () => {
  it("show each engine by itself, and no sum of both", () => {
    const aiAnswersBefore = [{ engine: "google" as const, count: 4200 }];
    expect(shownRows({ ...october, aiAnswers: answersOfTwoEngines, aiAnswersBefore })).toEqual([
      [
        "Google",
        [
          ["aiAnswers.count.google", "4,815"],
          ["aiAnswers.change September 2026 4,200", "+14.6%"],
        ],
      ],
      [
        "Microsoft Bing",
        [
          ["aiAnswers.count.bing", "129"],
          ["aiAnswers.pagesPerDay", "2.4"],
        ],
      ],
    ]);
  });

  it.each([
    [29, 300],
    [300, 29],
  ])("do not compare %i with %i: they are too few", (count, before) => {
    const aiAnswersBefore = [{ engine: "google" as const, count: before }];
    const [, rows] = shownRows({ ...october, aiAnswers: counted(count), aiAnswersBefore })?.[0] ?? [];
    expect(rows?.[1]).toEqual([`aiAnswers.change September 2026 ${before}`, "aiAnswers.few"]);
  });

  it("are not compared with days of which Google kept no record, which are named", () => {
    const aiAnswersBefore = [{ engine: "google" as const, count: 500 }];
    const august = { type: "monthly" as const, period: { start: "2026-08-01", end: "2026-08-31" } };
    const september = { ...august, period: { start: "2026-09-01", end: "2026-09-30" } };
    for (const period of [august, september])
      expect(shownRows({ ...period, aiAnswers: counted(400), aiAnswersBefore })?.[0]?.[1]).toHaveLength(1);
    const note = presentAnswers({ ...august, aiAnswers: counted(400), aiAnswersBefore }, wording)?.engines[0]?.note;
    expect(note).toContain("aiAnswers.gap 13–17 August 2026");
  });

  it("show pages without a count as no data, and never their sum", () => {
    const aiAnswers = answersOfTwoEngines.filter(({ part }) => part === "pages");
    expect(shownRows({ ...october, aiAnswers, aiAnswersBefore: null })).toEqual([
      ["Google", [["aiAnswers.count.google", "noData"]]],
    ]);
  });
});
