import type { Language } from "@agency/content/settings";
import type { AgencyDetails } from "../agency-details.ts";
import type { NumberFigure } from "../figures.ts";
import type { ReportSection } from "./sections.ts";
import type { TrafficSource } from "./traffic-split.ts";

/**
 * A change from the preceding period. `up` and `good` follow from the sign of its text alone; both are null for no change. `words` say
 * which it is where the sign does not: of a position, "+1.2" is worse.
 */
export type Indicator = { text: string; words?: string; up: boolean | null; good: boolean | null };

/** A label with its figure. When no source gave the figure, `known` is false and `value` says so. */
export type Figure = {
  /** Which of the client's figures it is; null for one that is worked out of others. */
  key: NumberFigure | null;
  label: string;
  /** Explanation of the label, shown on request. */
  meaning: string | null;
  value: string;
  known: boolean;
  change: Indicator | null;
  /** Why no change is shown although the period before is known: it was counted differently. */
  notComparable: string | null;
  note: string | null;
  /** The target, and whether it was reached. */
  target: string | null;
  /** Where it comes from, and what its change compares with: a sentence each, shown on request. Empty when unknown. */
  origin: string[];
};

export type SplitPart = { key: TrafficSource | "rest"; label: string; percent: number; text: string };

/** Where visitors came from, in percent that sum to 100. */
export type Split = {
  heading: string;
  /** Whether these are the typical shares of a sample instead of the client's own. */
  typical: boolean;
  parts: SplitPart[];
  note: string | null;
};

/** A number for the chart and as text; null when unknown. */
export type Count = { value: number | null; text: string };

/** A period of the chart. */
export type ChartPoint = {
  /** Label under its bar: "Oct". */
  label: string;
  year: string;
  /** In full: "October 2026". */
  period: string;
  visitors: Count;
  organic: Count;
  leads: Count;
  /** Whether something is counted differently from this period on. */
  recounted: boolean;
  /** Text of its bar for screen readers. */
  spoken: string;
};

/** The target of the bars. */
export type TargetLine = { value: number; text: string };

/** Explains the marks of a chart's labels: which bars are lower on holidays, and from which on something is counted differently. */
type ChartNotes = string[];

export type HistoryChart = {
  heading: string;
  allVisitors: string;
  /** Null where no period has visitors from searches. */
  fromSearch: string | null;
  /** From 0 to at least the highest bar. */
  ticks: { value: number; text: string }[];
  /** Oldest first. */
  points: ChartPoint[];
  /** Text of the chart for screen readers. */
  summary: string;
  /** The same in one sentence, for where a table of the figures is beside it. */
  inShort: string;
  target: TargetLine | null;
  notes: ChartNotes;
  /** Replaces the chart when the visitors of one period at most are known. */
  none: string | null;
  /** The column headings of the chart's data table; null where no period has the figure. */
  columns: { period: string; visitors: string; organic: string | null; leads: string | null };
};

/** The leads of this period and earlier ones, or its visitors, in one bar each. */
export type TrendChart = {
  heading: string;
  /** From 0 to at least the highest bar. */
  ticks: { value: number; text: string }[];
  /** Oldest first. `spoken` is the text of its bar for screen readers. */
  points: { label: string; year: string; period: string; count: Count; recounted: boolean; spoken: string }[];
  target: TargetLine | null;
  notes: ChartNotes;
  /** Text of the chart for screen readers. */
  summary: string;
  /** The heading of the periods in the chart's data table. */
  column: string;
};

/** The figures of the period beside those of the period before and of the year before, as far as they are known. */
export type Comparison = {
  heading: string;
  /** The heading of the column of labels. */
  figure: string;
  /** The report's own first. */
  periods: string[];
  /** `earlier` has a cell for each further period, with the change since then, or a note that there can be none. */
  rows: {
    key: NumberFigure;
    label: string;
    value: string;
    earlier: { text: string; change: Indicator | null; note: string | null }[];
  }[];
  /** Which figures were counted differently, and since when. */
  notes: string[];
};

