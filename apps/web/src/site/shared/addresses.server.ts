import { addressOf, navigation } from "@agency/content/navigation";
import type { Language } from "@agency/content/settings";
import { publicPages } from "../public-pages.ts";

/** Every address that a text in a language can link to: public pages, and the sections of the home page that the navigation names. */
export function addressesIn(language: Language): ReadonlySet<string> {
  const pages = publicPages.filter(({ available }) => available.includes(language)).map(({ path }) => path);
  return new Set([...pages, ...navigation.map(addressOf)]);
}
