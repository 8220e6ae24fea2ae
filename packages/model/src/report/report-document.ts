import type { Language } from "@agency/content/settings";

/** Who sends a report. `address` is on one line. */
export type AgencyDetails = { name: string; address: string; email: string; phone: string; timeZone: string };

/** A change against the preceding period. `up` and `good` follow the sign of its text alone. */
export type Indicator = { text: string; up: boolean; good: boolean };

/** A label with its figure. Where no source gave the figure, `known` is false and `value` says so. */
export type Row = { label: string; value: string; known: boolean; change: Indicator | null };

/** One of the three numbers that matter. */
export type KeyFigure = Row & { note: string | null };

export type SplitPart = { key: "organic" | "social" | "direct" | "other"; label: string; percent: number };

/** Where visitors came from, in percent that sum to 100. */
export type Split = { heading: string; parts: SplitPart[]; note: string | null };

/** A period of the chart; a figure is null where none is known. */
export type ChartPoint = {
  label: string;
  year: string;
  visitors: number | null;
  organic: number | null;
  /** The visitors as they are read. */
  text: string;
};

export type HistoryChart = {
  heading: string;
  allVisitors: string;
  fromSearch: string;
  points: ChartPoint[];
  /** The chart in words, for those who do not see it. */
  summary: string;
};

/** A report with every text of it ready to be read: what the PDF draws and the mail says. */
export type ReportDocument = {
  language: Language;
  locale: string;
  /** "Monthly report: October 2026". */
  title: string;
  kind: string;
  /** As it stands within a sentence, and as it stands alone. */
  period: string;
  periodHeading: string;
  preparedFor: string;
  clientName: string;
  agency: AgencyDetails;
  generatedAt: Date;
  /** Only where the figures are made up. */
  sample: { badge: string; note: string } | null;
  keyFigures: {
    heading: string;
    against: string;
    figures: [visitors: KeyFigure, position: KeyFigure, leads: KeyFigure];
  };
  history: HistoryChart;
  detailsHeading: string;
  traffic: { heading: string; rows: Row[]; split: Split | null };
  seo: { heading: string; rows: Row[]; topRankings: { heading: string; keywords: string[]; none: string } };
  social: { heading: string; rows: Row[] };
  conversions: { heading: string; rows: Row[] };
  recommendations: { heading: string; sentences: string[] };
  comment: { heading: string; text: string } | null;
  /** Where the figures came from, and when. */
  source: string;
  generated: string;
  noData: string;
  /** "Page 1 of 2". */
  pageLabel: (page: number, pages: number) => string;
  mail: { subject: string; greeting: string; intro: string; open: string; attached: string; reason: string };
};