/** The searches that found the client. */
export type SearchTable = {
  heading: string;
  columns: { search: string; position: string; change: string; clicks: string; impressions: string };
  rows: {
    search: string;
    position: string;
    change: Indicator | null;
    /** "Top 3", and "New". */
    badges: string[];
    clicks: string;
    impressions: string;
  }[];
  /** Searches that are no longer found, in a sentence. */
  lost: string | null;
  /** How many searches rank where, best first; `line` is label and text in one. */
  places: { label: string; count: number; text: string; line: string; before: string | null }[];
};

/** How many searches ranked where in this period and earlier ones, a stacked bar each. */
export type PlacesChart = {
  heading: string;
  /** From 0 to at least the highest bar. */
  ticks: { value: number; text: string }[];
  /** The ranges of places, best first. */
  ranges: string[];
  /** Oldest first, with a count for each range. `spoken` is the text of its bar for screen readers. */
  points: { label: string; year: string; period: string; counts: Count[]; spoken: string }[];
  /** Text of the chart for screen readers. */
  summary: string;
  /** The same in one sentence, for where a table of the figures is beside it. */
  inShort: string;
  /** The heading of the periods in the chart's data table. */
  column: string;
};

/** Leads by kind or by channel, most first. */
export type LeadGroup = { heading: string; rows: { label: string; count: { value: number; text: string } }[] };

/** The searches that showed the Business Profile, and how many people made each. */
export type ProfileSearchTable = {
  heading: string;
  columns: { search: string; people: string };
  rows: { search: string; people: string }[];
  note: string;
  /** Where they come from, shown on request. */
  origin: string[];
};

/** The ads of one platform, with the campaigns that cost most. */
export type AdsPart = {
  /** The platform's name. */
  heading: string;
  rows: Figure[];
  campaigns: {
    columns: { campaign: string; spend: string; clicks: string; conversions: string };
    rows: { name: string; spend: string; clicks: string; conversions: string }[];
  } | null;
  /** What the platform counts as a conversion, and the currency where it is another; null when there is nothing to say. */
  note: string | null;
};

/** What one engine tells of its answers. */
export type AnswersPart = {
  /** The engine's name. */
  heading: string;
  rows: Figure[];
  /** The pages, and the engine's own searches. */
  lists: { columns: { name: string; count: string }; rows: { name: string; count: string }[] }[];
  /** What the engine counts, and what it does not. */
  note: string;
};

/** The pages that searches found. */
export type PageTable = {
  heading: string;
  columns: { page: string; clicks: string; impressions: string };
  rows: { page: string; clicks: string; impressions: string }[];
};

/** A sentence that a rule made, in the language of the document, or that the staff wrote, in the client's. */
export type Sentence = { text: string; language: Language };

/** A sentence with its sum, and whether it holds when it is worked out again. A remark has neither, and its `holds` is null. */
export type Statement = { text: string; sum: string | null; holds: boolean | null };

/** How changes add up: a sentence each, with its sum as a footnote; and beside it what happened. Either may be null. */
export type WhyPart = {
  sums: { heading: string; sentences: Statement[] } | null;
  happened: { heading: string; sentences: Statement[] } | null;
  /** How many of the statements hold when they are worked out again. */
  checked: { held: number; total: number };
};

/** Lines of work in the words of the staff and the client's language. */
export type WorkLines = {
  heading: string;
  language: Language;
  /** `period` is the line's own, where it is shorter than that of the report. */
  items: { period: string | null; text: string; link: string | null }[];
};

/**
 * A report with all of its texts ready to display: the input of the portal, PDF and email layouts. Plain data. The parts of a section
 * are null when the report does not show it.
 */
