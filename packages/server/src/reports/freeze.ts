import type { Language } from "@agency/content/settings";
import type { AdsBefore, KeptAds } from "@agency/model/ads";
import { answersBefore, type KeptAnswers } from "@agency/model/ai-answers";
import type { AccountKind } from "@agency/model/connections";
import type { DatedNote } from "@agency/model/dated-notes";
import { type FigureKey, type Figures, numberFigures, onlyShown } from "@agency/model/figures";
import type { LeadSources } from "@agency/model/leads";
import { isKnown, type Origins } from "@agency/model/origin";
import type { Targets, WorkItem } from "@agency/model/plan";
import type { ProfileSearches } from "@agency/model/profile-searches";
import {
  type Changes,
  percentChange,
  positionChange,
  comparableFigures,
  isRecounted,
} from "@agency/model/report/changes";
import type { Comments } from "@agency/model/report/comments";
import { historyLength, type Period, precedingPeriod } from "@agency/model/report/periods";
import { recommend } from "@agency/model/report/recommendations";
import type { ReportType } from "@agency/model/report/report-type";
import {
  compareSearches,
  countPlaces,
  haveComparablePlaces,
  type PlacesPoint,
} from "@agency/model/report/search-results";
import { isOfSections, type ReportSection } from "@agency/model/report/sections";
import { missingFigures, showsFigure, tellingPeriods } from "@agency/model/report/shown-figures";
import { historyFigures, type HistoryPoint, type Snapshot } from "@agency/model/report/snapshot";
import { explain } from "@agency/model/report/why/explain";
import { findHappened } from "@agency/model/report/why/happened";
import type { Searches } from "@agency/model/searches";
import type { ChannelVisits } from "@agency/model/visits";

export type FreezeInput = {
  clientName: string;
  language: Language;
  type: ReportType;
  period: Period;
  figures: Figures;
  origins: Origins;
  searches: Searches | null;
  leads: LeadSources | null;
  visits: ChannelVisits[] | null;
  profileSearches: ProfileSearches | null;
  ads: KeptAds[] | null;
  aiAnswers: KeptAnswers[] | null;
  targets: Targets;
  /** Done in the period. */
  work: WorkItem[];
  /** Planned for the period after. */
  next: WorkItem[];
  /** What the staff noted of days in the period; missing like an empty list. */
  datedNotes?: DatedNote[];
  /** In the order of the client's reports. */
  sections: ReportSection[];
  /** The client's sources that gave no figures for the period, though they were asked. */
  unread: AccountKind[];
  /** The figures that the client's sources fill. */
  filled: FigureKey[];
  /** Earlier periods of the same kind, in any order, possibly with gaps. */
  history: {
    period: Period;
    figures: Figures;
    origins: Origins;
    searches: Searches | null;
    leads: LeadSources | null;
    visits: ChannelVisits[] | null;
    ads: KeptAds[] | null;
    aiAnswers: KeptAnswers[] | null;
  }[];
  /** Whether the rules' sentences promise work of the agency. */
  promises: boolean;
  comments: Comments;
  now: Date;
};

/** Builds a report's content from its figures. Changes compare with the period immediately before, or are null. */
export function freezeReport(input: FreezeInput): Snapshot {
  const { clientName, language, type, period, figures, origins, searches, leads, visits, profileSearches, ads } = input;
  const { targets, work, next, sections, filled, promises, comments, datedNotes = [], now } = input;
  const byStart = new Map(input.history.map((earlier) => [earlier.period.start, earlier]));
  const previous = byStart.get(precedingPeriod(type, period).start);
  const before = previous ? comparableFigures(previous, { origins }) : null;
  const changes = compare(figures, before);
  const past = earlierPeriods(type, period, byStart);
  const telling = earlierPeriods(type, period, byStart, tellingPeriods).map((earlier) => earlier.figures);
  const missing = missingFigures(figures, telling, filled);
  const shows = (figure: FigureKey) => showsFigure({ figures, missing, sections }, figure);
  const compared = compareSearches(searches, previous?.searches ?? null);
  const points = [...past, { period, figures, origins }].map(historyPoint);
  const isShown = sections.includes("ads");
  const adsBefore = previous?.ads?.map(adsBeforeFrom) ?? null;
  const own = { period, figures: onlyShown(figures, shows), leads, visits, ads: isShown ? ads : null };
  const shownBefore = before && onlyShown(before, shows);
  const why = explain(
    { ...own, searches: compared },
    previous && shownBefore ? { ...previous, figures: shownBefore } : null,
  );
  const happened = findHappened({ type, ...own, before: shownBefore, known: points, notes: datedNotes });
  return {
    language,
    clientName,
    type,
    period,
    figures,
    missing,
    unread: input.unread,
    origins: { current: origins, compared: comparedOrigins(changes, { figures, origins }, previous) },
    changes,
    why,
    happened,
    before: shownBefore,
    searches: compared,
    places: [...past.filter((earlier) => rankAlike(searches, earlier.searches)), { period, searches }].flatMap(
      placesPoint,
    ),
    leads,
    visits,
    profileSearches,
    ads,
    adsBefore,
    aiAnswers: input.aiAnswers,
    aiAnswersBefore: previous?.aiAnswers ? answersBefore(previous.aiAnswers) : null,
    datedNotes,
    targets,
    work: work.map(frozenLine),
    next: next.map(frozenLine),
    sections,
    recommendations: recommend({
      type,
      period,
      figures,
      earlier: past.map((earlier) => ({ period: earlier.period, figures: comparableFigures(earlier, { origins }) })),
      isLater: past.some((earlier) => hasFigures(earlier.figures, sections)),
      recounted: before !== (previous?.figures ?? null),
      found: { why, happened },
      missing,
      promises,
      shows,
    }),
    history: points,
    comments,
    generatedAt: now,
    revised: null,
  };
}

