import { answers } from "./answers.ts";

type Named = { readonly key: string; readonly names: Readonly<Record<string, string>> };

/** The names of services or cities in a language, by their keys. Without one in it, the first name is used. */
function inLanguage<K extends string>(all: readonly (Named & { key: K })[], language: string): Record<K, string> {
  const name = ({ key, names }: Named) => names[language] ?? Object.values(names)[0] ?? key;
  return Object.fromEntries(all.map((each) => [each.key, name(each)])) as Record<K, string>;
}

export const serviceNames = (language: string) => inLanguage(answers.services, language);

export const cityNames = (language: string) => inLanguage(answers.cities, language);

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
