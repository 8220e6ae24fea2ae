import type { Figures, Source } from "@agency/model/figures";
import { type Period, precedingPeriod } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import type { FiguresRepository } from "./figures-repository.ts";
import { sampleFigures } from "./sample.ts";

/** How many periods a report covers, including its own. */
export const historyLength = 12;

export type FiguresRead = { figures: Figures; source: Source; history: { period: Period; figures: Figures }[] };

export type FiguresSource = (
  client: { id: string },
  type: ReportType,
  period: Period,
  now: Date,
) => Promise<FiguresRead | null>;

/** Figures that the staff entered or imported; null when the period has none. */
function staffFigures(figures: Pick<FiguresRepository, "upTo">): FiguresSource {
  return async (client, type, period) => {
    const rows = await figures.upTo(client.id, type, period, historyLength);
    const own = rows.find(({ periodStart }) => periodStart === period.start);
    if (!own) return null;
    const periods = preceding(type, period);
    return {
      figures: own.figures,
      source: { kind: own.source, readAt: own.updatedAt },
      history: rows.flatMap((row) => {
        const known = periods.find(({ start }) => start === row.periodStart);
        return known ? [{ period: known, figures: row.figures }] : [];
      }),
    };
  };
}

/** Made-up figures for a new client's first look; everything made from them is marked as a sample. */
const sampleSource: FiguresSource = async (client, type, period, now) => ({
  figures: sampleFigures(client.id, type, period),
  source: { kind: "sample", readAt: now },
  history: preceding(type, period).map((past) => ({ period: past, figures: sampleFigures(client.id, type, past) })),
});

/** The staff's figures; the sample for a client without any, where samples are enabled. */
export function figuresSource(
  figures: Pick<FiguresRepository, "any" | "upTo">,
  { sampleData }: { sampleData: boolean },
): FiguresSource {
  const staff = staffFigures(figures);
  return async (client, type, period, now) => {
    const read = await staff(client, type, period, now);
    if (read || !sampleData || (await figures.any(client.id))) return read;
    return sampleSource(client, type, period, now);
  };
}

/** Which of the clients have figures for a report: their own, or samples. */
export type FiguresKnown = (
  clientIds: string[],
  type: ReportType,
  period: Period,
) => Promise<Map<string, "own" | "sample">>;

/** Knows without reading them which clients `figuresSource` has figures for. */
export function figuresKnown(
  figures: Pick<FiguresRepository, "withAny" | "withPeriod">,
  { sampleData }: { sampleData: boolean },
): FiguresKnown {
  return async (clientIds, type, period) => {
    const withPeriod = await figures.withPeriod(clientIds, type, period);
    const known = new Map<string, "own" | "sample">([...withPeriod].map((id) => [id, "own"]));
    if (!sampleData || withPeriod.size === clientIds.length) return known;
    const withAny = await figures.withAny(clientIds);
    for (const id of clientIds) if (!withAny.has(id)) known.set(id, "sample");
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
