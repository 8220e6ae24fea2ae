import { In } from "typeorm";
import type { Figures } from "@agency/model/figures";
import type { LeadSources } from "@agency/model/leads";
import { bareOrigin, type Origins, originsOfAll } from "@agency/model/origin";
import type { ProfileSearches } from "@agency/model/profile-searches";
import { type Period, precedingPeriod } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import type { Searches } from "@agency/model/searches";
import { sampleFigures, sampleLeads, sampleProfileSearches, sampleSearches } from "../figures/sample.ts";
import { clientsWithFigures, figuresUpTo } from "../figures/store.ts";
import type { Database } from "../kit/db/database.ts";
import { historyLength } from "../reports/freeze.ts";
import { sourceEntity } from "./table.ts";

type Read = { figures: Figures; origins: Origins; searches: Searches | null } & OfPeriod;

/** Read for the report's own period only. */
type OfPeriod = { leads: LeadSources | null; profileSearches: ProfileSearches | null };

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
    leads: own.leads && { kinds: own.leads.kinds, channels: own.leads.channels },
    profileSearches: own.profileSearches,
    history: rows.flatMap((row) => {
      const known = periods.find(({ start }) => start === row.periodStart);
      return known ? [{ period: known, figures: row.figures, origins: row.origins, searches: row.searches }] : [];
    }),
  };
}

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
    profileSearches: sampleProfileSearches(type, figures, origin),
  };
}

/** The figures that are kept; the sample for a client with neither figures nor a source, where samples are enabled. */
export function figuresReader(database: Database, { sampleData }: { sampleData: boolean }): FiguresReader {
  return async (client, type, period, now) => {
    const read = await keptFigures(database, client.id, type, period);
    if (read || !sampleData || (await withOwn(database, [client.id])).size > 0) return read;
    return sampleReader(client, type, period, now);
  };
}

/** Knows without reading them which of the clients have figures for a report: their own, or samples. */
export async function figuresKnown(
  database: Database,
  { sampleData }: { sampleData: boolean },
  { clientIds, reportType, period }: { clientIds: string[]; reportType: ReportType; period: Period },
): Promise<Map<string, "own" | "sample">> {
  const withPeriod = await clientsWithFigures(database, clientIds, { reportType, periodStart: period.start });
  const known = new Map<string, "own" | "sample">([...withPeriod].map((id) => [id, "own"]));
  if (!sampleData || withPeriod.size === clientIds.length) return known;
  const own = await withOwn(database, clientIds);
  for (const id of clientIds) if (!own.has(id)) known.set(id, "sample");
  return known;
}

/** Which of the clients have figures of any kind or a source for them. */
async function withOwn(database: Database, clientIds: string[]): Promise<Set<string>> {
  const [known, chosen] = await Promise.all([
    clientsWithFigures(database, clientIds),
    database.manager.find(sourceEntity, { select: { clientId: true }, where: { clientId: In(clientIds) } }),
  ]);
  return new Set([...known, ...chosen.map(({ clientId }) => clientId)]);
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
