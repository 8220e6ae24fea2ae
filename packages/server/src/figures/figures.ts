import type { KeptAds } from "@agency/model/ads";
import type { KeptAnswers } from "@agency/model/ai-answers";
import type { ConfirmedDoubt } from "@agency/model/doubts";
import type { FigureKey, Figures } from "@agency/model/figures";
import type { LeadSources } from "@agency/model/leads";
import type { KeptOriginKind, Origin, Origins } from "@agency/model/origin";
import type { ProfileSearches } from "@agency/model/profile-searches";
import { hasEnded, periodStarting } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import type { Searches, SearchOrigin } from "@agency/model/searches";
import type { ChannelVisits } from "@agency/model/visits";
import type { FieldProblem } from "../kit/problems.ts";

/** The figures of one client and period as they stand: what the readings come to. */
export type PeriodFigures = {
  id: string;
  clientId: string;
  reportType: ReportType;
  periodStart: string;
  figures: Figures;
  origins: Origins;
  overridden: Overridden;
  /** The searches that were last read; null when none were. */
  searches: Searches | null;
  /** The parts of the leads that were last read; null when unknown. */
  leads: KeptLeads | null;
  /** The visits by channel that were last read; null when unknown. */
  visits: KeptVisits | null;
  /** The searches that last showed the Business Profile; null when that is unknown. */
  profileSearches: ProfileSearches | null;
  /** The ads of each platform that were last read; null when none were. */
  ads: KeptAds[] | null;
  /** What Google and Bing last told of their answers by AI; null when nothing was read. */
  aiAnswers: KeptAnswers[] | null;
  /** The doubts about its figures that somebody answered. */
  confirmed: ConfirmedDoubt[];
  updatedAt: Date;
};

/** The figures of a period without its lists but for ads and answers, and where its lists of searches and pages come from. */
export type StandingFigures = Pick<
  PeriodFigures,
  "clientId" | "reportType" | "periodStart" | "figures" | "origins" | "overridden" | "ads" | "aiAnswers" | "confirmed"
> & { lists: { keywords?: KeptOriginKind; pages?: KeptOriginKind } };

/** The parts of leads, with their source. */
type KeptLeads = LeadSources & { origin: SearchOrigin };

/** The visits by channel, with their source. */
type KeptVisits = { channels: ChannelVisits[]; origin: SearchOrigin };

/** A figure with its origin. */
export type GivenFigure = { value: Figures[FigureKey]; origin: Origin };

/** The last reading of figures that the staff typed over, so that these can come back. */
type Overridden = Partial<Record<FigureKey, GivenFigure>>;

export type PeriodKey = Pick<PeriodFigures, "clientId" | "reportType" | "periodStart">;

/** A period's key in a map. */
export function periodKey({ clientId, reportType, periodStart }: PeriodKey): string {
  return `${clientId} ${reportType} ${periodStart}`;
}

type FiguresInput = { reportType: ReportType; periodStart: string; figures: Figures };

/** The earliest day for figures. */
const oldestDay = "2000-01-01";

/** The parts of the visitors, in the order of their addition. */
export const visitorParts = ["organicTraffic", "socialTraffic", "directTraffic", "otherTraffic"] as const;

/**
 * Contradictions in the figures of one period, with the calendar or among themselves; empty when there are none.
 * Fields are named as in the request: `periodStart`, `figures.socialTraffic`. The ranges of single figures are
 * checked by the schemas.
 * @param allowed by how many the parts may exceed the total
 */
export function checkPeriodFigures(input: FiguresInput, now: Date, allowed = 0): FieldProblem[] {
  const problems = [checkPeriod(input, now), checkParts(input.figures, allowed)];
  return problems.filter((problem) => problem !== null);
}

/** Why figures cannot be for a period; null when they can. */
export function checkPeriod(
  { reportType, periodStart }: Omit<FiguresInput, "figures">,
  now: Date,
): FieldProblem | null {
  const field = "periodStart";
  const period = periodStarting(reportType, periodStart);
  if (period === null) return { field, problem: "not_a_period_start" };
  if (period.start < oldestDay) return { field, problem: "period_too_old" };
  if (!hasEnded(period, now)) return { field, problem: "period_in_future" };
  return null;
}

/**
 * By how many the known parts exceed the known total, which is above 0 also where nobody is at fault: Google counts people
 * approximately, and what it reads can stand beside what a person typed.
 */
export function partsBeyondTotal(figures: Figures): number {
  const sum = visitorParts.reduce((all, part) => all + (figures[part] ?? 0), 0);
  return figures.totalVisitors === null ? 0 : Math.max(0, sum - figures.totalVisitors);
}

/** The part at which the running sum of known parts exceeds the total, when they exceed it by more than is allowed. */
export function checkParts(figures: Figures, allowed = 0): FieldProblem | null {
  if (figures.totalVisitors === null || partsBeyondTotal(figures) <= allowed) return null;
  let sum = 0;
  for (const part of visitorParts) {
    sum += figures[part] ?? 0;
    if (sum > figures.totalVisitors) return { field: `figures.${part}`, problem: "parts_exceed_total" };
  }
  return null;
}
