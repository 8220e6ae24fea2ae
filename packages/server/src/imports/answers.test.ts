import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { verdictOfBytes } from "./cases.fixture.ts";
import { makeZip } from "./corpus.fixture.ts";

const folder = join(import.meta.dirname, "answers");
const text = (file: string) => readFileSync(join(folder, file), "utf8");
const verdictOfExport = (file: string, answers: Record<string, string> = {}) =>
  verdictOfBytes(new Uint8Array(readFileSync(join(folder, file))), answers, file);

/** Search Console's report on generative AI does not say what it is. */
const answered = { "ai:google report": "answers" };

const exports: [file: string, verdict: string][] = [
  ["bing-cut.csv", "refuses file: unreadable line 32"],
  ["bing-days.csv", "monthly 2026-10-01: bing count 61 on 1 pages a day"],
  ["bing-empty.csv", "refuses file: no_rows"],
  ["bing-filtered.csv", "refuses Citations: answers_filtered line 1"],
  ["bing-half.csv", "refuses row: not_a_whole_period 2026-10-01 2026-10-15 line 1"],
  ["bing-lacks-days.csv", "asks aifile:bing days monthly 2026-10-01 at 2: whole or part"],
  ["bing-malay.csv", "refuses file: no_known_column Tarikh, Petikan, Halaman Dipetik line 1"],
  ["bing-next-month.csv", "refuses row: not_a_whole_period 2026-11-01 2026-11-20 line 1"],
  ["bing-pages-few.csv", "asks period at 1: weekly 2026-11-16 or weekly 2026-11-09"],
  ["bing-pages-repeat.csv", "refuses Page: answers_repeats 2 line 5"],
  ["bing-pages.csv", "asks period at 1: weekly 2026-11-16 or weekly 2026-11-09"],
  ["bing-queries-short.csv", "asks period at 1: weekly 2026-11-16 or weekly 2026-11-09"],
  ["bing-queries.csv", "asks period at 1: weekly 2026-11-16 or weekly 2026-11-09"],
  [
    "bing-three-months.csv",
    "monthly 2026-09-01: bing count 60 on 1 pages a day; monthly 2026-10-01: bing count 61 on 1 pages a day",
  ],
  ["google-days-chinese.csv", "asks ai:google report at 1: answers or other"],
  ["google-days-malay.csv", "asks ai:google report at 1: answers or other"],
  ["google-days-unknown.csv", "refuses file: no_known_column Дата, Показы line 1"],
  ["google-days.csv", "asks ai:google report at 1: answers or other"],
  ["google-half.csv", "asks ai:google report at 1: answers or other"],
  ["google-hours.csv", "asks ai:google report at 1: answers or other"],
  ["google-months.csv", "refuses file: no_known_column Date, Impressions line 1"],
  ["google-pages.csv", "asks ai:google report at 1: answers or other"],
  ["google-quarter.csv", "asks ai:google report at 1: answers or other"],
  ["google-total-differs.csv", "asks ai:google report at 1: answers or other"],
  ["google-total.csv", "asks ai:google report at 1: answers or other"],
  ["google-unknown-days.csv", "asks ai:google report at 1: answers or other"],
  ["google-zero.csv", "asks ai:google report at 1: answers or other"],
];

test.each(exports)("%s: %s", async (file, verdict) => {
  expect(await verdictOfExport(file)).toBe(verdict);
});

test("every export of the folder has one verdict", () => {
  expect(exports.map(([file]) => file)).toEqual(readdirSync(folder).toSorted());
});

