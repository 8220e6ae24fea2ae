import { decode, encode } from "jpeg-js";
import type { Result, Flags, RunnerResult } from "lighthouse";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { longestPicture } from "@agency/model/speed-findings";
import { readFigures, heaviest, urlName } from "./figures.ts";
import { loadPage } from "./load-page.ts";

/** Lighthouse's result for a page made slow: a server that takes 0.9 s, a script before everything, unused styles, an image of 1.8 MB. */
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

/** The slow page, with a server that takes so many ms. */
function stepsWith(serverResponseTime: number): string[] {
  const lhr = slowPage();
  Object.assign(lhr.audits["server-response-time"] ?? {}, { numericValue: serverResponseTime });
  return readFigures(lhr).steps.map(({ step, ms }) => `${step} ${ms}`);
}

test("the steps that take the most time come first", () => {
  // 2.46 MB over 1.6 Mbit/s.
  expect(stepsWith(800)).toEqual(["transfer 12018", "blocking 3850", "scripts 3231"]);
});

test("a slow server is named, whatever takes longer", () => {
  expect(stepsWith(801)).toEqual(["transfer 12018", "blocking 3850", "server 801"]);
  expect(stepsWith(5000)).toEqual(["transfer 12018", "server 5000", "blocking 3850"]);
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

test.each([
  ["a small one", "data:image/jpeg;base64,/9j/4AAQ", "data:image/jpeg;base64,/9j/4AAQ"],
  ["one that is too large and cannot be read", `data:image/jpeg;base64,${"A".repeat(60_000)}`, null],
  ["what is none", "data:text/html,<script>", null],
])("of the pictures of a page, %s is kept or left out", (_, data, picture) => {
  const lhr = slowPage();
  const details = { type: "screenshot", timing: 1, timestamp: 1, data };
  lhr.audits["final-screenshot"] = { details } as unknown as Result["audits"][string];
  expect(readFigures(lhr).picture).toBe(picture);
});

test("the picture of a page full of words is kept in a lower quality", () => {
  const size = { width: 412, height: 500 };
  // As hard to compress as small print: pale, with a grain.
  const data = Buffer.from(Array.from({ length: size.width * size.height * 4 }, (_, at) => 190 + ((at * 7919) % 64)));
  const large = `data:image/jpeg;base64,${encode({ ...size, data }, 90).data.toString("base64")}`;
  expect(large.length).toBeGreaterThan(longestPicture);
  const lhr = slowPage();
  const details = { type: "screenshot", timing: 1, timestamp: 1, data: large };
  lhr.audits["final-screenshot"] = { details } as unknown as Result["audits"][string];
  const { picture } = readFigures(lhr);
  expect(picture?.length).toBeLessThanOrEqual(longestPicture);
  expect(decode(Buffer.from(picture?.split(",")[1] ?? "", "base64"))).toMatchObject(size);
});

test("what Lighthouse did not measure is absent and not zero", () => {
  const lhr = slowPage();
  lhr.audits = Object.fromEntries(
    ["metrics", "network-requests"].map((name) => [name, lhr.audits[name]]),
  ) as Result["audits"];
  expect(readFigures(lhr)).toMatchObject({
    largestContentfulPaint: null,
    cumulativeLayoutShift: null,
    advice: [],
    picture: null,
  });
});

test.each([
  ["https://kedai.example/", "/"],
  ["https://kedai.example/img/hero.jpg?width=3000", "hero.jpg"],
  ["https://kedai.example/gambar/roti%20bakar.webp", "roti bakar.webp"],
  ["https://kedai.example/a/%E0%A4%A", "%E0%A4%A"],
  ["https://kedai.example/%E2%80%AEgpj.exe", "gpj.exe"],
  [`https://kedai.example/${"a".repeat(60)}.main.js`, `${"a".repeat(24)}…${"a".repeat(15)}.main.js`],
])("%s is called %s", (url, name) => {
  expect(urlName(url)).toBe(name);
});

test("only files that were transferred count, and three are named", () => {
  const file = (name: string, bytes: number) => ({ url: name, kind: "image" as const, bytes });
  const files = [
    file("https://kedai.example/a.jpg", 10),
    file("https://kedai.example/cached.jpg", 0),
    file("data:image/png;base64,AAAA", 99),
    file("https://kedai.example/b.jpg", 30),
    file("https://cdn.example/c.jpg", 20),
    file("https://kedai.example/d.jpg", 5),
  ];
  expect(heaviest(files).map(({ host, name }) => `${host} ${name}`)).toEqual([
    "kedai.example b.jpg",
    "cdn.example c.jpg",
    "kedai.example a.jpg",
  ]);
});

const late = { audits: { "first-contentful-paint": { errorMessage: "Please run Lighthouse again. (NO_NAVSTART)" } } };
const lateAsAWhole = { audits: {}, runtimeError: { code: "NO_NAVSTART" } };
const empty = { audits: {}, runtimeError: { code: "NO_FCP" } };
const measured = { audits: { "first-contentful-paint": { numericValue: 1200 } } };

/** A fake Lighthouse that returns these results in turn. */
function giving(...results: readonly object[]) {
  const asked: Flags[] = [];
  const run = (_url?: string, flags?: Flags) => {
    const lhr = results[asked.push(flags ?? {}) - 1];
    return Promise.resolve(lhr && ({ lhr } as unknown as RunnerResult));
  };
  return { asked, run };
}

test("a page whose start was not recorded is loaded again with an empty cache", async () => {
  const { asked, run } = giving(late, lateAsAWhole, measured);
  const { lhr } = await loadPage("http://sample.example/", { disableStorageReset: true }, run);
  expect(lhr).toBe(measured);
  expect(asked.map((flags) => flags.disableStorageReset)).toEqual([true, false, false]);
});

test("a page whose start is never recorded fails after three attempts", async () => {
  const { asked, run } = giving(late, late, late, measured);
  await expect(loadPage("http://sample.example/", {}, run)).rejects.toThrow("NO_NAVSTART");
  expect(asked).toHaveLength(3);
});

test("a page that paints nothing is not loaded again", async () => {
  const { asked, run } = giving(empty, measured);
  await expect(loadPage("http://sample.example/", {}, run)).rejects.toThrow("NO_FCP");
  expect(asked).toHaveLength(1);
});

test("a missing result is an error", async () => {
  await expect(loadPage("http://sample.example/", {}, giving().run)).rejects.toThrow("NO_RESULT");
});
