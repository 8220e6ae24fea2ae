import { expect } from "@playwright/test";
import { parse } from "node-html-parser";
import sharp from "sharp";
import { projectPath, projects } from "@agency/content/projects";
import { languageKeys, aboutLanguage } from "@agency/content/settings";
import { addressIn } from "./audit/page-kinds.ts";
import { metaContent, publicPaths, readPage, type SitePage } from "./support/site.ts";
import { test } from "./support/test.ts";

// The pages are read once for all tests of this file.
test.describe.configure({ mode: "default" });

let url: string;
let pages: SitePage[];

test.beforeAll(async ({ product }) => {
  ({ url } = product);
  pages = await Promise.all((await publicPaths(url)).map((path) => readPage(url, path)));
});

test("every page of the sitemap can be read before any script runs", () => {
  expect(pages.length).toBeGreaterThan(languageKeys.length);
  for (const { path, root } of pages) {
    expect(root.querySelectorAll("h1"), path).toHaveLength(1);
    expect(root.querySelector("main")?.structuredText.length, path).toBeGreaterThan(400);
    const language = languageKeys.find((key) => aboutLanguage(key).prefix === `/${path.split("/")[1]}`) ?? "en";
    expect(root.querySelector("html")?.getAttribute("lang"), path).toBe(language);
  }
});

test("the inlined and linked styles of each page style all of its markup", async ({ request }) => {
  const read = new Map<string, Promise<string>>();
  const sheet = (href: string) => {
    const text = read.get(href) ?? request.get(url + href).then((response) => response.text());
    read.set(href, text);
    return text;
  };
  for (const { path, root } of pages) {
    const links = parse(root.querySelector("head noscript")?.innerHTML ?? "").querySelectorAll("link");
    expect(links.length, path).toBe(1);
    const sheets = await Promise.all(links.map((link) => sheet(link.getAttribute("href") ?? "")));
    // first-sight.test.ts shows that the inlined styles suffice at first.
    const own = root.querySelector("head style")?.textContent ?? "";
    expect(own.length, path).toBeGreaterThan(10_000);
    const styles = own + sheets.join("");
    const classes = root.querySelectorAll("[class]").flatMap((element) => element.classNames.split(" "));
    const modules = [...new Set(classes)].filter((name) => /^[\da-z]+-[\da-z]{1,3}$/i.test(name));
    expect(modules.length, path).toBeGreaterThan(20);
    expect(
      modules.filter((name) => !new RegExp(String.raw`\.${name}(?![\w-])`).test(styles)),
      path,
    ).toEqual([]);
  }
});

test("every page has its own title and description, of a suitable length", () => {
  for (const name of ["og:title", "description"]) {
    const seen = new Map<string, string>();
    for (const page of pages) {
      const text = metaContent(page, name) ?? "";
      expect(text.length, `${name} of ${page.path}: ${text}`).toBeGreaterThan(name === "description" ? 70 : 3);
      expect(text.length, `${name} of ${page.path}: ${text}`).toBeLessThanOrEqual(name === "description" ? 170 : 60);
      const key = `${page.root.querySelector("html")?.getAttribute("lang")} ${text}`;
      expect(seen.get(key), `${name} of ${page.path} is also that of`).toBeUndefined();
      seen.set(key, page.path);
    }
  }
});

test("each page links to itself and its other languages, which link back", () => {
  const linked = new Map(
    pages.map(({ path, root }) => {
      const alternates = root.querySelectorAll('link[rel="alternate"][hreflang]');
      return [
        path,
        new Map(alternates.map((link) => [link.getAttribute("hreflang"), ownPath(link.getAttribute("href"))])),
      ] as const;
    }),
  );
  for (const { path, root } of pages) {
    expect(ownPath(root.querySelector('link[rel="canonical"]')?.getAttribute("href")), path).toBe(path);
    const alternates = linked.get(path) ?? new Map();
    expect(alternates.get("x-default"), path).toBe(alternates.get("en"));
    expect([...alternates.values()], path).toContain(path);
    for (const other of alternates.values())
      expect([...(linked.get(other) ?? new Map()).values()], other).toContain(path);
  }
});

