import type { KeptAnswers } from "../ai-answers.ts";
import { bareOrigin, fileDetail } from "../origin.ts";

const read = bareOrigin("file", "2026-11-02T17:30:00.000Z");
const google = { ...read, detail: fileDetail("google_ai", "Chart.csv", 2) };
const bing = { ...read, detail: fileDetail("bing_ai", "bing.csv", 2) };

/** Answers by AI of both engines, with more pages than are shown and a search in Chinese. */
export const answersOfTwoEngines: KeptAnswers[] = [
  { engine: "google", part: "count", count: 4815, pagesPerDay: null, origin: google },
  {
    engine: "google",
    part: "pages",
    rows: [
      { name: "https://kopitiam.example/", count: 2600 },
      { name: "https://kopitiam.example/menu", count: 1400 },
      { name: "https://kopitiam.example/katering-untuk-pejabat-dan-majlis-di-ipoh-dan-sekitarnya", count: 700 },
      { name: "https://kopitiam.example/hubungi", count: 80 },
      { name: "https://kopitiam.example/blog/kopi-putih", count: 20 },
      { name: "https://kopitiam.example/blog/roti", count: 15 },
    ],
    origin: google,
  },
  { engine: "bing", part: "count", count: 129, pagesPerDay: 2.4, origin: bing },
  {
    engine: "bing",
    part: "queries",
    rows: [
      { name: "white coffee ipoh office delivery", count: 31 },
      { name: "怡保 白咖啡 外卖", count: 12 },
    ],
    origin: bing,
  },
];
