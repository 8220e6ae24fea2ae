import type { FigureKey, Figures } from "@agency/model/figures";
import type { LeadSources } from "@agency/model/leads";
import type { KeptOriginKind, Origin, Origins } from "@agency/model/origin";
import type { ProfileSearches } from "@agency/model/profile-searches";
import type { ReportType } from "@agency/model/report/report-type";
import type { SearchOrigin, Searches } from "@agency/model/searches";

/** The figures of one client and period as they stand: what the readings come to. */
export type PeriodFigures = {
  id: string;
  clientId: string;
  reportType: ReportType;
  periodStart: string;
  figures: Figures;
  origins: Origins;
  overridden: Overridden;
  /** The searches that were last read; null when none were. */
  searches: Searches | null;
  /** What the leads that were last read divide into; null when that is unknown. */
  leads: KeptLeads | null;
  /** The searches that last showed the Business Profile; null when that is unknown. */
  profileSearches: ProfileSearches | null;
  updatedAt: Date;
};

/** The figures of a period without its lists, and where its lists of searches and pages come from. */
export type StandingFigures = Pick<
  PeriodFigures,
  "clientId" | "reportType" | "periodStart" | "figures" | "origins" | "overridden"
> & { lists: { keywords?: KeptOriginKind; pages?: KeptOriginKind } };

/** What leads divide into, with where that comes from. */
export type KeptLeads = LeadSources & { origin: SearchOrigin };

/** A figure with its origin. */
export type GivenFigure = { value: Figures[FigureKey]; origin: Origin };

/** What was last read of the figures that the staff typed over. */
export type Overridden = Partial<Record<FigureKey, GivenFigure>>;