test("the sharing picture exists in the stated size", async () => {
  for (const page of pages) {
    const response = await fetch(url + ownPath(metaContent(page, "og:image")));
    expect(response.status, page.path).toBe(200);
    expect(await sharp(await response.arrayBuffer()).metadata(), page.path).toMatchObject({ width: 1200, height: 630 });
    expect(metaContent(page, "twitter:card"), page.path).toBe("summary_large_image");
  }
});

test("structured data is valid and claims no ratings", () => {
  for (const { path, root } of pages) {
    const blocks = root.querySelectorAll('script[type="application/ld+json"]').map(({ text }) => JSON.parse(text));
    expect(blocks.length, path).toBeGreaterThan(0);
    for (const block of blocks) expect(block, path).toMatchObject({ "@context": "https://schema.org" });
    expect(JSON.stringify(blocks), path).not.toMatch(/"(aggregateRating|review|ratingValue)"/);
  }
});

test("no link is broken or leads to another address than it names, and every anchor exists", async () => {
  const ids = new Map(
    pages.map(({ path, root }) => [path, new Set(root.querySelectorAll("[id]").map(({ id }) => id))]),
  );
  const broken: string[] = [];
  const known = new Map<string, boolean>();
  for (const { path, root } of pages) {
    const links = root.querySelectorAll("a[href], link[href], img[src], script[src], source[srcset]");
    for (const link of links) {
      const address = link.getAttribute("href") ?? link.getAttribute("src") ?? link.getAttribute("srcset") ?? "";
      const target = new URL(address.split(" ", 1)[0] ?? "", url + path);
      if (target.origin !== url) continue;
      const there = known.get(target.pathname) ?? (await fetch(url + target.pathname, { redirect: "manual" })).ok;
      known.set(target.pathname, there);
      const anchor = decodeURIComponent(target.hash.slice(1));
      const anchors = ids.get(target.pathname);
      if (!there || (anchor !== "" && anchors && !anchors.has(anchor))) broken.push(`${path} -> ${address}`);
    }
  }
  expect([...new Set(broken)]).toEqual([]);
});

test("a page has one address: others lead to it", async () => {
  for (const [asked, address] of [
    ["/blog/", "/blog"],
    ["/ms/?service=seo", "/ms?service=seo"],
    ["/index.html", "/"],
    ["/team/index.html", "/team"],
    ["/favicon.ico", "/icon-192.png"],
  ] as const) {
    const response = await fetch(url + asked, { redirect: "manual" });
    expect([response.status, response.headers.get("location")], asked).toEqual([301, address]);
  }
  expect((await fetch(`${url}/no/such/page/`)).status).toBe(404);
});

test("every project is in the sitemap in each language, and named to assistants", async () => {
  const paths = pages.map(({ path }) => path);
  const named = await (await fetch(`${url}/llms.txt`)).text();
  for (const { key } of projects) {
    for (const language of languageKeys) expect(paths).toContain(addressIn(language, projectPath(key)));
    expect(named).toContain(`${projectPath(key)})`);
  }
});

test("the files for search engines and assistants exist", async () => {
  const types = {
    "/robots.txt": "text/plain",
    "/llms.txt": "text/plain",
    "/sitemap.xml": "application/xml",
    "/manifest.webmanifest": "application/manifest+json",
    "/favicon.svg": "image/svg+xml",
    "/icon-512.png": "image/png",
  };
  for (const [path, type] of Object.entries(types)) {
    const response = await fetch(url + path);
    expect(response.status, path).toBe(200);
    expect(response.headers.get("content-type"), path).toContain(type);
    expect((await response.text()).length, path).toBeGreaterThan(50);
  }
});

/** The path of an address on the site's own origin, whatever that is in this build. */
function ownPath(address: string | undefined): string {
  return address === undefined ? "" : new URL(address).pathname;
}
