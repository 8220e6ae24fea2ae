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
import { sampleFigures, sampleLeads, sampleProfileSearches, sampleSearches, sampleVisits } from "../figures/sample.ts";
import { figuresUpTo } from "../figures/store.ts";
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

type FiguresRead = Read & { history: (Omit<Read, keyof OfPeriod> & { period: Period })[] };

export type FiguresReader = (
  client: { id: string },
  type: ReportType,
  period: Period,
  now: Date,
) => Promise<FiguresRead | null>;

/** Figures that are kept; null when the period has none. */
async function keptFigures(database: Database, clientId: string, type: ReportType, period: Period) {
  const rows = await figuresUpTo(database, clientId, type, { period, most: historyLength });
  const own = rows.find(({ periodStart }) => periodStart === period.start);
  if (!own) return null;
  const periods = preceding(type, period);
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
const sampleReader: FiguresReader = async (client, type, period, now) => ({
  ...readSample(client.id, type, period, now),
  history: preceding(type, period).map((past) => ({ period: past, ...readSample(client.id, type, past, now) })),
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
  return async (client, type, period, now) => {
    const read = await keptFigures(database, client.id, type, period);
    if (read || !sampleData || (await hasOwn(database, client.id))) return read;
    return sampleReader(client, type, period, now);
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
