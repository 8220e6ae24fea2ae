import { defaultLanguage, type Language, languageKeys, aboutLanguage } from "@agency/content/settings";

/**
 * The language of an address: `/ms` and everything under it is Malay; addresses without a prefix use the default
 * language. The address may include a query and hash.
 */
export function languageOfPath(path: string): Language {
  const [, first = ""] = path.split(/[/?#]/, 2);
  return languageKeys.find((language) => aboutLanguage(language).prefix === `/${first}`) ?? defaultLanguage;
}

/** The address without its language prefix: `/ms/admin` becomes `/admin`, `/ms` becomes `/`. */
export function plainPath(path: string): string {
  const plain = path.slice(aboutLanguage(languageOfPath(path)).prefix.length);
  return plain.startsWith("/") ? plain : `/${plain}`;
}

/**
 * The address of a page in a language: `/admin` becomes `/ms/admin` in Malay. The address may include a query and hash. Pages are
 * written as folders, but their addresses have no trailing slash.
 */
export function localisedPath(path: string, language: Language): string {
  const [, page = "", more = ""] = /^([^?#]*?)\/*((?:[?#].*)?)$/s.exec(plainPath(path)) ?? [];
  return `${aboutLanguage(language).prefix + page || "/"}${more}`;
}
