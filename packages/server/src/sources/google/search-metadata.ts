import type { searchconsole_v1 as search } from "@googleapis/searchconsole";

type Answer = search.Schema$SearchAnalyticsQueryResponse;
type Metadata = search.Schema$Metadata;

/**
 * The fields of an answer about searches, and whether we read them.
 * https://developers.google.com/webmaster-tools/v1/searchanalytics/query#response
 */
export const answerFields: Record<keyof Answer, boolean> = {
  rows: true,
  metadata: true,
  // By property, or by page where we ask for pages: it only repeats what was asked.
  responseAggregationType: false,
};

/** The fields of its metadata, and whether we read them. */
export const metadataFields: Record<keyof Metadata, boolean> = {
  firstIncompleteDate: true,
  // Only in answers by hour, which we do not ask for.
  firstIncompleteHour: false,
};

/** The first day of an answer by days that Google still counts (`2026-11-21`); null when it names none. */
export function firstIncompleteDay({ metadata }: Pick<Answer, "metadata">): string | null {
  return metadata?.firstIncompleteDate ?? null;
}
