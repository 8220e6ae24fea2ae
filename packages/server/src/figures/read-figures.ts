import type { Figures } from "@agency/model/figures";
import type { LeadSources } from "@agency/model/leads";
import { bareOrigin, type Origins, originsOfAll } from "@agency/model/origin";
import type { ProfileSearches } from "@agency/model/profile-searches";
import { type Period, precedingPeriod } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import type { Searches } from "@agency/model/searches";
import type { FiguresRepository } from "./figures-repository.ts";
import { sampleLeads } from "./sample-leads.ts";
import { sampleProfileSearches } from "./sample-profile-searches.ts";
import { sampleSearches } from "./sample-searches.ts";
import { sampleFigures } from "./sample.ts";

/** How many periods a report and the board's trend cover, including their own and that of the year before. */
export const historyLength = 14;

type Read = { figures: Figures; origins: Origins; searches: Searches | null } & OfPeriod;

/** What is read of a report's own period only. */
type OfPeriod = { leads: LeadSources | null; profileSearches: ProfileSearches | null };

export type FiguresRead = Read & { history: (Omit<Read, keyof OfPeriod> & { period: Period })[] };

export type FiguresReader = (
  client: { id: string },
  type: ReportType,
  period: Period,
  now: Date,
) => Promise<FiguresRead | null>;

/** Figures that are kept; null when the period has none. */
function keptFigures(figures: Pick<FiguresRepository, "upTo">): FiguresReader {
  return async (client, type, period) => {
    const rows = await figures.upTo(client.id, type, period, historyLength);
    const own = rows.find(({ periodStart }) => periodStart === period.start);
    if (!own) return null;
    const periods = preceding(type, period);
    return {
      figures: own.figures,
      origins: own.origins,
      searches: own.searches,
      leads: own.leads && { kinds: own.leads.kinds, channels: own.leads.channels },
      profileSearches: own.profileSearches,
      history: rows.flatMap((row) => {
        const known = periods.find(({ start }) => start === row.periodStart);
        return known ? [{ period: known, figures: row.figures, origins: row.origins, searches: row.searches }] : [];
      }),
    };
  };
}

/** Made-up figures for a new client's first look; everything made from them is marked as a sample. */
const sampleReader: FiguresReader = async (client, type, period, now) => ({
  ...sampleOf(client.id, type, period, now),
  history: preceding(type, period).map((past) => ({ period: past, ...sampleOf(client.id, type, past, now) })),
});

function sampleOf(seed: string, type: ReportType, period: Period, now: Date): Read {
  const figures = sampleFigures(seed, type, period);
  const origin = bareOrigin("sample", now.toISOString());
  return {
    figures,
    origins: originsOfAll(figures, origin),
    searches: sampleSearches(figures),
    leads: sampleLeads(figures),
    profileSearches: sampleProfileSearches(type, figures, origin),
  };
}

/** The figures that are kept; the sample for a client with neither figures nor a source, where samples are enabled. */
export function figuresReader(
  figures: Pick<FiguresRepository, "withOwn" | "upTo">,
  { sampleData }: { sampleData: boolean },
): FiguresReader {
  const kept = keptFigures(figures);
  return async (client, type, period, now) => {
    const read = await kept(client, type, period, now);
    if (read || !sampleData || (await figures.withOwn([client.id])).size > 0) return read;
    return sampleReader(client, type, period, now);
  };
}

/** Which of the clients have figures for a report: their own, or samples. */
export type FiguresKnown = (
  clientIds: string[],
  type: ReportType,
  period: Period,
) => Promise<Map<string, "own" | "sample">>;

/** Knows without reading them which clients `figuresReader` has figures for. */
export function figuresKnown(
  figures: Pick<FiguresRepository, "withOwn" | "withPeriod">,
  { sampleData }: { sampleData: boolean },
): FiguresKnown {
  return async (clientIds, type, period) => {
    const withPeriod = await figures.withPeriod(clientIds, type, period);
    const known = new Map<string, "own" | "sample">([...withPeriod].map((id) => [id, "own"]));
    if (!sampleData || withPeriod.size === clientIds.length) return known;
    const withOwn = await figures.withOwn(clientIds);
    for (const id of clientIds) if (!withOwn.has(id)) known.set(id, "sample");
    return known;
  };
}

function preceding(type: ReportType, period: Period): Period[] {
  const periods: Period[] = [];
  for (
    let past = precedingPeriod(type, period);
    periods.length < historyLength - 1;
    past = precedingPeriod(type, past)
  ) {
    periods.push(past);
  }
  return periods;
}