export type ReportDocument = {
  /** The language of the texts. */
  language: Language;
  /** "Monthly report: October 2026". */
  title: string;
  /** "Monthly", and "Monthly report". */
  type: string;
  kind: string;
  /** Within a sentence, on its own, and on its own in one or two lines. */
  period: string;
  periodHeading: string;
  periodLines: string[];
  /** First and last day. */
  dates: { label: string; text: string };
  preparedFor: string;
  clientName: string;
  agency: AgencyDetails;
  generatedAt: Date;
  /** Only for made-up figures. */
  sample: { badge: string; note: string } | null;
  /** The period that changes compare with. */
  against: string;
  /** Whether the language names that before a change. */
  againstFirst: boolean;
  /** Whether it was a good period, in one sentence; null when neither leads nor visitors are known. */
  headline: string | null;
  /** The key figures and the followers, as far as the client has them. */
  overview: Figure[];
  /** The sections that have something to show, in their order. */
  sections: ReportSection[];
  /** Leads, visitors and position, as far as the client has them; null without any. */
  keyFigures: { heading: string; figures: Figure[] } | null;
  /** How the changes add up, and what happened; null where there is nothing to say. */
  why: WhyPart | null;
  /** Null with fewer than two known periods. */
  trend: TrendChart | null;
  comparison: Comparison | null;
  /** The visitors, also where one period is known; null for a client without that figure. */
  history: HistoryChart | null;
  detailsHeading: string;
  /** Its change is null for a client without visitors, its split while none of the client's shares is known. */
  traffic: { heading: string; rows: Figure[]; change: Figure | null; split: Split | null } | null;
  seo: {
    heading: string;
    rows: Figure[];
    /** Null for a client without positions. */
    change: Figure | null;
    /** Shown where no searches are known; null for a client without them. */
    topRankings: { heading: string; keywords: string[]; none: string } | null;
    searches: SearchTable | null;
    /** Null with fewer than two known periods. */
    places: PlacesChart | null;
    pages: PageTable | null;
  } | null;
  social: { heading: string; rows: Figure[] } | null;
  conversions: {
    heading: string;
    rows: Figure[];
    /** The ad spend, and its share for each lead; empty while the spend is unknown. */
    costs: Figure[];
    /** By kind and by channel, as far as they are known. */
    groups: LeadGroup[];
    /** Names the source that counted the groups; null without any. */
    note: string | null;
  };
  /** Calls and clicks on the Business Profile, their meaning, and the searches that showed it; null while nothing is known of it. */
  profile: { heading: string; meaning: string | null; rows: Figure[]; searches: ProfileSearchTable | null } | null;
  /** The ads by platform, and what to know of their conversions; null while nothing is known of them. `figure` is the heading of their labels. */
  ads: { heading: string; figure: string; platforms: AdsPart[]; note: string } | null;
  /** The answers by AI of each engine; null while nothing is known of them. `figure` is the heading of their labels. */
  aiAnswers: { heading: string; figure: string; engines: AnswersPart[]; note: string } | null;
  /** Done in the period. */
  work: WorkLines | null;
  /** Planned for the period after. */
  next: WorkLines | null;
  recommendations: { heading: string; sentences: Sentence[] } | null;
  /** The staff's comment in the language of the document; null where they wrote none in it. */
  comment: { heading: string; text: string; language: Language } | null;
  /** When an approved report was changed, and how. */
  notice: string | null;
  /** Where the figures come from, in one sentence and in lines; null when none is known. */
  origins: { summary: string; heading: string; lines: string[] } | null;
  generated: string;
  noData: string;
  /** "Page {page} of {pages}", to be filled in on each page. */
  pageLabel: string;
  mail: {
    subject: string;
    greeting: string;
    /** Paragraphs, where the agency wrote it. */
    intro: string;
    open: string;
    attached: string;
    /** Where all reports are, and what opens it. */
    portal: string;
    /** Lines at its end; null when the agency wrote none. */
    signature: string | null;
    reason: string;
  };
};
