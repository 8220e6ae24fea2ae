import { expect, test } from "vitest";
import { pageMeta } from "./page-meta.ts";

test("a public page names its address in every language", () => {
  const meta = pageMeta({ path: "/ms/team", title: "Pasukan", description: "Siapa kami" });
  expect(meta).toContainEqual({ tagName: "link", rel: "canonical", href: "/ms/team" });
  expect(meta).toContainEqual({ tagName: "link", rel: "alternate", hrefLang: "en", href: "/team" });
  expect(meta).toContainEqual({ tagName: "link", rel: "alternate", hrefLang: "ms", href: "/ms/team" });
  expect(meta).toContainEqual({ tagName: "link", rel: "alternate", hrefLang: "x-default", href: "/team" });
  expect(meta).toContainEqual({ property: "og:locale", content: "ms_MY" });
});

test("a hidden page is kept from search engines and has no address for them", () => {
  const meta = pageMeta({ path: "/admin", title: "Dashboard", hidden: true });
  expect(meta).toContainEqual({ name: "robots", content: "noindex" });
  expect(JSON.stringify(meta)).not.toContain("canonical");
});
