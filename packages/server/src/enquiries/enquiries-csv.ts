import { formatClientId } from "../clients/client-id.ts";
import { spreadsheetCsv } from "../kit/spreadsheet-csv.ts";
import type { EnquiryWithClient } from "./enquiry-repository.ts";

/** One row per enquiry. A cell that a spreadsheet would run as a formula begins with an apostrophe. */
export function enquiriesCsv(list: EnquiryWithClient[]): string {
  const rows = list.map(({ enquiry, client }) => ({
    received_at: enquiry.createdAt.toISOString(),
    kind: enquiry.kind,
    name: enquiry.name,
    email: enquiry.email,
    website: enquiry.website,
    service: enquiry.service,
    message: enquiry.message,
    audited_page: enquiry.details.url,
    audit_score: enquiry.details.score,
    chosen_time: enquiry.details.slot,
    language: enquiry.language,
    page: enquiry.page,
    city: enquiry.city,
    notice_version: enquiry.noticeVersion,
    consented_at: enquiry.consentedAt?.toISOString(),
    purpose: enquiry.purpose,
    marketing: enquiry.marketing ? "yes" : "no",
    spam: enquiry.spam ? "yes" : "no",
    handled_at: enquiry.handledAt?.toISOString(),
    note: enquiry.note,
    confirmed: enquiry.details.confirmBy ? "no" : "yes",
    client_id: client && formatClientId(client.accessId),
  }));
  return spreadsheetCsv(columns, rows);
}

const columns = [
  "received_at",
  "kind",
  "name",
  "email",
  "website",
  "service",
  "message",
  "audited_page",
  "audit_score",
  "chosen_time",
  "language",
  "page",
  "city",
  "notice_version",
  "consented_at",
  "purpose",
  "marketing",
  "spam",
  "handled_at",
  "note",
  "confirmed",
  "client_id",
] as const;
