import type { About, Country, Currency } from "@agency/content/shape";
import { answers } from "./answers.ts";

/** The languages of the site, reports and emails, the first one being the default. Each has a file in `messages`. */
export const languages = answers.languages satisfies Record<string, About>;

/** The agency's IANA time zone: for periods, schedules, bookings and every displayed date. */
export const timeZone = answers.timeZone;

/** The currency of prices and fees. */
export const currency = answers.currency satisfies Currency;

/** The agency's country: for its address, and for phone numbers without a country code. */
export const country = answers.country satisfies Country;

/** The services, in the site's order. */
export const serviceKeys = answers.services.map(({ key }) => key);

/** The packages that a client can have, cheapest first; the first is the default. */
export const clientPackages = ["starter", "business", "enterprise"] as const;

/**
 * The sections that the reports of a package leave out until the staff choose otherwise for a client, such as `["search"]` for a
 * package without SEO. Their names are those of `reportSections` in `packages/model/src/report/sections.ts`.
 */
export const leftOutOfReports = {
  starter: [],
  business: [],
  enterprise: [],
} as const satisfies Record<(typeof clientPackages)[number], readonly string[]>;

/** Default monthly fee of a new client. */
export const usualMonthlyFee = answers.monthlyFee;

/** Whether people, projects, testimonials and claims are marked as samples. */
export const sample: boolean = false;
