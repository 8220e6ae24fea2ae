import { languageKeys } from "@agency/content/settings";
import { type Figures, noFigures } from "../figures.ts";
import { bareOrigin, originsOfAll } from "../origin.ts";
import { noTargets } from "../plan.ts";
import type { Changes } from "./changes.ts";
import type { Period } from "./periods.ts";
import { reportSections } from "./sections.ts";
import type { Snapshot } from "./snapshot.ts";

/** The same comment in each language. */
export function inEveryLanguage(comment: string): Snapshot["comments"] {
  return Object.fromEntries(languageKeys.map((language) => [language, comment]));
}

/** A month of a sample business. */
export const sampleFigures: Figures = {
  ...noFigures,
  totalVisitors: 12480,
  organicTraffic: 5866,
  socialTraffic: 3744,
  directTraffic: 1622,
  otherTraffic: 1248,
  sessions: 17410,
  averagePosition: 8.43,
  keywordsTracked: 31,
  topRankings: ["kopitiam ipoh", "怡保白咖啡"],
  totalFollowers: 4820,
  totalLeads: 164,
};

/** Shown in a portal's overview and its tabs. */
export const mainFigures = [
  "totalVisitors",
  "organicTraffic",
  "sessions",
  "averagePosition",
  "keywordsTracked",
  "topRankings",
  "totalFollowers",
  "totalLeads",
] as const;

export const noChanges: Changes = { visitors: null, organic: null, leads: null, followers: null, position: null };
export const october: Period = { start: "2026-10-01", end: "2026-10-31" };

/** What a report has beside its figures, when nothing of it is known. */
export const nothingElse = {
  unread: [],
  searches: null,
  leads: null,
  visits: null,
  profileSearches: null,
  ads: null,
  aiAnswers: null,
  targets: noTargets,
  work: [],
  next: [],
  sections: [...reportSections],
  comments: {},
} satisfies Partial<Snapshot>;

/** A month of which only the figures are known, typed in by somebody. */
export const bareSnapshot: Snapshot = {
  ...nothingElse,
  language: "en",
  clientName: "Kopitiam Contoh",
  type: "monthly",
  period: october,
  figures: sampleFigures,
  origins: {
    current: originsOfAll(sampleFigures, { ...bareOrigin("typed", "2026-11-02T17:30:00.000Z"), author: "siti" }),
    compared: {},
  },
  missing: [],
  places: [],
  changes: noChanges,
  recommendations: [],
  history: [],
  generatedAt: new Date("2026-11-03T03:04:05Z"),
  revised: null,
};
