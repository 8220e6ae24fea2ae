import type { AnswerEngine } from "../ai-answers.ts";
import type { FigureKey } from "../figures.ts";
import type { NamedMeasure } from "../measures.ts";
import type { FileFormat, OriginGroup, OriginKind, OriginNote } from "../origin.ts";
import type { AdEvent } from "./ad-events.ts";
import type { GoogleIncident } from "./dated-events.ts";
import type { Festival } from "./festivals.ts";
import type { NamedFestivals } from "./judge-change.ts";
import type { LeadChannel, LeadKind } from "./lead-names.ts";
import type { PromisingKey, RecommendationKey } from "./recommendations.ts";
import type { ReportType } from "./report-type.ts";
import type { RevisedThing } from "./revised.ts";
import type { PlaceRange } from "./search-results.ts";
import type { ReportSection } from "./sections.ts";
import type { TrafficSource } from "./traffic-split.ts";
import type { SearchPattern } from "./why/happened.ts";
import type { MovedList } from "./why/movers.ts";

export type QuarterKey = "q1" | "q2" | "q3" | "q4";

/** The keys of a report's texts. The texts are in the content package. */
export type ReportTextKey =
  | "title"
  | `${"type" | "kind"}.${ReportType}`
  | `quarter.${QuarterKey | "months" | "whole"}`
  | `quarterShort.${QuarterKey}`
  | "noData"
  | "period"
  | "preparedFor"
  | `sample.${"badge" | "note"}`
  | `against.${ReportType}`
  | "fromZero"
  | `change.${"better" | "worse"}`
  | `headline.${"leads" | "visitors"}${"" | "More" | "Fewer" | "Same" | "Usual"}`
  | `headline.before.${ReportType | "yearBefore"}`
  | `why.heading.${ReportType}`
  | `why.${"quoted" | "home" | "small" | "leadsChannels" | "visitsChannels" | "others" | "thenAndNow"}`
  | `why.${"leads" | "search"}.${"both" | "volume" | "rate" | "volumeUpRateDown" | "volumeDownRateUp"}${"More" | "Fewer"}`
  | `why.${"leads" | "search"}.sum`
  | "why.search.position"
  | `why.${"leadsPart" | "visitsPart" | "moved"}${"More" | "Fewer"}`
  | `why.movers.${MovedList}`
  | `why.ads.${"counted" | "spend" | "clicks" | "rate" | "spendAll" | "clicksAll" | "rateAll"}${"More" | "Fewer"}`
  | "why.ads.sum"
  | `happened.${"heading" | "days" | "aDay" | "note"}`
  | `happened.${"festival" | "festivalBefore"}.${ReportType}`
  | `happened.heldBefore.${"leads" | "visitors"}`
  | `happened.incident.${GoogleIncident}`
  | `happened.pattern.${SearchPattern}`
  | `keyFigures.heading.${"one" | "two" | "three"}`
  | `keyFigures.${"visitors" | "position" | "followers" | "leads"}`
  | `keyFigures.${"visitorsNote" | "visitorsNoteChanged" | "positionNote" | "rate" | "rateUnknown"}`
  | `meaning.${"position" | "followers" | "leads" | "keywords"}`
  | `traffic.${"heading" | "totalVisitors" | "organicTraffic" | "organicNote" | "change"}`
  | `traffic.${"split" | "partialNote" | "typicalSplit" | "typicalNote"}`
  | `traffic.${TrafficSource | "rest"}`
  | `seo.${"heading" | "averagePosition" | "keywordsTracked" | "change" | "changeNote" | "topRankings"}`
  | `searches.${"heading" | "search" | "position" | "change" | "clicks" | "impressions" | "unknown" | "new" | "lost"}`
  | `searches.${"before" | "pages" | "page"}`
  | `searches.places.${PlaceRange}`
  | `social.${"heading" | "totalFollowers"}`
  | `profile.${"heading" | "meaning" | "searches" | "searchesNote" | "people" | "fewerThan"}`
  | `ads.${"heading" | "of" | "spend" | "impressions" | "clicks" | "conversions" | "value" | "perClick" | "perConversion"}`
  | `ads.${"return" | "campaign" | "others" | "othersCounted" | "counted" | "window" | "ownCurrency" | "lacking" | "note"}`
  | `ads.event.${AdEvent}`
  | `aiAnswers.${"heading" | "of" | "lacking" | "change" | "few" | "gap" | "pagesPerDay" | "page" | "query" | "pages" | "note"}`
  | `aiAnswers.${"count" | "rowCount" | "about"}.${AnswerEngine}`
  | `places.${ReportType}`
  | `leads.${"kinds" | "channels" | "note" | "other" | "cost" | "costNote"}`
  | `leads.kind.${LeadKind}`
  | `leads.channel.${LeadChannel}`
  | `conversions.${"heading" | "totalLeads" | "conversionRate"}`
  | `history.${ReportType | "allVisitors" | "fromSearch" | "summary" | "inShort" | "none" | "first"}`
  | `trend.${ReportType}`
  | `festivals.${"note" | "period" | Festival}`
  | `target.${"reached" | "missed" | "positionMissed" | "line" | "budget"}`
  | "work"
  | "next"
  | `comparison.${"heading" | "figure"}`
  | "recommendations"
  | "unread"
  | `recommendation.${RecommendationKey}`
  | `beside.${"yearBefore" | "usual"}`
  | `beside.festival.${NamedFestivals["when"]}`
  | `promise.${PromisingKey}`
  | "comment"
  | `figure.${FigureKey}`
  | `revised.${"on" | "change" | "changed" | "added" | "removed"}`
  | `revised.thing.${RevisedThing}`
  | `revised.section.${ReportSection}`
  | `origins.${"heading" | "all" | "line" | "compared" | "summary" | "sampleSummary"}`
  | `origins.${Exclude<OriginGroup, "sample">}`
  | `origin.${OriginKind | "typedBy" | "fileNamed" | "fileRow" | "sum" | "month" | "final" | "compared" | "counted"}`
  | `origin.export.${Exclude<FileFormat, "template" | "table">}`
  | `measure.${NamedMeasure}`
  | `recount.${"notComparable" | "short" | "since" | "fromHere"}`
  | `originNote.${OriginNote}`
  | "generated"
  | "page"
  | "details"
  | `mail.${"subject" | "sampleSubject" | "revisedSubject" | "greeting" | "intro" | "revisedIntro" | "open" | "attached" | "portal" | "reason"}`
  | `mail.numbers.${"one" | "two" | "three"}`;

/** Returns a text with its parameters filled in, in one language. */
export type ReportText = (key: ReportTextKey, params?: Record<string, string | number>) => string;
