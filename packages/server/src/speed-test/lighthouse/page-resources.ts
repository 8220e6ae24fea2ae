import { Parser } from "htmlparser2";

/** More than any page should need; further resources are not fetched. */
const maximumResources = 100;

/**
 * The URLs of the resources that a browser loads at once to show a page: style sheets, scripts and images in the markup.
 * Resources that these load in turn are unknown without running them.
 */
export function pageResources(html: string, pageUrl: string): string[] {
  let base = pageUrl;
  const found = new Set<string>();

  const add = (address: string | undefined) => {
    const url = address ? URL.parse(address, base) : null;
    if (!url || !["http:", "https:"].includes(url.protocol) || found.size >= maximumResources) return;
    url.hash = "";
    found.add(url.href);
  };

  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (name === "base" && attributes["href"]) base = URL.parse(attributes["href"], pageUrl)?.href ?? base;
      if (name === "link" && /(^|\s)(stylesheet|modulepreload)(\s|$)/i.test(attributes["rel"] ?? "")) {
        add(attributes["href"]);
      }
      if (name === "script" && attributes["nomodule"] === undefined) add(attributes["src"]);
      if (name === "img" && attributes["loading"]?.toLowerCase() !== "lazy") add(attributes["src"]);
    },
  });
  parser.end(html);
  return [...found];
}
