import { pacific } from "./days.ts";

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

/** Those that tests name first; the clients of the demo are among them. */
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
