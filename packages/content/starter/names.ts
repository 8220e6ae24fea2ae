import { answers } from "./answers.ts";

type Named = { readonly key: string; readonly names: Readonly<Record<string, string>> };

/** The name of a service or city in a language. Without one in it, the first name is used. */
const nameOf = ({ key, names }: Named, language: string) => names[language] ?? Object.values(names)[0] ?? key;

/** The names of services or cities in a language, by their keys. */
function inLanguage<K extends string>(all: readonly (Named & { key: K })[], language: string): Record<K, string> {
  return Object.fromEntries(all.map((each) => [each.key, nameOf(each, language)])) as Record<K, string>;
}

export const serviceNames = (language: string) => inLanguage(answers.services, language);

export const cityNames = (language: string) => inLanguage(answers.cities, language);

/** The agency's own city in a language, if it is one of the cities. Otherwise as in its address. */
export function ownCity(language: string): string {
  const cities: readonly Named[] = answers.cities;
  const own = cities.find(({ names }) => Object.values(names).includes(answers.city));
  return own ? nameOf(own, language) : answers.city;
}

/** A name as people type it: without what is in brackets. */
export function shortName(name: string): string {
  return name.replaceAll(/\s*[(（][^)）]*[)）]/g, "");
}

/** The first letters of a name's first two words: "SO" for Studio Ombak. */
export function initialsOf(name: string): string {
  const words = shortName(name).split(" ").filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join("");
}

/** The same for each key. */
export function forEach<K extends string, T>(
  names: Record<K, string>,
  make: (name: string, key: K) => T,
): Record<K, T> {
  return Object.fromEntries(Object.entries<string>(names).map(([key, name]) => [key, make(name, key as K)])) as Record<
    K,
    T
  >;
}
