import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadAgency } from "./load-agency.ts";
import { changed, mistakesIn } from "./sample.fixture.ts";

const hides = "is a page or a file of this site, which nobody would see any more. Delete this line.";

/** `at`: the line of the source that is refused. */
const refused = [
  {
    source: ["/slash: /team", "/slash/: /"],
    at: 2,
    text: "/slash/ is here twice: a slash at the end and capital letters make no difference. Keep one.",
  },
  {
    source: ["/self: /self"],
    at: 1,
    text: "/self leads to /self, and from there in a circle. Write the page that people want.",
  },
  {
    source: ["/a: /b", "/b: /a/"],
    at: 1,
    text: "/a leads to /b, and from there in a circle. Write the page that people want.",
  },
  { source: ["/c: /d", "/d: /team"], at: 1, text: "/c leads to /d, which leads on to /team. Write /team here." },
  {
    source: ["/ok: /ms/team#top", "/misspelt: /taem"],
    at: 2,
    text: "/misspelt leads to /taem, where there is no page. Check the spelling.",
  },
  {
    source: ["/relative: team"],
    at: 1,
    text: "/relative leads to team. Write a page of your site, such as /team, or an address that begins with https://.",
  },
  { source: ["/services/seo/: /"], at: 1, text: `/services/seo/ ${hides}` },
  { source: ["/ms/work/clinic: /"], at: 1, text: `/ms/work/clinic ${hides}` },
  { source: ["/api/old: /"], at: 1, text: `/api/old ${hides}` },
  { source: ["/old#part: /"], at: 1, text: '/old#part must end before "#", which no server is told.' },
  {
    source: ["/Prices: /", "/prices: /team"],
    at: 2,
    text: "/prices is here twice: a slash at the end and capital letters make no difference. Keep one.",
  },
  {
    source: ["/?p=2&q=1: /", "/?q=1&p=2: /team"],
    at: 2,
    text: "/?q=1&p=2 is here twice: a slash at the end and capital letters make no difference. Keep one.",
  },
  { source: ["/Team: /"], at: 1, text: `/Team ${hides}` },
  {
    source: ["https://old.example/a: /"],
    at: 1,
    text: "https://old.example/a must be an address of your site without the domain, such as /about-us.",
  },
];

/** What is said about a folder whose redirects are these. */
function redirectMistakes(redirects: readonly string[]): string[] {
  const agency = changed();
  writeFileSync(join(agency, "redirects.yaml"), redirects.join("\n"));
  return mistakesIn(agency);
}

test("every redirect that cannot work is refused with its line, all at once", () => {
  const said = redirectMistakes(refused.flatMap(({ source }) => source));
  for (const [index, { at, text }] of refused.entries()) {
    const before = refused.slice(0, index).flatMap(({ source }) => source).length;
    expect(said).toContain(`redirects.yaml, line ${before + at}: ${text}`);
  }
});

test("an address that is here twice is refused with its line", () => {
  expect(redirectMistakes(["/old: /team", "/old: /"])).toEqual([
    "redirects.yaml, line 2: /old is here twice. Keep one.",
  ]);
});

test("the page of a tool that is not offered is not on the site", () => {
  const agency = changed();
  const yaml = join(agency, "agency.yaml");
  writeFileSync(yaml, `${readFileSync(yaml, "utf8")}\ntools: { audit: false }\n`);
  writeFileSync(join(agency, "redirects.yaml"), "/audit: /services/seo\n/old: /ms/consultation\n/tool: /ms/audit\n");
  expect(mistakesIn(agency)).toEqual([
    expect.stringContaining("line 3: /tool leads to /ms/audit, where there is no page"),
  ]);
});

test("redirects lead to pages in any language, with a section or a query, and to other sites", async () => {
  const agency = changed();
  const [to, elsewhere] = ["/ms/services/seo?from=old#packages", "https://shop.example/"];
  writeFileSync(join(agency, "redirects.yaml"), `/SEO.html/: ${to}\n/%E5%85%B3: ${elsewhere}\n/?P=12: /team\n`);
  expect(loadAgency(agency)).toMatchObject({
    redirects: { "/seo.html": to, "/关": elsewhere, "/?P=12": "/team" },
  });
});
