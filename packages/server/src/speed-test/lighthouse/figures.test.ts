import type { Result } from "lighthouse";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readFigures } from "./figures.ts";

/** What Lighthouse says of a page made slow: a server that takes 0.9 s, a script before everything, unused styles, an image of 1.8 MB. */
const recorded = readFileSync(new URL("slow-page.fixture.json", import.meta.url), "utf8");
const slowPage = (): Result => JSON.parse(recorded);
const passed = { score: 1, scoreDisplayMode: "metricSavings" };

test("the figures say what line was simulated, and which files are the heaviest", () => {
  const figures = readFigures(slowPage());
  expect(figures).toMatchObject({
    loadTime: 1.88,
    largestContentfulPaint: 13_213,
    line: { download: 1638.4, roundTrip: 150, slowdown: 4 },
  });
  expect(figures.heaviest).toEqual([
    { kind: "image", host: "kedai.example", name: "hero.jpg", bytes: 1_800_280 },
    { kind: "stylesheet", host: "kedai.example", name: "a.css", bytes: 260_151 },
    { kind: "script", host: "kedai.example", name: "a.js", bytes: 200_208 },
  ]);
});

test("the steps that take the most time come first", () => {
  const { steps } = readFigures(slowPage());
  expect(steps).toEqual([
    // 2.46 MB over 1.6 Mbit/s.
    { step: "transfer", ms: 12_018 },
    { step: "blocking", ms: 3850 },
    { step: "scripts", ms: 3231 },
  ]);
});

test("the advice that saves the most time comes first, with what it saves and its files", () => {
  expect(readFigures(slowPage()).advice).toEqual([
    { advice: "blocking", savesMs: 3850, savesBytes: null, files: ["a.js", "a.css"] },
    { advice: "scripts", savesMs: 3100, savesBytes: null, files: ["late.js", "a.js"] },
    { advice: "unusedStyles", savesMs: 1500, savesBytes: 260_000, files: ["a.css"] },
  ]);
});

test("an audit that passed gives no advice, and a slow server does", () => {
  const lhr = slowPage();
  for (const name of ["render-blocking-insight", "bootup-time", "unused-css-rules", "cache-insight"]) {
    Object.assign(lhr.audits[name] ?? {}, passed);
  }
  expect(readFigures(lhr).advice?.[0]).toEqual({ advice: "server", savesMs: 800, savesBytes: null, files: [] });
});

test("what Lighthouse did not measure is absent and not zero", () => {
  const lhr = slowPage();
  lhr.audits = Object.fromEntries(
    ["metrics", "network-requests"].map((name) => [name, lhr.audits[name]]),
  ) as Result["audits"];
  expect(readFigures(lhr)).toMatchObject({ largestContentfulPaint: null, cumulativeLayoutShift: null, advice: [] });
});
