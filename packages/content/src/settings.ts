import { type clientPackages, languages, serviceKeys } from "#agency/settings.ts";

export { cityKeys } from "#agency/cities.ts";
export {
  clientPackages,
  country,
  currency,
  languages,
  leftOutOfReports,
  offered,
  replyWithin,
  sample,
  serviceKeys,
  timeZone,
  usualMonthlyFee,
} from "#agency/settings.ts";

export type Language = keyof typeof languages;

/** The languages in their order. */
export const languageKeys = Object.keys(languages) as readonly Language[];

export const defaultLanguage = languageKeys[0] as Language;

export function isLanguage(value: unknown): value is Language {
  return typeof value === "string" && Object.hasOwn(languages, value);
}

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

export type ClientPackage = (typeof clientPackages)[number];
export type ServiceKey = (typeof serviceKeys)[number];

export function isServiceKey(value: unknown): value is ServiceKey {
  return serviceKeys.some((key) => key === value);
}
