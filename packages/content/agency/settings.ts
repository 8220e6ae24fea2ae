import type { About, Country, Currency } from "@agency/content/shape";

/** The languages of the site, reports and emails, the first one being the default. Each has a file in `messages`. */
export const languages = {
  en: { label: "English", short: "EN", locale: "en-MY", prefix: "" },
  ms: { label: "Bahasa Melayu", short: "MS", locale: "ms-MY", prefix: "/ms" },
} as const satisfies Record<string, About>;

/** The agency's IANA time zone: for periods, schedules, bookings and every displayed date. */
export const timeZone = "Asia/Kuala_Lumpur";

/** The currency of prices and fees. */
export const currency = { code: "MYR", symbol: "RM" } as const satisfies Currency;

/** The agency's country: for its address, and for phone numbers without a country code. */
export const country = { code: "MY", name: "Malaysia", callingCode: "60" } as const satisfies Country;

/** The services, in the site's order. Names are texts under `common:services`. */
export const serviceKeys = ["web-design", "seo", "digital-marketing", "complete-package"] as const;

/** The packages that a client can have, cheapest first; the first is the default. Names are texts under `admin:packages`. */
export const clientPackages = ["starter", "business", "enterprise"] as const;

/**
 * The sections that the reports of a package leave out until the staff choose otherwise for a client, such as `["search"]` for a
 * package without SEO. Their names are those of `reportSections` in `packages/model/src/report/sections.ts`. Each of our packages
 * includes a website, SEO and reports, so they leave out none.
 */
export const leftOutOfReports = {
  starter: [],
  business: [],
  enterprise: [],
} as const satisfies Record<(typeof clientPackages)[number], readonly string[]>;

/** Default monthly fee of a new client. */
export const usualMonthlyFee = 2500;

/**
 * Whether this is the made-up agency of the repository. It marks people, projects, testimonials, claims and legal texts as
 * samples. Set to false, every mark goes, and so does every claim that nobody has proven.
 */
export const sample: boolean = true;
