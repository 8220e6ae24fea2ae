import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { changed, mistakesIn, moduleOf } from "./sample.fixture.ts";

const refusedRedirects = [
  ["/old: /team\n/old: /", 2, "/old is here twice. Keep one."],
  ["/old: /team\n/old/: /", 2, "/old/ is here twice: a slash at the end makes no difference. Keep one."],
  ["/old: /old", 1, "/old leads to /old, and from there in a circle. Write the page that people want."],
  ["/a: /b\n/b: /a/", 1, "/a leads to /b, and from there in a circle. Write the page that people want."],
  ["/a: /b\n/b: /team", 1, "/a leads to /b, which leads on to /team. Write /team here."],
  ["/ok: /ms/team#top\n/old: /taem", 2, "/old leads to /taem, where there is no page. Check the spelling."],
  [
    "/old: team",
    1,
    "/old leads to team. Write a page of your site, such as /team, or an address that begins with https://.",
  ],
  [
    "/services/seo/: /",
    1,
    "/services/seo/ is a page or a file of this site, which nobody would see any more. Delete this line.",
  ],
  [
    "/ms/work/clinic: /",
    1,
    "/ms/work/clinic is a page or a file of this site, which nobody would see any more. Delete this line.",
  ],
  ["/api/old: /", 1, "/api/old is a page or a file of this site, which nobody would see any more. Delete this line."],
  ["/old?p=1: /", 1, '/old?p=1 must end before "?" or "#". What follows a "?" is kept.'],
  [
    "https://old.example/a: /",
    1,
    "https://old.example/a must be an address of your site without the domain, such as /about-us.",
  ],
] as const;

test.each(refusedRedirects)("a redirect is refused with its line: %j", (source, line, text) => {
  const agency = changed();
  writeFileSync(join(agency, "redirects.yaml"), source);
  expect(mistakesIn(agency)).toContain(`redirects.yaml, line ${line}: ${text}`);
});

test("redirects lead to pages in any language, with a section or a query, and to other sites", async () => {
  const agency = changed();
  const [to, elsewhere] = ["/ms/services/seo?from=old#packages", "https://shop.example/"];
  writeFileSync(join(agency, "redirects.yaml"), `/seo.html/: ${to}\n/%E5%85%B3: ${elsewhere}\n`);
  expect(await moduleOf(agency, "redirects.ts")).toMatchObject({
    redirects: { "/seo.html": to, "/关": elsewhere },
  });
});
