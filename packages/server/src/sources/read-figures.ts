import type { KeptAds } from "@agency/model/ads";
import type { KeptAnswers } from "@agency/model/ai-answers";
import type { Figures } from "@agency/model/figures";
import type { LeadSources } from "@agency/model/leads";
import { bareOrigin, type Origins, originsOfAll } from "@agency/model/origin";
import type { ProfileSearches } from "@agency/model/profile-searches";
import { historyLength, type Period, precedingPeriod } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import type { Searches } from "@agency/model/searches";
import type { ChannelVisits } from "@agency/model/visits";
import type { PeriodFigures } from "../figures/figures.ts";
import { sampleFigures, sampleLeads, sampleProfileSearches, sampleSearches, sampleVisits } from "../figures/sample.ts";
import { figuresStarting } from "../figures/store.ts";
import { figuresEntity } from "../figures/table.ts";
import type { Database } from "../kit/db/database.ts";
import { sourceEntity } from "./table.ts";

type Read = {
  figures: Figures;
  origins: Origins;
  searches: Searches | null;
  leads: LeadSources | null;
  visits: ChannelVisits[] | null;
  ads: KeptAds[] | null;
  aiAnswers: KeptAnswers[] | null;
} & OfPeriod;

/** Read for the report's own period only. */
type OfPeriod = { profileSearches: ProfileSearches | null };

export type FiguresRead = Read & { history: (Omit<Read, keyof OfPeriod> & { period: Period })[] };

/** Reads the figures of clients for a period and those before, by the clients' ids; without clients of whom the period has none. */
export type FiguresReader = (
  clientIds: string[],
  type: ReportType,
  period: Period,
  now: Date,
) => Promise<Map<string, FiguresRead>>;

/** A client's figures for a period, of all that are kept; null when it has none. */
function inPeriod(rows: PeriodFigures[], period: Period, periods: Period[]): FiguresRead | null {
  const own = rows.find(({ periodStart }) => periodStart === period.start);
  if (!own) return null;
  return {
    figures: own.figures,
    origins: own.origins,
    searches: own.searches,
    leads: bareLeads(own.leads),
    visits: own.visits?.channels ?? null,
    profileSearches: own.profileSearches,
    ads: own.ads,
    aiAnswers: own.aiAnswers,
    history: rows.flatMap((row) => {
      const known = periods.find(({ start }) => start === row.periodStart);
      const { figures, origins, searches, leads, visits, ads, aiAnswers } = row;
      const parts = { leads: bareLeads(leads), visits: visits?.channels ?? null };
      return known ? [{ period: known, figures, origins, searches, ads, aiAnswers, ...parts }] : [];
    }),
  };
}

/** The parts of leads without their source. */
const bareLeads = (leads: LeadSources | null): LeadSources | null =>
  leads && { kinds: leads.kinds, channels: leads.channels };

/** Made-up figures for a new client's first look; everything made from them is marked as a sample. */
const sampleRead = (clientId: string, type: ReportType, period: Period, now: Date): FiguresRead => ({
  ...readSample(clientId, type, period, now),
  history: preceding(type, period).map((past) => ({ period: past, ...readSample(clientId, type, past, now) })),
});

function readSample(seed: string, type: ReportType, period: Period, now: Date): Read {
  const figures = sampleFigures(seed, type, period);
  const origin = bareOrigin("sample", now.toISOString());
  return {
    figures,
    origins: originsOfAll(figures, origin),
    searches: sampleSearches(figures),
    leads: sampleLeads(figures),
    visits: sampleVisits(figures),
    profileSearches: sampleProfileSearches(type, figures, origin),
    ads: null,
    aiAnswers: null,
  };
}

/** The figures that are kept; the sample for a client with neither figures nor a source, where samples are enabled. */
export function figuresReader(database: Database): FiguresReader {
  const { sampleData } = database.samples;
  return async (clientIds, type, period, now) => {
    const periods = preceding(type, period);
    const starts = [period, ...periods].map(({ start }) => start);
    const kept = await figuresStarting(database, clientIds, type, starts);
    const read = new Map<string, FiguresRead>();
    for (const id of clientIds) {
      const own = inPeriod(kept.get(id) ?? [], period, periods);
      if (own) read.set(id, own);
      else if (sampleData && !(await hasOwn(database, id))) read.set(id, sampleRead(id, type, period, now));
    }
    return read;
  };
}

/** Whether a client has figures of any kind or a source for them. */
async function hasOwn({ manager }: Database, clientId: string): Promise<boolean> {
  const [known, chosen] = await Promise.all([
    manager.existsBy(figuresEntity, { clientId }),
    manager.existsBy(sourceEntity, { clientId }),
  ]);
  return known || chosen;
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
