import type { LegalText, Period } from "@agency/content/shape";

/** The privacy notice at /privacy. A record of consent stores its version. */
export const privacyNotice: LegalText = { version: "1.5", date: "2026-11-26" };

/** Every version there was, the newest last: a page that was opened before an update still sends its own. */
export const noticeVersions: readonly string[] = ["1.0", "1.1", "1.2", "1.3", "1.4", privacyNotice.version];

/** The terms of service at /terms. */
export const termsOfService: LegalText = { version: "1.1", date: "2026-11-25" };

/**
 * How long personal data are kept. The privacy notice states these periods, and the retention rules apply them. The
 * product sets the first two. The others are the sample agency's choice: replace them with your own.
 */
export const retention = {
  unconfirmedNewsletter: { amount: 30, unit: "day" },
  staffSession: { amount: 24, unit: "hour" },
  enquiries: { amount: 24, unit: "month" },
  spam: { amount: 30, unit: "day" },
  consentRecords: { amount: 24, unit: "month" },
  reportsAfterContract: { amount: 24, unit: "month" },
  accounts: { amount: 7, unit: "year" },
  serverLogs: { amount: 30, unit: "day" },
  backups: { amount: 30, unit: "day" },
} as const satisfies Record<string, Period>;

/** How long an offer is valid, and the notice period of a monthly plan: the sample agency's choice. */
export const offerTerms = {
  offerStands: { amount: 30, unit: "day" },
  notice: { amount: 30, unit: "day" },
} as const satisfies Record<string, Period>;
