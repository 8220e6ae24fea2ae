import { type Language, languages } from "@agency/content/settings";

/** One page of each kind, without a language. */
export const pageKinds = [
  "/",
  "/services/web-design",
  "/services/seo/ipoh",
  "/blog",
  "/blog/seo-guide-malaysian-businesses-2024",
  "/team",
  "/privacy",
] as const;

/** The address of a page in a language. */
export function addressIn(language: Language, path: string): string {
  const { prefix } = languages[language];
  return path === "/" && prefix !== "" ? prefix : prefix + path;
}
