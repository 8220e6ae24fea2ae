import { Temporal } from "temporal-polyfill";

/** A calendar date, such as 2026-11-02. Compares as text. */
export type Day = string;

/** Search Console counts its days in this zone: https://developers.google.com/webmaster-tools/v1/searchanalytics/query */
export const pacific = "America/Los_Angeles";

/** The calendar date at a moment, a number of days before or after. */
export function dayAt(moment: Date, timeZone: string, plusDays = 0): Day {
  const here = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone);
  return here.toPlainDate().add({ days: plusDays }).toString();
}

const dayLength = 86_400_000;

/** Every day from the first to the last, both included; none when the last is before the first. */
export function daysFrom(first: Day, last: Day): Day[] {
  const start = Date.parse(first);
  const count = Math.max(0, (Date.parse(last) - start) / dayLength + 1);
  return Array.from({ length: count }, (_, index) => toDay(start + index * dayLength));
}

export function dayAfter(day: Day, count = 1): Day {
  return toDay(Date.parse(day) + count * dayLength);
}

/** Years since 1 January 2024; negative before it. */
export function yearsSince2024(day: Day): number {
  return (Date.parse(day) - Date.UTC(2024)) / dayLength / 365.25;
}

/** 1 is Monday. */
export function dayOfWeek(day: Day): number {
  return new Date(day).getUTCDay() || 7;
}

export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && toDay(Date.parse(text)) === text;
}

/** A date without a time of day is a moment in UTC. */
function toDay(moment: number): Day {
  return new Date(moment).toISOString().slice(0, 10);
}

/** A sample business, with a GA4 property, a site in Search Console and a Business Profile. */
export type Business = {
  name: string;
  website: string;
  propertyId: string;
  /** As Search Console names it: an address with its path, or `sc-domain:example.com`. */
  siteUrl: string;
  locationId: string;
  timeZone: string;
};

/** Somebody who signs in. */
export type Account = { id: string; email: string; name: string; sees: "everything" | "nothing" };

export const accounts: Account[] = [
  { id: "100000000000000000001", email: "agency@google.example", name: "Sample Agency", sees: "everything" },
  { id: "100000000000000000002", email: "newcomer@google.example", name: "Sample Newcomer", sees: "nothing" },
];

/** The service account whose key `start.ts` makes. */
export const serviceAccount: Account = {
  id: "100000000000000000003",
  email: "reports@sample-project.iam.google.example",
  name: "Sample service account",
  sees: "everything",
};

export function findAccount(email: string): Account | undefined {
  return [...accounts, serviceAccount].find((account) => account.email === email);
}

/** The client of this fake's OAuth. */
export const oauthClient = { clientId: "sample-client.apps.google.example", clientSecret: "sample-client-secret" };

type BusinessOptions = { name: string; website: string; timeZone?: string };

/** Named by tests, so they come first; the clients of the demo are among them. */
const firstBusinesses: BusinessOptions[] = [
  { name: "Sample Bakery", website: "https://sample-bakery.example" },
  { name: "Kedai Contoh", website: "https://kedai-contoh.example" },
  { name: "Sample Clinic", website: "https://sample-clinic.example" },
  { name: "Sample Exports", website: "https://sample-exports.example", timeZone: pacific },
  { name: "示例花店", website: "https://sample-florist.example" },
];

/** As many sample businesses as asked, always the same ones. */
export function sampleBusinesses(count = 12): Business[] {
  return Array.from({ length: count }, (_, index) => {
    const {
      name,
      website,
      timeZone = "Asia/Kuala_Lumpur",
    } = firstBusinesses[index] ?? {
      name: `Sample Business ${index + 1}`,
      website: `https://sample-business-${index + 1}.example`,
    };
    const host = new URL(website).host;
    return {
      name,
      website,
      timeZone,
      propertyId: String(300_000_001 + index),
      siteUrl: index % 3 === 2 ? `sc-domain:${host}` : `${website}/`,
      locationId: String(9_000_000_001 + index),
    };
  });
}
