import type { AdPlatform } from "../ads.ts";
import type { AccountKind } from "../connections.ts";
import type { NumberFigure } from "../figures.ts";

/** What the staff are told of a client between two reports. Clients never see it. */
export const alertKinds = ["source_silent", "month_fallen", "ads_without_result"] as const;
export type AlertKind = (typeof alertKinds)[number];

/** The accounts whose days are looked at. */
export const watchedSources = ["analytics", "search_console"] as const satisfies AccountKind[];
export type WatchedSource = (typeof watchedSources)[number];

/** The figures whose days are looked at. They add up over days. */
export const dailyFigures = [
  "sessions",
  "totalLeads",
  "searchImpressions",
  "searchClicks",
] as const satisfies NumberFigure[];
export type DailyFigure = (typeof dailyFigures)[number];

/** The figure that tells whether a source counts at all. */
export const pulse = { analytics: "sessions", search_console: "searchImpressions" } as const satisfies Record<
  WatchedSource,
  DailyFigure
>;

/** The figures that may fall. Impressions are not among them: Google counted them wrongly until 27 April 2026. */
export const fallingFigures = {
  analytics: ["sessions", "totalLeads"],
  search_console: ["searchClicks"],
} as const satisfies Record<WatchedSource, DailyFigure[]>;
export type FallingFigure = (typeof fallingFigures)[WatchedSource][number];

/** A source that counted on nearly every day, and nothing on the last ones. Both days are included. */
export type SilentSource = {
  kind: "source_silent";
  source: WatchedSource;
  from: string;
  until: string;
  /** What it usually counted on a day before. */
  usual: number;
};

/** The first days of a month with fewer than is usual for as many days. */
export type FallenMonth = {
  kind: "month_fallen";
  figure: FallingFigure;
  /** The first day of the month. */
  from: string;
  /** The last day that counts. */
  until: string;
  value: number;
  /** The usual range as a sentence names it. */
  low: number;
  high: number;
  /** How many earlier months tell what is usual. */
  months: number;
};

/** Ads that spent and were followed by no conversion, by whole months. */
export type IdleAds = {
  kind: "ads_without_result";
  platform: AdPlatform;
  /** Null for all campaigns of the platform together. */
  campaign: string | null;
  /** An ISO 4217 code. */
  currency: string;
  spend: number;
  /** Null where the platform does not tell. */
  clicks: number | null;
  from: string;
  until: string;
  /** What one conversion cost otherwise: in months before, or on the whole platform for a campaign. Null where none is known. */
  perConversion: number | null;
};

export type Alert = SilentSource | FallenMonth | IdleAds;

/** What an alert is about: two of the same kind, subject and first day are one. At most 140 characters. */
export function alertSubject(alert: Alert): string {
  switch (alert.kind) {
    case "source_silent":
      return alert.source;
    case "month_fallen":
      return alert.figure;
    case "ads_without_result":
      return alert.campaign === null ? alert.platform : `${alert.platform} ${alert.campaign}`;
  }
}
