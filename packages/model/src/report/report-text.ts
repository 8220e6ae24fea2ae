import type { SourceKind } from "../figures.ts";
import type { RecommendationKey } from "./recommendations.ts";
import type { ReportType } from "./report-type.ts";

export type QuarterKey = "q1" | "q2" | "q3" | "q4";

/** The keys of the texts a report is made of. The texts themselves stand in the content package. */
export type ReportTextKey =
  | "title"
  | `kind.${ReportType}`
  | `quarter.${QuarterKey}`
  | `quarterShort.${QuarterKey}`
  | "noData"
  | "preparedFor"
  | `sample.${"badge" | "note"}`
  | `against.${ReportType}`
  | `keyFigures.${"heading" | "visitors" | "position" | "leads" | "visitorsNote" | "positionNote" | "leadsNote"}`
  | `traffic.${"heading" | "totalVisitors" | "organicTraffic" | "split" | "typicalSplit" | "typicalNote"}`
  | `traffic.${"organic" | "social" | "direct" | "other"}`
  | `seo.${"heading" | "averagePosition" | "keywordsTracked" | "topRankings"}`
  | `social.${"heading" | "totalFollowers"}`
  | `conversions.${"heading" | "totalLeads" | "conversionRate"}`
  | `history.${ReportType | "allVisitors" | "fromSearch" | "summary"}`
  | "recommendations"
  | `recommendation.${RecommendationKey}`
  | "comment"
  | `source.${SourceKind}`
  | "generated"
  | "page"
  | "details"
  | `mail.${"subject" | "sampleSubject" | "greeting" | "intro" | "open" | "attached" | "reason"}`;

/** Reads a text with its parameters put in, in one language. */
export type ReportText = (key: ReportTextKey, params?: Record<string, string | number>) => string;
