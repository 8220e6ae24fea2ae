import type { Language } from "@agency/content/settings";
import type { TrafficSource } from "./traffic-split.ts";

/** Who sends a report. `address` is on one line. */
export type AgencyDetails = { name: string; address: string; email: string; phone: string; timeZone: string };

/** A change against the preceding period. `up` and `good` follow the sign of its text alone. */
export type Indicator = { text: string; up: boolean; good: boolean };

/** A label with its figure. Where no source gave the figure, `known` is false and `value` says so. */
export type Figure = {
  label: string;
  /** What the label means, for readers who ask. */
  meaning: string | null;
  value: string;
  known: boolean;
  change: Indicator | null;
  note: string | null;
};

export type SplitPart = { key: TrafficSource | "rest"; label: string; percent: number; text: string };

/** Where visitors came from, in percent that sum to 100. */
export type Split = {
  heading: string;
  /** Whether these are the usual shares and not the client's own. */
  typical: boolean;
  parts: SplitPart[];
  note: string | null;
};

/** A number that is drawn, and as it is read; null where it is not known. */
export type Count = { value: number | null; text: string };

/** A period of the chart. */
export type ChartPoint = {
  /** Under its bar: "Oct". */
  label: string;
  year: string;
  /** In full: "October 2026". */
  period: string;
  visitors: Count;
  organic: Count;
  leads: Count;
  /** Its bar in words. */
  spoken: string;
};

export type HistoryChart = {
  heading: string;
  allVisitors: string;
  fromSearch: string;
  /** From 0 to the highest bar or above it. */
  ticks: { value: number; text: string }[];
  /** Oldest first. */
  points: ChartPoint[];
  /** The chart in words, for readers who do not see it. */
  summary: string;
  /** In place of the chart where no visitors are known at all. */
  none: string | null;
  /** Under a chart of one bar. */
  note: string | null;
  /** The headings of the chart's figures as a table. */
  columns: { period: string; visitors: string; organic: string; leads: string };
};

/** A report with every text of it ready to be read: what portal, PDF and mail lay out. */
export type ReportDocument = {
  /** In which it is worded. */
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
  /** Its first and last day. */
  dates: { label: string; text: string };
  preparedFor: string;
  clientName: string;
  agency: AgencyDetails;
  generatedAt: Date;
  /** Only where the figures are made up. */
  sample: { badge: string; note: string } | null;
  /** What every change is measured against. */
  against: string;
  overview: Figure[];
  keyFigures: { heading: string; figures: [visitors: Figure, position: Figure, leads: Figure] };
  history: HistoryChart;
  detailsHeading: string;
  traffic: { heading: string; rows: Figure[]; change: Figure; split: Split };
  seo: {
    heading: string;
    rows: Figure[];
    change: Figure;
    topRankings: { heading: string; keywords: string[]; none: string };
  };
  social: { heading: string; rows: Figure[] };
  conversions: { heading: string; rows: Figure[] };
  recommendations: { heading: string; sentences: string[] };
  /** What the staff wrote, in the client's language. */
  comment: { heading: string; text: string; language: Language } | null;
  /** Where the figures came from, and when. */
  source: string;
  generated: string;
  noData: string;
  /** "Page 1 of 2". */
  pageLabel: (page: number, pages: number) => string;
  mail: { subject: string; greeting: string; intro: string; open: string; attached: string; reason: string };
};
