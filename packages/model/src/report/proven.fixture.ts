import type { Figures } from "../figures.ts";
import type { LeadSources } from "../leads.ts";
import type { Searches } from "../searches.ts";
import type { ChannelVisits } from "../visits.ts";
import { precedingPeriod } from "./periods.ts";
import { compareSearches } from "./search-results.ts";
import { october } from "./snapshot.fixture.ts";
import type { Snapshot } from "./snapshot.ts";
import { explain } from "./why/explain.ts";
import { findHappened } from "./why/happened.ts";

type Proof = Pick<Snapshot, "figures" | "before" | "why" | "happened">;

/** How the changes of a month add up since the month before, of which some figures were others, and what happened. */
export function provenSince(changed: Partial<Figures>, figures: Figures, known: Partial<Known> = {}): Proof {
  const [period, earlier] = [october, { ...figures, ...changed }];
  const { now = nothingKnown, before = nothingKnown } = known;
  const past = { period: precedingPeriod("monthly", period), figures: earlier };
  return {
    figures,
    before: earlier,
    why: explain(
      {
        period,
        figures,
        leads: now.leads,
        visits: now.visits ?? null,
        searches: compareSearches(now.searches, before.searches),
      },
      { ...past, leads: before.leads, visits: before.visits ?? null },
    ),
    happened: findHappened({ type: "monthly", period, figures, before: earlier, known: [] }),
  };
}

type Known = Record<
  "now" | "before",
  { leads: LeadSources | null; visits?: ChannelVisits[]; searches: Searches | null }
>;
const nothingKnown: Known["now"] = { leads: null, searches: null };

/** Leads by five channels, one of them the rest. */
export const byChannel = (...leads: number[]): LeadSources => ({
  kinds: [],
  channels: ["Organic Search", "Cross-network", "Direct", "Email", "(other)"].map((name, index) => {
    return { name, leads: leads[index] ?? 0 };
  }),
});

/** Searches of which one has so many clicks. */
export const searched = (clicks: number): Searches => ({
  keywords: [
    { query: "kopitiam ipoh", clicks, impressions: 4 * clicks, position: 4 },
    { query: "sarapan ipoh", clicks: 9, impressions: 90, position: 6 },
  ],
  pages: [{ page: "https://kopitiam.example/menu", clicks: clicks - 3, impressions: 4 * clicks, position: 4 }],
  scope: { list: "top", country: null },
});
