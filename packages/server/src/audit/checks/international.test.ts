import { expect, test } from "vitest";
import { auditPage } from "../audit.ts";
import { pageEvidence, goodPage, pageUrl } from "../evidence.fixture.ts";
import { at, type Changes, head, header, judge, links, malay, malayPage, sitemap } from "../judge.fixture.ts";

const alternates = (...found: (string | null)[]): Changes => ({
  alternates: found.map((html, index) => ({ url: `https://kedai.example/${index}`, html, link: null })),
});
const alternate = (code: string, href: string) => `<link rel="alternate" hreflang="${code}" href="${href}">`;
const one = (code: string, href: string) => head(alternate(code, href));
const inSitemap = sitemap(
  `<urlset><url><loc>${pageUrl}</loc><xhtml:link rel="alternate" hreflang="ms" href="/ms"/></url></urlset>`,
);
const shell = '<div id="root"></div><script src="/main.js"></script>';
const burmese = "မြန်မာဘာသာဖြင့် ရေးထားသော စာမျက်နှာ ဖြစ်ပါသည်။ ".repeat(4);

test.each([
  ["hreflang", "n/a", goodPage, {}],
  ["hreflang", "pass", head(links), alternates(links)],
  ["hreflang", "unknown", head(links), alternates(links, null)],
  ["hreflang", "fail oneWay", head(links), alternates("<p>")],
  ["hreflang", "warn partly", head(links), alternates("<p>", links)],
  ["hreflang", "pass", head(links), alternates(alternate("en", "/bunga"))],
  ["hreflang", "pass", head(links), alternates(alternate("en", pageUrl.replace("https", "http")))],
  ["hreflang", "unknown", head(links), alternates(shell)],
  ["hreflang", "unknown", head(links), { ...alternates("<p>"), ...inSitemap }],
  ["hreflang", "fail code", one("malay", pageUrl), {}],
  ["hreflang", "fail address", one("ms", "/ms"), {}],
  ["hreflang", "warn region", one("en-UK", pageUrl), {}],
  ["hreflang", "fail code", goodPage, header("link", `<${pageUrl}>; rel="alternate"; hreflang="malay"`)],
  ["hreflang", "warn malay", one("my", pageUrl), {}],
  ["hreflang", "warn malay", one("my-MY", "https://kedai.example/0"), alternates(`${links}${malay}`)],
  ["hreflang", "pass", one("my", "https://kedai.example/0"), alternates(`${links}${burmese}`)],
  ["hreflang", "pass", one("my", "https://kedai.example/0"), alternates(links)],
  ["hreflang", "pass", one("my", "https://kedai.example/other"), {}],
  ["lang", "warn different", malayPage("my")],
  ["hreflangSelf", "pass", head(links), {}],
  ["hreflangSelf", "pass", head(links), at("/bunga/?utm_source=x")],
  ["hreflangSelf", "warn missing", one("ms", "https://kedai.example/ms"), {}],
  ["hreflangDefault", "warn missing", head(links), {}],
  ["hreflangTwice", "pass", head(links), header("link", `<${pageUrl}/>; rel="alternate"; hreflang="EN"`)],
  [
    "hreflangTwice",
    "warn twice",
    head(`${links}<link rel="alternate" hreflang="ms" href="https://kedai.example/2">`),
    {},
  ],
  ["contentLanguage", "warn different", goodPage, header("content-language", "ms")],
  ["contentLanguage", "pass", goodPage, header("content-language", "ms, en-MY")],
] as const)("%s: %s", (check, wanted, html, changes = {}) => {
  expect(judge(check, html, changes)).toBe(wanted);
});

test("every fault of translations is listed, and together they cost at most half of the points", () => {
  const page = head(alternate("malay", pageUrl) + alternate("ms", "/ms") + alternate("en-UK", pageUrl));
  const found = auditPage(pageEvidence(page, alternates("<p>"))).findings.find(({ check }) => check === "hreflang");
  expect([found?.finding, ...(found?.also ?? []).map(({ finding }) => finding)]).toEqual([
    "code",
    "address",
    "oneWay",
    "region",
  ]);
  expect(found?.also.at(-1)).toMatchObject({ params: { code: "en-UK" }, places: 1 });
  expect(found?.lost).toBe(4);
  expect(auditPage(pageEvidence(one("en-UK", pageUrl))).score).toBe(98);
});
