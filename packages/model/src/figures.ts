/** The figures of one client and period. `null` means that no source gave the figure; it is never treated as 0. */
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
  /** Calls from the Business Profile. */
  calls: number | null;
  /** Requests for directions to the business. */
  directions: number | null;
  /** Clicks on the website from the Business Profile. */
  websiteClicks: number | null;
  /** What was spent on ads, in the agency's currency, with at most two decimals. */
  adSpend: number | null;
};

/** The figures that are single numbers, in the order of forms and reports. */
export const numberFigures = [
  "totalVisitors",
  "organicTraffic",
  "socialTraffic",
  "directTraffic",
  "otherTraffic",
  "sessions",
  "averagePosition",
  "keywordsTracked",
  "totalFollowers",
  "totalLeads",
  "calls",
  "directions",
  "websiteClicks",
  "adSpend",
] as const satisfies (keyof Figures)[];
export type NumberFigure = (typeof numberFigures)[number];

/** The figures of a Business Profile. */
export const profileFigures = ["calls", "directions", "websiteClicks"] as const satisfies NumberFigure[];

/** Every figure, in the order of forms and reports. */
export const figureKeys = [...numberFigures, "topRankings"] as const satisfies (keyof Figures)[];
export type FigureKey = (typeof figureKeys)[number];

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
  calls: null,
  directions: null,
  websiteClicks: null,
  adSpend: null,
};
