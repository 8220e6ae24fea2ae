import type { Root } from "mdast";
import { linksIn } from "./markdown.ts";

/** The link addresses in a body, in document order. */
export function linksOf(body: Root): string[] {
  return linksIn(body).map(({ address }) => address);
}

/** Whether a link leads to a page of this site. */
export function isInternal(link: string): boolean {
  return /^\/(?!\/)/.test(link);
}

/**
 * Checks that every internal link has a target. Internal links have no language prefix.
 * @param name the file's name, for the error
 * @param isPage whether a page, or a section of one, exists at an address such as `/services/seo` or `/#contact`
 * @throws when a link has no target
 */
export function checkLinks(body: Root, name: string, isPage: (address: string) => boolean): void {
  const dead = linksOf(body).filter((link) => (isInternal(link) ? !isPage(link) : !link.startsWith("https://")));
  if (dead.length > 0) throw new Error(`${name}: no page is at ${dead.join(", ")}`);
}
