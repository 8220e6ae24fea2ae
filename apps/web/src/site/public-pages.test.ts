import { afterEach, expect, test, vi } from "vitest";
import { projects } from "@agency/content/projects";

afterEach(() => {
  vi.doUnmock("@agency/content/projects");
  vi.resetModules();
});

/** The paths of public pages and of pages for missing addresses, and the parts of the sitemap. */
async function siteOf(shown: readonly unknown[]) {
  vi.resetModules();
  vi.doMock("@agency/content/projects", async (original) => ({ ...(await original<object>()), projects: shown }));
  const { publicPages, sitemapParts } = await import("./public-pages.ts");
  const { notFoundPages } = await import("../app/not-found-pages.ts");
  return {
    paths: publicPages.map(({ path }) => path),
    parts: sitemapParts,
    missing: notFoundPages.map(({ path }) => path),
  };
}

test("each project has a page in a part of the sitemap of its own", async () => {
  const { paths, parts, missing } = await siteOf(projects);
  expect(paths).toEqual(expect.arrayContaining(["/work", "/work/kopitiam", "/work/furniture"]));
  expect(parts).toContain("work");
  expect(missing).toEqual(expect.arrayContaining(["/work/404", "/ms/work/404"]));
});

test("an agency without projects has no page about them", async () => {
  const { paths, parts, missing } = await siteOf([]);
  expect([...paths, ...missing].filter((path) => path.includes("/work"))).toEqual([]);
  expect(parts).toEqual(["pages", "cities", "blog"]);
});
