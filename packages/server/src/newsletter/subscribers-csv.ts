import { spreadsheetCsv } from "../kit/spreadsheet-csv.ts";
import type { Subscriber } from "./subscriber.ts";

const columns = ["email", "language", "confirmed_at", "requested_at", "notice_version", "page", "city"] as const;

/** One row per subscriber, with the consent given and its time. */
export function subscribersCsv(subscribers: readonly Subscriber[]): string {
  return spreadsheetCsv(
    columns,
    subscribers.map(({ email, language, confirmedAt, requestedAt, noticeVersion, page, city }) => ({
      email,
      language,
      confirmed_at: confirmedAt?.toISOString(),
      requested_at: requestedAt.toISOString(),
      notice_version: noticeVersion,
      page,
      city,
    })),
  );
}
