type About = {
  /** Its own name. */
  label: string;
  short: string;
  /** Formats numbers and dates. */
  locale: string;
  /** Begins the addresses of its pages: empty for the default language, or `/` and one word. */
  prefix: string;
};

/** The languages of the site, the reports and the mails. A further one is an entry here and a file `messages/<language>.ts`. */
export const languages = {
  en: { label: "English", short: "EN", locale: "en-MY", prefix: "" },
  ms: { label: "Bahasa Melayu", short: "MS", locale: "ms-MY", prefix: "/ms" },
} as const satisfies Record<string, About>;

export type Language = keyof typeof languages;

export const defaultLanguage: Language = "en";

/** The languages in the order of their entries. */
export const languageKeys = Object.keys(languages) as readonly Language[];

export function isLanguage(value: unknown): value is Language {
  return typeof value === "string" && Object.hasOwn(languages, value);
}

/** The IANA time zone of the agency: periods, schedules, bookings and every date that a person reads. */
export const timeZone = "Asia/Kuala_Lumpur";

/** What prices and fees are in. */
export const currency = { code: "MYR", symbol: "RM" } as const;

/** Where the agency is: for its address, and how phone numbers without a country are read. */
export const country = { code: "MY", name: "Malaysia", callingCode: "60" } as const;

/** What a client can have bought, cheapest first; a new client has the first. */
export const clientPackages = ["starter", "business", "enterprise"] as const;
export type ClientPackage = (typeof clientPackages)[number];

/** What a new client pays a month where nothing else is said. */
export const usualMonthlyFee = 2500;
/** The services, in the order in which the site lists them. Names are texts under `common:services`. */
export const serviceKeys = ["web-design", "seo", "digital-marketing", "complete-package"] as const;

export type ServiceKey = (typeof serviceKeys)[number];

export function isServiceKey(value: unknown): value is ServiceKey {
  return serviceKeys.some((key) => key === value);
}
