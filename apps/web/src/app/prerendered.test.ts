import { afterEach, expect, test, vi } from "vitest";
import { projects } from "@agency/content/projects";

afterEach(() => {
  vi.doUnmock("@agency/content/projects");
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
