import { expect } from "@playwright/test";
import { parse } from "node-html-parser";
import { type Duplex, Readable } from "node:stream";
import { test } from "../src/support/test.ts";
import { loadReader, readWith, readWithPython } from "./support/readers.ts";

type Entry = { title: string; link: string; at: string };

const pythonFeed = `
import sys, json, feedparser, time
feed = feedparser.parse(sys.stdin.buffer.read())
moment = lambda entry: time.strftime("%Y-%m-%dT%H:%M:%S.000Z", entry.published_parsed)
print(json.dumps([{"title": e.title, "link": e.link, "at": moment(e)} for e in feed.entries]))
`;

for (const prefix of ["", "/ms"]) {
  test(`three readers show the same articles of the feed at ${prefix}/blog`, async ({ page, product }) => {
    const xml = await (await page.request.get(`${product.url}${prefix}/blog/rss.xml`)).text();
    const moment = (text: string | undefined) => new Date(text ?? "").toISOString();
    const rss = await loadReader<{
      default: new () => {
        parseString: (text: string) => Promise<{ items: { title: string; link: string; pubDate: string }[] }>;
      };
    }>("rss-parser");
    const { items } = await new rss.default().parseString(xml);
    const { parseFeed } = await loadReader<{
      parseFeed: (text: string) => { feed: { items?: { title?: string; link?: string; pubDate?: string }[] } };
    }>("feedsmith");
    const reads: Record<string, Entry[]> = {
      "rss-parser": items.map(({ title, link, pubDate }) => ({ title, link, at: moment(pubDate) })),
      feedsmith: (parseFeed(xml).feed.items ?? []).map(({ title = "", link = "", pubDate }) => ({
        title,
        link,
        at: moment(pubDate),
      })),
      feedparser: readWithPython(pythonFeed, xml) as Entry[],
    };
    expect(reads["rss-parser"]?.length).toBeGreaterThan(0);
    for (const [reader, entries] of Object.entries(reads)) expect(entries, reader).toEqual(reads["rss-parser"]);
  });
}

test("three readers find each page of every sitemap", async ({ page, product }) => {
  const locations = (xml: string) =>
    parse(xml)
      .querySelectorAll("loc")
      .map(({ text }) => text);
  const index = await (await page.request.get(`${product.url}/sitemap.xml`)).text();
  const { XMLToSitemapItemStream } = await loadReader<{ XMLToSitemapItemStream: new () => Duplex }>("sitemap");
  const { default: Sitemapper } = await loadReader<{
    default: new (options: { url: string }) => { fetch: () => Promise<{ sites: string[] }> };
  }>("sitemapper");
  const parts = locations(index).map((address) => new URL(address).pathname);
  expect(parts.length).toBeGreaterThan(0);
  for (const path of parts) {
    const url = `${product.url}${path}`;
    const xml = await (await page.request.get(url)).text();
    const named = readWith("xmllint", ["--nonet", "--xpath", "//*[local-name()='loc']/text()", "-"], xml).toString();
    const stream = Readable.from([xml]).pipe(new XMLToSitemapItemStream());
    const items: string[] = [];
    for await (const item of stream) items.push((item as { url: string }).url);
    expect(named.trim().split("\n"), path).toEqual(locations(xml));
    expect(items, path).toEqual(locations(xml));
    expect((await new Sitemapper({ url }).fetch()).sites, path).toEqual(locations(xml));
  }
});
