type LegalText = {
  /** Raised with every change of meaning, in any language. */
  version: string;
  /** The day from which it holds. */
  date: string;
};

/** The privacy notice at /privacy. Its version is what a record of consent keeps. */
export const privacyNotice: LegalText = { version: "1.1", date: "2026-11-21" };

/** The terms of service at /terms. */
export const termsOfService: LegalText = { version: "1.0", date: "2026-11-02" };

type Period = { amount: number; unit: "hour" | "day" | "month" | "year" };

/**
 * How long personal data are kept. The notice names these periods, and what deletes data must keep to them. Apart from the
 * first two, which the product itself sets, each is the sample agency's choice: put in your own.
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

/** How long a written offer stands, and how much notice ends a monthly plan: the sample agency's choice. */
export const offerTerms = {
  offerStands: { amount: 30, unit: "day" },
  notice: { amount: 30, unit: "day" },
} as const satisfies Record<string, Period>;

/** A period as it is read in a locale: "30 days", "24 bulan". */
export function periodText({ amount, unit }: Period, locale: string): string {
  return new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(amount);
}
