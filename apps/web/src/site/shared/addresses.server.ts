import { plainAddress } from "@agency/content/plain-address";
import type { Language } from "@agency/content/settings";
import { hasSection } from "@agency/content/site-paths";
import { publicPages } from "../public-pages.ts";

/** Whether a text in a language can link to an address: a public page, or a section that one has. */
export function canLinkTo(address: string, language: Language): boolean {
  const { pathname, hash } = new URL(address, "https://site.example");
  const path = plainAddress(pathname);
  const hasPage = publicPages.some((page) => page.path === path && page.available.includes(language));
  return hasPage && (hash === "" || hasSection(path, hash.slice(1)));
}
