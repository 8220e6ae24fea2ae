import type { Language } from "@agency/content/settings";
import type { AdsBefore, KeptAds } from "../ads.ts";
import type { AnswersBefore, KeptAnswers } from "../ai-answers.ts";
import type { AccountKind } from "../connections.ts";
import type { DatedNote } from "../dated-notes.ts";
import { type FigureKey, type Figures, noFigures } from "../figures.ts";
import type { LeadSources } from "../leads.ts";
import type { Measure } from "../measures.ts";
import type { Origins } from "../origin.ts";
import type { Targets, WorkItem } from "../plan.ts";
import type { ProfileSearches } from "../profile-searches.ts";
import type { ChannelVisits } from "../visits.ts";
import type { Changes } from "./changes.ts";
import type { Comments } from "./comments.ts";
import type { Period } from "./periods.ts";
import type { Recommendation } from "./recommendations.ts";
import type { ReportType } from "./report-type.ts";
import type { Revised } from "./revised.ts";
import type { PlacesPoint, SearchResults } from "./search-results.ts";
import type { ReportSection } from "./sections.ts";
import type { Why } from "./why/explain.ts";
import type { Happened } from "./why/happened.ts";

/** The figures of which a report shows earlier periods. */
export const historyFigures = ["totalVisitors", "organicTraffic", "totalLeads"] as const satisfies (keyof Figures)[];
export type HistoryFigure = (typeof historyFigures)[number];

/** A period of a report's history. `measures` are how its figures are counted, those of which somebody stated it. */
export type HistoryPoint = Period &
  Pick<Figures, HistoryFigure> & { measures?: Partial<Record<HistoryFigure, Measure>> };

/** A report's content: prepared from figures, and frozen when the staff approve it. It is never recomputed on reading. */
export type Snapshot = {
  /** The client's language, in which the staff write to them. */
  language: Language;
  /** Set where a report is shown as it was mailed in another `language` than the staff wrote in; never stored. */
  writtenIn?: Language;
  clientName: string;
  type: ReportType;
  period: Period;
  figures: Figures;
  /** The figures without a value that the client has. Others without one are left out. */
  missing: FigureKey[];
  /** The client's sources that gave no figures for the period, though they were asked. */
  unread: AccountKind[];
  /** Where its figures come from, and those of the period before that they are compared with, or were counted differently. */
  origins: { current: Origins; compared: Origins };
  changes: Changes;
  /** How the changes add up. Reports of before this was known say nothing of it. */
  why?: Why[];
  /** What happened in its period, or in the one before; missing like `why`. */
  happened?: Happened[];
  /** The figures of the period before, as far as they are shown and counted in the same way; missing like `why`. */
  before?: Figures | null;
  /** The period's searches beside those of the period before; null when none are known. */
  searches: SearchResults | null;
  /** Where the searches of this period and earlier ones rank, oldest first, as far as they are known. */
  places: PlacesPoint[];
  /** The parts of the period's leads; null when unknown. */
  leads: LeadSources | null;
  /** The period's visits by channel; null when unknown, and missing like `why`. */
  visits?: ChannelVisits[] | null;
  /** The ads of each platform; null when none are known, and missing like `why`. */
  ads?: KeptAds[] | null;
  /** The conversions of the period before, and what they cost; missing like `why`. */
  adsBefore?: AdsBefore[] | null;
  /** What Google and Bing tell of their answers by AI; null when nothing is known, and missing like `why`. */
  aiAnswers?: KeptAnswers[] | null;
  /** How often each showed or cited the website in the period before; missing like `why`. */
  aiAnswersBefore?: AnswersBefore[] | null;
  /** What the staff noted of days in the period; missing like `why`. */
  datedNotes?: DatedNote[];
  /** The searches that showed the Business Profile; null when none are known. */
  profileSearches: ProfileSearches | null;
  /** Of one month. */
  targets: Targets;
  /** Done in the period, oldest first. */
  work: WorkItem[];
  /** Planned for the period after, in the order of days. */
  next: WorkItem[];
  /** The sections that it shows, in their order. */
  sections: ReportSection[];
  recommendations: Recommendation[];
  /** This period and up to thirteen earlier ones, oldest first. */
  history: HistoryPoint[];
  /** The staff's comment to those who read it in each language. */
  comments: Comments;
  generatedAt: Date;
  /** The changes of this revision; null for the first one. */
  revised: Revised | null;
};

/** A snapshot as JSON: its moments are ISO texts in UTC. */
export type SnapshotJson = Omit<Snapshot, "generatedAt" | "revised"> & {
  generatedAt: string;
  revised: (Omit<Revised, "at"> & { at: string }) | null;
};

export function snapshotToJson(snapshot: Snapshot): SnapshotJson {
  const { generatedAt, revised } = snapshot;
  return {
    ...snapshot,
    generatedAt: generatedAt.toISOString(),
    revised: revised && { ...revised, at: revised.at.toISOString() },
  };
}

export function snapshotFromJson(json: SnapshotJson): Snapshot {
  const { generatedAt, revised } = json;
  return {
    ...json,
    // Figures that were not known yet when it was frozen.
    figures: { ...noFigures, ...json.figures },
    generatedAt: new Date(generatedAt),
    revised: revised && { ...revised, at: new Date(revised.at) },
  };
}

/** Whether a snapshot's figures are made up. */
export function isSample({ origins }: Pick<Snapshot, "origins">): boolean {
  return Object.values(origins.current).some(({ kind }) => kind === "sample");
}
