import { getEntry } from "./get-entry.ts";
import { languages, serviceKeys } from "./own.ts";
import type { About } from "./shape.ts";

export {
  audience,
  cityKeys,
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
} from "./own.ts";

/** The key of a language, such as `en`. */
export type Language = string;

/** The languages in their order. */
export const languageKeys: readonly Language[] = Object.keys(languages);

export const defaultLanguage = languageKeys[0] as Language;

/** @throws {Error} for a language that is not there */
export function aboutLanguage(key: Language): About {
  return getEntry(languages, key);
}

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

/** The key of a client's package, and of a service. */
export type ClientPackage = string;
export type ServiceKey = string;

export function isServiceKey(value: unknown): value is ServiceKey {
  return serviceKeys.some((key) => key === value);
}
