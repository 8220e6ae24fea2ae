/** The figures of one client and period. `null`: no source gave the figure. It is never read as 0. */
export type Figures = {
  /** Users in the period. */
  totalVisitors: number | null;
  /** Users from organic search. */
  organicTraffic: number | null;
  socialTraffic: number | null;
  directTraffic: number | null;
  otherTraffic: number | null;
  sessions: number | null;
  /** Impression-weighted; 1 is the top of the first page. */
  averagePosition: number | null;
  keywordsTracked: number | null;
  topRankings: string[];
  totalFollowers: number | null;
  /** Key events. */
  totalLeads: number | null;
};

export const noFigures: Figures = {
  totalVisitors: null,
  organicTraffic: null,
  socialTraffic: null,
  directTraffic: null,
  otherTraffic: null,
  sessions: null,
  averagePosition: null,
  keywordsTracked: null,
  topRankings: [],
  totalFollowers: null,
  totalLeads: null,
};

/** What the staff brought in, and what the product makes up to show how a report looks. */
export const keptSourceKinds = ["typed", "csv"] as const;
export const sourceKinds = [...keptSourceKinds, "sample"] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** Where the figures came from, and when they were read or last changed. */
export type Source = { kind: SourceKind; readAt: Date };
