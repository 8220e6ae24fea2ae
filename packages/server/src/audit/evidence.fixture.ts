import type { Evidence, Fetched, SitemapFile } from "./evidence.ts";

/** The address of the test pages. */
export const pageUrl = "https://kedai.example/bunga";

/** A page that passes every weighted check that applies. */
export const goodPage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Flowers in Ipoh, delivered the same day</title>
    <meta name="description" content="Fresh bouquets for weddings, birthdays and get-well visits, made in our shop in Ipoh and delivered the same day.">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <link rel="canonical" href="${pageUrl}">
    <link rel="icon" href="/icon.svg">
    <meta property="og:title" content="Flowers in Ipoh">
    <meta property="og:type" content="website">
    <meta property="og:url" content="${pageUrl}">
    <meta property="og:image" content="https://kedai.example/bunga.jpg">
    <meta property="og:description" content="Fresh bouquets from Ipoh">
    <meta name="twitter:card" content="summary_large_image">
    <script type="application/ld+json">
      {"@context": "https://schema.org", "@type": "Florist", "name": "Sample Florist", "address": "Ipoh",
       "telephone": "+60 5 000 0000", "openingHours": "Mo-Fr", "geo": {}, "url": "https://kedai.example/"}
    </script>
  </head>
  <body>
    <h1>Flowers in Ipoh</h1>
    <img src="/bouquet.jpg" alt="A bouquet of white lilies" width="300" height="200">
    <p>${"The shop is open every day and we make each of the bouquets by hand for you. ".repeat(16)}</p>
    <h2>Weddings</h2>
    <p>See <a href="/weddings">what we made for weddings</a> or <a href="tel:+6050000000">call us</a>.</p>
  </body>
</html>`;

/** A response from a web server. */
export function fetched(text: string, changes: Partial<Fetched> = {}): Fetched {
  return {
    url: pageUrl,
    hops: [],
    status: 200,
    headers: { "content-type": "text/html; charset=utf-8" },
    text,
    charset: "UTF-8",
    charsetSource: "header",
    bytes: text.length,
    needsCookies: false,
    truncated: false,
    firstByteMs: 120,
    ...changes,
  };
}

const robots = fetched("User-agent: *\nAllow: /\nSitemap: https://kedai.example/sitemap.xml\n", {
  url: "https://kedai.example/robots.txt",
});
const sitemap = fetched(
  `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${pageUrl}</loc></url></urlset>`,
  { url: "https://kedai.example/sitemap.xml" },
);

/** A sitemap under its own address. */
export function sitemapFile(file: Fetched): SitemapFile {
  return { url: file.url, file };
}

const goodHeaders = {
  "content-type": "text/html; charset=utf-8",
  "content-encoding": "br",
  "strict-transport-security": "max-age=31536000",
};

/** Evidence about a page, all of it good by default. */
export function pageEvidence(
  html: string = goodPage,
  changes: Partial<Evidence> & { answer?: Partial<Fetched> } = {},
): Evidence {
  const { answer, ...others } = changes;
  return {
    page: fetched(html, { headers: goodHeaders, ...answer }),
    at: "2026-11-10T04:00:00.000Z",
    drawn: null,
    robots,
    sitemaps: [sitemapFile(sitemap)],
    plain: { url: pageUrl, status: 200 },
    alternates: [],
    ...others,
  };
}
