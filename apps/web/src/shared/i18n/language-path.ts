import { defaultLanguage, type Language, languageKeys, languages } from "@agency/content/settings";

/** The language of an address: `/ms` and what is under it is Malay, what has no prefix is the default. Query and hash may follow. */
export function languageOfPath(path: string): Language {
  const [, first = ""] = path.split(/[/?#]/, 2);
  return languageKeys.find((language) => languages[language].prefix === `/${first}`) ?? defaultLanguage;
}

/** The address without the prefix of its language: `/ms/admin` is `/admin`, `/ms` is `/`. */
export function plainPath(path: string): string {
  const plain = path.slice(languages[languageOfPath(path)].prefix.length);
  return plain.startsWith("/") ? plain : `/${plain}`;
}

/** The address of a page in a language: `/admin` is `/ms/admin` in Malay. Query and hash may follow the path. */
export function localisedPath(path: string, language: Language): string {
  const plain = plainPath(path);
  const { prefix } = languages[language];
  if (prefix === "") return plain;
  return /^\/(?=$|[?#])/.test(plain) ? `${prefix}${plain.slice(1)}` : `${prefix}${plain}`;
}
