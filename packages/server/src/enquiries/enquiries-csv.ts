import { formatClientId } from "../clients/client-id.ts";
import { type SpreadsheetColumns, spreadsheetCsv } from "../kit/spreadsheet-csv.ts";
import type { EnquiryWithClient } from "./enquiry.ts";

const columns: SpreadsheetColumns<EnquiryWithClient> = {
  received_at: ({ enquiry }) => enquiry.createdAt.toISOString(),
  kind: ({ enquiry }) => enquiry.kind,
  name: ({ enquiry }) => enquiry.name,
  email: ({ enquiry }) => enquiry.email,
  website: ({ enquiry }) => enquiry.website,
  service: ({ enquiry }) => enquiry.service,
  message: ({ enquiry }) => enquiry.message,
  audited_page: ({ enquiry }) => enquiry.details.url,
  audit_score: ({ enquiry }) => enquiry.details.score,
  chosen_time: ({ enquiry }) => enquiry.details.slot,
  language: ({ enquiry }) => enquiry.language,
  page: ({ enquiry }) => enquiry.page,
  city: ({ enquiry }) => enquiry.city,
  notice_version: ({ enquiry }) => enquiry.noticeVersion,
  consented_at: ({ enquiry }) => enquiry.consentedAt?.toISOString(),
  purpose: ({ enquiry }) => enquiry.purpose,
  marketing: ({ enquiry }) => (enquiry.marketing ? "yes" : "no"),
  spam: ({ enquiry }) => (enquiry.spam ? "yes" : "no"),
  handled_at: ({ enquiry }) => enquiry.handledAt?.toISOString(),
  note: ({ enquiry }) => enquiry.note,
  confirmed: ({ enquiry }) => (enquiry.details.confirmBy ? "no" : "yes"),
  client_id: ({ client }) => client && formatClientId(client.accessId),
};

/** One row per enquiry. A cell that a spreadsheet would run as a formula begins with an apostrophe. */
export const enquiriesCsv = (list: EnquiryWithClient[]): string => spreadsheetCsv(columns, list);
