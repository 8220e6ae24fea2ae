import type { Figures } from "@agency/model/figures";
import type { OriginNote } from "@agency/model/origin";
import type { Period } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";

/** A figure as a source gave it. The detail names the call. */
export type SourceFigure<Value> = { value: Value; detail: string; notes: OriginNote[] };

/** A period of a report. */
export type ReportPeriod = { type: ReportType; period: Period };

/** What a source gave for one period. It says nothing of the figures that it leaves out. */
export type SourceReading = ReportPeriod & {
  readAt: Date;
  /** The zone in which the source counts its days; null when it does not say. */
  timeZone: string | null;
  /** Whether the source will not change these figures any more. */
  final: boolean;
  /** Whether the source has nothing at all for the period. That is not zero. */
  empty: boolean;
  figures: { [Key in keyof Figures]?: SourceFigure<Figures[Key]> };
};

/** What people searched for when the site was shown. Nulls where Google names nothing, to protect who searched. */
export type Keyword = {
  query: string;
  clicks: number | null;
  impressions: number | null;
  /** Impression-weighted; 1 is the top of the first page. */
  position: number | null;
};

export type SearchedPage = { page: string; clicks: number; impressions: number; position: number };

export type SearchReading = SourceReading & {
  clicks: number | null;
  impressions: number | null;
  /** The client's own list in its order, or the queries with the most clicks. */
  keywords: Keyword[];
  /** By clicks. */
  pages: SearchedPage[];
};

/** What people did on a Business Profile. */
export type ProfileReading = SourceReading & {
  calls: SourceFigure<number> | null;
  directions: SourceFigure<number> | null;
  websiteClicks: SourceFigure<number> | null;
};