test.each<[file: string, answers: Record<string, string>, verdict: string]>([
  ["google-days-chinese.csv", answered, "monthly 2026-10-01: google count 1488"],
  ["google-days-malay.csv", answered, "monthly 2026-10-01: google count 1488"],
  ["google-days.csv", answered, "monthly 2026-10-01: google count 1488"],
  ["google-half.csv", answered, "refuses row: not_a_whole_period 2026-10-05 2026-10-20 line 1"],
  ["google-hours.csv", answered, "refuses Date: not_days line 3; Date: not_days line 4; Date: not_days line 5"],
  ["google-pages.csv", answered, "asks period at 1: weekly 2026-11-16 or weekly 2026-11-09"],
  ["google-quarter.csv", answered, "quarterly 2026-07-01: google count 4371"],
  ["google-total-differs.csv", answered, "refuses Impressions: total_differs 1488 2000 line 33"],
  ["google-total.csv", answered, "monthly 2026-10-01: google count 1488"],
  ["google-unknown-days.csv", answered, "asks aifile:google days monthly 2026-10-01 at 2: whole or part"],
  ["google-zero.csv", answered, "asks aifile:google zero monthly 2026-10-01 at 2: counted or unknown"],
  [
    "bing-pages.csv",
    { ...answered, period: "monthly 2026-10-01" },
    "kedairoti.example monthly 2026-10-01: bing pages https://kedairoti.example/menu 1204 + https://kedairoti.example/ 41",
  ],
  [
    "bing-queries-short.csv",
    { ...answered, period: "monthly 2026-10-01" },
    "monthly 2026-10-01: bing queries kek hari jadi ipoh 12",
  ],
  [
    "bing-queries.csv",
    { ...answered, period: "monthly 2026-10-01" },
    "monthly 2026-10-01: bing queries kek hari jadi ipoh 12 + 怡保 蛋糕 7",
  ],
  [
    "google-pages.csv",
    { ...answered, period: "monthly 2026-10-01" },
    "kedairoti.example monthly 2026-10-01: google pages https://kedairoti.example/menu 220 + https://kedairoti.example/ 140",
  ],
  ["google-days.csv", { "ai:google report": "other" }, "refuses file: no_known_column Date, Impressions line 1"],
  ["google-pages.csv", { "ai:google report": "other" }, "refuses Top pages: rows_are_parts line 1 column 1"],
  [
    "google-unknown-days.csv",
    { ...answered, "aifile:google days monthly 2026-10-01": "whole" },
    "monthly 2026-10-01: google count 1446",
  ],
  [
    "google-unknown-days.csv",
    { ...answered, "aifile:google days monthly 2026-10-01": "part" },
    "refuses file: days_missing line 2",
  ],
  [
    "google-zero.csv",
    { ...answered, "aifile:google zero monthly 2026-10-01": "counted" },
    "monthly 2026-10-01: google count 0",
  ],
  ["google-zero.csv", { ...answered, "aifile:google zero monthly 2026-10-01": "unknown" }, "refuses file: no_rows"],
  [
    "bing-lacks-days.csv",
    { "aifile:bing days monthly 2026-10-01": "whole" },
    "monthly 2026-10-01: bing count 59 on 1 pages a day",
  ],
])("%s, answered %o: %s", async (file, answers, verdict) => {
  expect(await verdictOfExport(file, answers)).toBe(verdict);
});

const pages = "Top pages,Impressions\nhttps://kedairoti.example/menu,1400\nhttps://kedairoti.example/,900\n";
const filters = (...rows: string[]) => `Filter,Value\n${["Date,2026-10-01 - 2026-10-31", ...rows].join("\n")}\n`;
const october = "Date,2026-10-01 - 2026-10-31";

test.each<[why: string, files: Record<string, string>, answers: Record<string, string>, verdict: string]>([
  [
    "an archive that names the report",
    {
      "Chart.csv": text("google-days.csv"),
      "Pages.csv": pages,
      "Countries.csv": "Country,Impressions\nMalaysia,1488\n",
      "Filters.csv": filters("Search type,Generative AI"),
    },
    {},
    "kedairoti.example monthly 2026-10-01: google count 1488, google pages https://kedairoti.example/menu 1400 + https://kedairoti.example/ 900; without Countries.csv not_needed",
  ],
  [
    "one that does not",
    { "Chart.csv": text("google-days.csv"), "Filters.csv": filters() },
    {},
    "asks ai:google report at 1: answers or other",
  ],
  [
    "one in a language that nobody knows, by its shape",
    {
      "Grafik.csv": text("google-days-unknown.csv"),
      "Seiten.csv": pages.replace("Top pages,Impressions", "Страницы,Показы"),
    },
    answered,
    "kedairoti.example monthly 2026-10-01: google count 1488, google pages https://kedairoti.example/menu 1400 + https://kedairoti.example/ 900",
  ],
  [
    "one country",
    { "Chart.csv": text("google-days.csv"), "Filters.csv": filters("Country,Malaysia") },
    answered,
    "refuses Country: filtered Malaysia in Filters.csv line 3",
  ],
  [
    "two periods compared",
    { "Chart.csv": text("google-days.csv"), "Filters.csv": `Filter,Value\nDate,Compare ${october.slice(5)}\n` },
    answered,
    "refuses Date: compared in Filters.csv line 2",
  ],
  [
    "a page that was shown more often than the website",
    { "Chart.csv": text("google-days.csv"), "Pages.csv": pages.replace("1400", "1489") },
    answered,
    "refuses Chart.csv: answers_beyond 1489 1488 line 2",
  ],
  [
    "pages of several months",
    {
      "Chart.csv": text("google-days.csv").replace("Date,Impressions\n", "Date,Impressions\n2026-09-30,4\n"),
      "Pages.csv": pages,
    },
    answered,
    "monthly 2026-10-01: google count 1488; without Pages.csv several_periods",
  ],
])("%s: %s", async (_why, files, answers, verdict) => {
  expect(await verdictOfBytes(makeZip(files), answers)).toBe(verdict);
});
