import { afterEach, expect, test, vi } from "vitest";
import { articleLanguages } from "@agency/content/articles/articles";
import { catalogue } from "@agency/content/articles/catalogue";
import { cityPages } from "@agency/content/cities";
import { projects } from "@agency/content/projects";
import { type Language, languageKeys, aboutLanguage, offered, serviceKeys } from "@agency/content/settings";
import type * as settings from "@agency/content/settings";
import { isOfFiles, sitePages } from "@agency/content/site-paths";

afterEach(() => {
  vi.doUnmock("@agency/content/projects");
  vi.doUnmock("@agency/content/settings");
  vi.resetModules();
});

/** Every page and file that the build writes for an agency with these projects. */
async function writtenFor(shown: readonly unknown[]): Promise<readonly string[]> {
  vi.resetModules();
  vi.doMock("@agency/content/projects", async (original) => ({ ...(await original<object>()), projects: shown }));
  const { prerendered } = await import("./prerendered.ts");
  return prerendered;
}

test("each project has a page in every language, and a part of the sitemap lists them", async () => {
  const written = await writtenFor(projects);
  const pages = ["/work", "/work/kopitiam", "/ms/work", "/ms/work/kopitiam", "/ms/work/404", "/sitemaps/work.xml"];
  expect(written).toEqual(expect.arrayContaining(pages));
});

test("an agency without projects has no page about them", async () => {
  const written = await writtenFor([]);
  expect(written.filter((path) => path.includes("/work"))).toEqual([]);
  expect(written).toContain("/sitemaps/cities.xml");
});

test("the page of a tool that the agency does not offer is an unknown address, and still opens links that were sent before", async () => {
  vi.resetModules();
  vi.doMock("@agency/content/settings", async (original) => {
    const real = await original<typeof settings>();
    return { ...real, offered: { ...real.offered, audit: false } };
  });
  const { notFoundPages } = await import("./not-found-pages.ts");
  const { prerendered } = await import("./prerendered.ts");
  const answerTo = (path: string) => notFoundPages.find(({ pattern }) => new RegExp(pattern).test(path))?.file;
  expect(answerTo("/audit")).toBe("audit/404.html");
  expect(answerTo("/ms/audit")).toBe("ms/audit/404.html");
  expect(answerTo("/ms/consultation")).toBe("ms/404.html");
  expect(prerendered).toEqual(expect.arrayContaining(["/audit", "/ms/audit"]));
});

test("redirects know every page and file that the build writes", async () => {
  const languagePrefix = (language: Language) => aboutLanguage(language).prefix;
  const pages = sitePages({
    prefixes: languageKeys.map(languagePrefix),
    services: serviceKeys,
    cityPages,
    offered,
    projects: projects.map(({ key }) => key),
    articles: catalogue.map(({ slug }) => ({ slug, prefixes: articleLanguages(slug).map(languagePrefix) })),
  });
  const written = (await writtenFor(projects)).filter((path) => !path.endsWith("/404"));
  expect(written.filter((path) => !pages.has(path) && !isOfFiles(path))).toEqual([]);
  expect([...pages].filter((path) => !written.includes(path))).toEqual([]);
});
