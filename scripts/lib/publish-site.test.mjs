import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { publishSite } from "./publish-site.mjs";

/** @type {string} */
let root;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "agency-test-"));
});
afterEach(() => rmSync(root, { recursive: true }));

/**
 * Writes what a build writes.
 * @param {string} text of its home page
 */
function build(text) {
  const files = {
    "client/index.html": text,
    "client/about/index.html": "About",
    "client/404.html": "Not found",
    "client/sitemap.xml": "<sitemapindex><loc>https://agency.test/sitemaps/pages.xml</loc></sitemapindex>",
    "client/sitemaps/pages.xml": "<urlset><loc>https://agency.test/</loc><loc>https://agency.test/about</loc></urlset>",
    "csp.json": JSON.stringify({ "index.html": [], "about/index.html": [] }),
    "not-found.json": JSON.stringify([{ pattern: ".", file: "404.html" }]),
    "server/portal.js": "",
  };
  for (const [name, content] of Object.entries(files)) {
    const file = join(root, "apps/web/build", name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

function currentHome() {
  return readFileSync(join(root, "apps/web/sites/current/client/index.html"), "utf8");
}

function sites() {
  return readdirSync(join(root, "apps/web/sites")).filter((name) => name !== "current");
}

test("a build that empties or breaks its folder changes nothing of the site that is served", () => {
  build("one");
  const served = publishSite(root);
  rmSync(join(root, "apps/web/build"), { recursive: true });
  expect(() => publishSite(root)).toThrow("The built site is not whole");
  expect(currentHome()).toBe("one");

  build("two");
  rmSync(join(root, "apps/web/build/client/about"), { recursive: true });
  expect(() => publishSite(root)).toThrow("client/about/index.html is missing");
  expect(currentHome()).toBe("one");

  build("two");
  publishSite(root);
  expect(currentHome()).toBe("two");
  expect(readFileSync(join(served, "client/index.html"), "utf8")).toBe("one");
});

test("the same content is the same site, and the newest three stay with the ones that an API has open", () => {
  build("one");
  const first = publishSite(root);
  expect(publishSite(root)).toBe(first);
  const mark = openSync(join(realpathSync(first), "csp.json"), "r");
  for (const text of ["two", "three", "four", "five"]) {
    build(text);
    publishSite(root);
  }
  expect(sites()).toHaveLength(4);
  expect(readFileSync(join(first, "client/index.html"), "utf8")).toBe("one");
  closeSync(mark);
  build("six");
  publishSite(root);
  expect(sites()).toHaveLength(3);
  expect(currentHome()).toBe("six");
});