const adsBeforeFrom = ({
  platform,
  currency,
  counted,
  attribution,
  spend,
  clicks,
  conversions,
}: KeptAds): AdsBefore => ({ platform, currency, counted, attribution, spend, clicks, conversions });

const frozenLine = ({ reportType, periodStart, text, link }: WorkItem): WorkItem => ({
  reportType,
  periodStart,
  text,
  link,
});

function compare(current: Figures, previous: Figures | null): Changes {
  if (previous === null) return { visitors: null, organic: null, leads: null, followers: null, position: null };
  return {
    visitors: percentChange(current.totalVisitors, previous.totalVisitors),
    organic: percentChange(current.organicTraffic, previous.organicTraffic),
    leads: percentChange(current.totalLeads, previous.totalLeads),
    followers: percentChange(current.totalFollowers, previous.totalFollowers),
    position: positionChange(current.averagePosition, previous.averagePosition),
  };
}

/** The figures that changes compare. */
const comparedFigures = {
  visitors: "totalVisitors",
  organic: "organicTraffic",
  leads: "totalLeads",
  followers: "totalFollowers",
  position: "averagePosition",
} as const satisfies Record<keyof Changes, keyof Figures>;

type Given = Pick<FreezeInput, "figures" | "origins">;

/** Whether any figure that some sections show is known. */
function hasFigures(figures: Figures, sections: ReportSection[]): boolean {
  return numberFigures.some((figure) => figures[figure] !== null && isOfSections(sections, figure));
}

/** The origins of the earlier figures that the changes compare with, and of the figures that they cannot be compared with. */
function comparedOrigins(changes: Changes, own: Given, previous: Given | undefined): Origins {
  if (!previous) return {};
  const isShown = (figure: FigureKey) => isKnown(own.figures[figure]) && isRecounted(figure, previous, own);
  return Object.fromEntries(
    (Object.keys(comparedFigures) as (keyof Changes)[]).flatMap((change) => {
      const figure = comparedFigures[change];
      const origin = previous.origins[figure];
      return origin && (changes[change] !== null || isShown(figure)) ? [[figure, origin]] : [];
    }),
  );
}

/** So many periods before, oldest first. A period without figures is left out, never replaced by an older one. */
function earlierPeriods<Known>(
  type: ReportType,
  period: Period,
  byStart: Map<string, Known>,
  most = historyLength - 1,
): Known[] {
  const found: Known[] = [];
  let earlier = period;
  for (let count = 0; count < most; count++) {
    earlier = precedingPeriod(type, earlier);
    const known = byStart.get(earlier.start);
    if (known !== undefined) found.push(known);
  }
  return found.toReversed();
}

function historyPoint({ period, figures, origins }: Given & { period: Period }): HistoryPoint {
  const { totalVisitors, organicTraffic, totalLeads } = figures;
  const measures = Object.fromEntries(
    historyFigures.flatMap((figure) => {
      const measure = origins[figure]?.measure ?? null;
      return measure === null ? [] : [[figure, measure]];
    }),
  );
  const point = { start: period.start, end: period.end, totalVisitors, organicTraffic, totalLeads };
  return Object.keys(measures).length === 0 ? point : { ...point, measures };
}

function rankAlike(current: Searches | null, earlier: Searches | null): boolean {
  return current !== null && earlier !== null && haveComparablePlaces(current, earlier);
}

/** None for a period of which no searches are known. */
function placesPoint({ period, searches }: { period: Period; searches: Searches | null }): PlacesPoint[] {
  if (!searches || searches.keywords.length === 0) return [];
  return [{ start: period.start, end: period.end, places: countPlaces(searches.keywords) }];
}
