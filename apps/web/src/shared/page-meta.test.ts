import { afterEach, expect, test, vi } from "vitest";
import { agency } from "@agency/content/agency";
import { pageMeta } from "./page-meta.ts";

vi.stubEnv("PUBLIC_URL", "https://agency.test");

afterEach(() => {
  vi.doUnmock("@agency/content/settings");
  vi.resetModules();
});

test("a public page links to its address in every language", () => {
  const meta = pageMeta({ path: "/ms/team", title: "Pasukan", description: "Siapa kami" });
  expect(meta).toContainEqual({ tagName: "link", rel: "canonical", href: "https://agency.test/ms/team" });
  expect(meta).toContainEqual({ tagName: "link", rel: "alternate", hrefLang: "en", href: "https://agency.test/team" });
  expect(meta).toContainEqual({
    tagName: "link",
    rel: "alternate",
    hrefLang: "ms",
    href: "https://agency.test/ms/team",
  });
  expect(meta).toContainEqual({
    tagName: "link",
    rel: "alternate",
    hrefLang: "x-default",
    href: "https://agency.test/team",
  });
  expect(meta).toContainEqual({ property: "og:locale", content: "ms_MY" });
  expect(meta).toContainEqual({ property: "og:image", content: "https://agency.test/social/ms/team.png" });
});

test("a page in one language names no translations", () => {
  const meta = pageMeta({
    path: "/blog/only-english",
    title: "Only English",
    available: ["en"],
    published: "2025-01-15",
  });
  expect(JSON.stringify(meta)).not.toContain("/ms/");
  expect(meta.filter((tag) => "hrefLang" in tag)).toEqual([]);
  expect(meta).toContainEqual({ property: "og:type", content: "article" });
});

test("a hidden page is closed to search engines and has no canonical address", () => {
  const meta = pageMeta({ path: "/admin", title: "Dashboard", hidden: true });
  expect(meta).toContainEqual({ name: "robots", content: "noindex" });
  expect(JSON.stringify(meta)).not.toContain("canonical");
});

const long = "Web design in Kuala Lumpur for towers and shophouses";

test.each([
  { path: "/team", title: "Team", shown: `Team · ${agency.name}` },
  { path: "/team", title: long, shown: long },
  { path: "/ms/", title: long, shown: `${long} · ${agency.name}` },
  { path: "/blog/sample", title: "SEO", section: "Blog", shown: `SEO · Blog · ${agency.name}` },
  { path: "/blog/sample", title: long, section: "Blog", shown: `${long} · Blog` },
])("the title “$title” at $path is “$shown”", ({ shown, ...page }) => {
  expect(pageMeta(page)).toContainEqual({ title: shown });
});

test("a shared article has its title alone", () => {
  const meta = pageMeta({ path: "/blog/sample", title: "SEO", section: "Blog" });
  expect(meta).toContainEqual({ property: "og:title", content: "SEO" });
});

test.each([
  { sample: true, robots: ["noindex"] },
  { sample: false, robots: [] },
])(
  "search engines may list the public pages of an agency with sample: $sample: $robots",
  async ({ sample, robots }) => {
    vi.resetModules();
    vi.doMock("@agency/content/settings", async (original) => ({ ...(await original<object>()), sample }));
    const meta = (await import("./page-meta.ts")).pageMeta({ path: "/team", title: "Team" });
    expect(meta.flatMap((tag) => ("name" in tag && tag.name === "robots" ? [tag.content] : []))).toEqual(robots);
  },
);
