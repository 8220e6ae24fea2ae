import { expect, test } from "vitest";
import { corpus } from "./corpus.fixture.ts";
import { presentTrend } from "./document.ts";
import { presentHistory } from "./history-chart.ts";
import { holidayNote } from "./holiday-note.ts";
import type { ReportText } from "./report-text.ts";
import { presentPlaces, presentSearches } from "./search-section.ts";

/** The key with its parameters, without any marks of its own. */
const t: ReportText = (key, params = {}) => [key, ...Object.values(params)].join(" ");

const months = [200, 100, 300, 150].map((value, index) => ({
  start: `2026-0${index + 1}-01`,
  end: `2026-0${index + 1}-28`,
  value,
}));

/** The words of reports besides the texts themselves, by locale. */
function saidIn(locale: string): string {
  return JSON.stringify([
    ...Object.values(corpus).flatMap((snapshot) => [
      presentHistory(snapshot, t, locale),
      presentTrend(snapshot, t, locale),
      presentPlaces(snapshot, t, locale),
      presentSearches(snapshot, t, locale),
    ]),
    holidayNote({ figure: "totalLeads", type: "monthly", points: months }, t, locale),
  ]);
}

const halfWidth = /[:;,] /g;

test("the code puts full-width marks between Chinese texts", () => {
  expect(saidIn("zh-SG").match(halfWidth)).toBeNull();
  expect(new Set(saidIn("en-MY").match(halfWidth))).toEqual(new Set([": ", "; ", ", "]));
});
