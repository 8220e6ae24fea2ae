import * as fc from "fast-check";
import { address, amplified, word } from "./amplified.ts";

const agent = fc.oneof(fc.constantFrom("*", "Googlebot", "googlebot/2.1", "Bing", "", "__proto__"), word);
const pattern = fc.oneof(
  fc.constantFrom(
    "/",
    "",
    "*",
    "/*",
    "/*?",
    "/$",
    "$",
    "/a*b*c$",
    "/%e6",
    "no slash",
    "*".repeat(50),
    "/*a".repeat(30),
  ),
  address,
);
const lineEnd = fc.constantFrom("\n", "\r\n", "\r", "\n\n");

const robotsLine = fc
  .tuple(
    fc.oneof(
      { weight: 4, arbitrary: agent.map((name) => `User-agent: ${name}`) },
      { weight: 5, arbitrary: fc.tuple(fc.constantFrom("Allow", "disallow"), pattern).map((one) => one.join(": ")) },
      address.map((url) => `Sitemap:${url}`),
      fc.constantFrom("Crawl-delay: 1e9", "Host:", ":", "#", "no colon", "Noindex: /", "\0: \0"),
      word,
    ),
    lineEnd,
  )
  .map((parts) => parts.join(""));

/** Files that a crawler would read as robots.txt; also all agents before all rules, which multiplies them. */
export function robotsTxt(longest: number): fc.Arbitrary<string> {
  const product = fc
    .tuple(fc.nat(Math.floor(longest / 40)), fc.nat(Math.floor(longest / 30)))
    .map(([agents, rules]) => {
      const names = Array.from(
        { length: agents },
        (_, index) => `User-agent: ${index % 3 === 0 ? "Googlebot" : index}\n`,
      );
      return names.join("") + Array.from({ length: rules }, (_, index) => `Disallow: /${index}*\n`).join("");
    });
  return fc.oneof({ weight: 6, arbitrary: amplified(robotsLine, longest) }, product);
}

const xml = fc.oneof(
  fc.constantFrom("<urlset>", "</urlset>", "<url>", "</url>", "<loc>", "</loc>", "<sitemapindex>", "<rss>", "<feed>"),
  fc.constantFrom('<?xml version="1.0"?>', "<![CDATA[", "]]>", "<!--", "<x:loc>", "<a>", "</b>", "<a/>", "&lol;"),
  fc.constantFrom('<!DOCTYPE x [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;&lol;">]>', "<link href='", "<a "),
  address.map((url) => `<url><loc>${url}</loc></url>`),
  address,
  word,
);

/** Sitemaps as XML, as feeds, as text, and broken. */
export function sitemap(longest: number): fc.Arbitrary<string> {
  const lines = fc.array(address, { maxLength: 50 }).map((urls) => urls.join("\n"));
  const started = amplified(xml, longest).map((rest) => `<urlset>${rest}`.slice(0, longest));
  return fc.oneof({ weight: 4, arbitrary: started }, amplified(xml, longest), lines);
}
