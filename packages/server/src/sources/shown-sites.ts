import { domainToUnicode } from "node:url";

/** Sites as people write them: international domains in their own letters. */
export function shownSites(sites: string[]): string[] {
  return sites.map((site) => {
    const [domain = "", ...path] = site.split("/");
    return [domainToUnicode(domain), ...path].join("/");
  });
}
