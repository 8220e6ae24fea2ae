import type { Root } from "mdast";
import { visit } from "unist-util-visit";

/** The addresses of the links in a body, in order. */
export function linksOf(body: Root): string[] {
  const links: string[] = [];
  visit(body, ["link", "definition"], (node) => {
    if (node.type === "link" || node.type === "definition") links.push(node.url);
  });
  return links;
}

/** Whether a link leads to a page of this site. */
export function isInternal(link: string): boolean {
  return /^\/(?!\/)/.test(link);
}

/**
 * Checks that every internal link leads somewhere. They stand without the prefix of a language.
 * @param name the file's name, for the error
 * @param isPage whether there is a page, or a section of one, at an address such as `/services/seo` or `/#contact`
 */
export function checkLinks(body: Root, name: string, isPage: (address: string) => boolean): void {
  const dead = linksOf(body).filter((link) => (isInternal(link) ? !isPage(link) : !link.startsWith("https://")));
  if (dead.length > 0) throw new Error(`${name}: no page is at ${dead.join(", ")}`);
}
