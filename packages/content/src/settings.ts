type About = {
  /** The language's own name. */
  label: string;
  short: string;
  /** The locale that formats numbers and dates. */
  locale: string;
  /** Prefix of its page addresses: empty for the default language, otherwise `/` and one word. */
  prefix: string;
};

/** The languages of the site, reports and emails. To add one, add an entry here and a file `messages/<language>.ts`. */
export const languages = {
  en: { label: "English", short: "EN", locale: "en-MY", prefix: "" },
  ms: { label: "Bahasa Melayu", short: "MS", locale: "ms-MY", prefix: "/ms" },
} as const satisfies Record<string, About>;

export type Language = keyof typeof languages;

export const defaultLanguage: Language = "en";

/** The languages in the order above. */
export const languageKeys = Object.keys(languages) as readonly Language[];

export function isLanguage(value: unknown): value is Language {
  return typeof value === "string" && Object.hasOwn(languages, value);
}

/** The agency's IANA time zone: for periods, schedules, bookings and every displayed date. */
export const timeZone = "Asia/Kuala_Lumpur";

/** The currency of prices and fees. */
export const currency = { code: "MYR", symbol: "RM" } as const;

/** The agency's country: for its address, and for phone numbers without a country code. */
export const country = { code: "MY", name: "Malaysia", callingCode: "60" } as const;

/** The countries that clients' searches can be limited to: as Search Console names them, with the codes that browsers know. */
export const searchCountries = {
  mys: "MY",
  sgp: "SG",
  idn: "ID",
  brn: "BN",
  tha: "TH",
  phl: "PH",
  aus: "AU",
  gbr: "GB",
  usa: "US",
} as const;
export type SearchCountry = keyof typeof searchCountries;
export const searchCountryKeys = Object.keys(searchCountries) as readonly SearchCountry[];

/** The packages that a client can have, cheapest first; the first is the default. */
export const clientPackages = ["starter", "business", "enterprise"] as const;
export type ClientPackage = (typeof clientPackages)[number];

/** Default monthly fee of a new client. */
export const usualMonthlyFee = 2500;
/** The services, in the site's order. Names are texts under `common:services`. */
export const serviceKeys = ["web-design", "seo", "digital-marketing", "complete-package"] as const;

export type ServiceKey = (typeof serviceKeys)[number];

export function isServiceKey(value: unknown): value is ServiceKey {
  return serviceKeys.some((key) => key === value);
}
