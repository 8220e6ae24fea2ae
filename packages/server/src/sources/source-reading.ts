import type { Figures } from "@agency/model/figures";
import type { LeadSources } from "@agency/model/leads";
import type { Measure } from "@agency/model/measures";
import type { OriginNote } from "@agency/model/origin";
import type { ProfileSearch } from "@agency/model/profile-searches";
import type { Period } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import type { Searches } from "@agency/model/searches";

/** A figure as a source gave it. The detail names the call; the measure, how the figure is counted where there are several ways. */
export type SourceFigure<Value> = { value: Value; detail: string; notes: OriginNote[]; measure?: Measure };

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
  /** What Search Console gives beside the figures. */
  searches?: Searches;
  /** What Google Analytics gives beside the figures. */
  leads?: LeadSources;
  /** What a Business Profile gives beside the figures. */
  profileSearches?: SourceFigure<ProfileSearch[]>;
};

export type SearchReading = SourceReading & {
  clicks: number | null;
  impressions: number | null;
  searches: Searches;
};
