import { expect, test, vi } from "vitest";
import { agency } from "@agency/content/agency";
import { pageMeta } from "./page-meta.ts";

vi.stubEnv("PUBLIC_URL", "https://agency.test");

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

test("a title includes the agency where there is room", () => {
  const titleOf = (title: string) => pageMeta({ path: "/team", title }).find((tag) => "title" in tag);
  expect(titleOf("Team")).toEqual({ title: `Team · ${agency.name}` });
  const long = "Web design in Kuala Lumpur for towers and shophouses";
  expect(titleOf(long)).toEqual({ title: long });
});
