import { expect, test } from "vitest";
import { cityKeys } from "@agency/content/settings";
import { sampleKeywords } from "./sample-keywords.ts";

const draws =
  (...parts: number[]) =>
  () =>
    parts.shift() ?? 0;
const every = Array.from({ length: 64 }, (_, index) => [Math.floor(index / 8) / 8, (index % 8) / 8] as const);

test("the keywords of a sample client name a city of the agency, in its languages", () => {
  expect(sampleKeywords(draws(0.2, 0), { cities: ["bad-homburg"], languages: ["de", "en"] })).toEqual([
    "dentist bad homburg",
    "teeth whitening bad homburg",
    "braces bad homburg",
    "dentist near me",
    "dental clinic bad homburg",
  ]);
  expect(sampleKeywords(draws(0.2, 0), { cities: ["ipoh"], languages: ["en", "ms"] }).slice(0, 4)).toEqual([
    "dentist ipoh",
    "klinik gigi ipoh",
    "teeth whitening ipoh",
    "doktor gigi ipoh",
  ]);
});

test("nothing in them is of another country than the agency's", () => {
  const own = { cities: ["lisboa"], languages: ["pt"] };
  const words = every.flatMap(([trade, city]) => sampleKeywords(draws(trade, city), own)).join(" ");
  for (const city of cityKeys) expect(words).not.toContain(city.replaceAll("-", " "));
  expect(words).not.toMatch(/[^\p{ASCII}]/u);
  expect(words).toContain("lisboa");
});

test("an agency without cities has keywords without one", () => {
  for (const [trade, city] of every) {
    const keywords = sampleKeywords(draws(trade, city), { cities: [], languages: ["en"] });
    expect(keywords).toHaveLength(5);
    expect(new Set(keywords).size).toBe(5);
    expect(keywords.join()).not.toMatch(/\{|\s,| {2}/);
  }
});
