import { expect, test } from "vitest";
import { auditPage, type AuditResult } from "./audit.ts";
import { compareAudits } from "./compare-audits.ts";
import { pageEvidence, fetched, goodPage, sitemapFile } from "./evidence.fixture.ts";

const bad = goodPage
  .replace(/<title>.*<\/title>/, "<title>Home</title>")
  .replace(/<meta name="description"[^>]*>/, "")
  .replace(' alt="A bouquet of white lilies"', "");

/** What became of each finding: `change check finding`. */
function changes(before: AuditResult, now: AuditResult): string[] {
  return compareAudits(before, now).map(({ change, found }) => `${change} ${found.check} ${found.finding}`);
}

test("what was mended is fixed, what was not is still there, and what came is new", () => {
  const now = auditPage(
    pageEvidence(bad.replace("<title>Home", "<title>Fresh flowers in Ipoh").replace("<h1>", "<p>")),
  );
  expect(changes(auditPage(pageEvidence(bad)), now)).toEqual([
    "fixed title empty",
    "still description missing",
    "still imageAlt missing",
    "new oneH1 missing",
  ]);
});

test("a check that could not be made this time is not called fixed", () => {
  const broken = { url: "https://kedai.example/sitemap.xml", file: null };
  const other = fetched("<urlset><url><loc>https://kedai.example/</loc></url></urlset>", { url: broken.url });
  const missing = auditPage(pageEvidence(goodPage, { sitemaps: [sitemapFile(other)], answer: { firstByteMs: 1_000 } }));
  const now = auditPage(pageEvidence(goodPage, { sitemaps: [broken], answer: { firstByteMs: null } }));
  expect(changes(missing, now)).toEqual(["unread firstByte slow", "unread sitemapLists absent"]);
});

test("a page that its scripts build since leaves what was found unread", () => {
  const shell = goodPage.replace(
    /<body>[\s\S]*<\/body>/,
    '<body><div id="root"></div><script src="/a.js"></script></body>',
  );
  expect(changes(auditPage(pageEvidence(bad)), auditPage(pageEvidence(shell)))).toContain("unread imageAlt missing");
});

test("a check that does not apply any more is gone, and not fixed", () => {
  const insecure = auditPage(pageEvidence(goodPage, { answer: { url: "http://kedai.example/bunga" } }));
  const now = changes(auditPage(pageEvidence(goodPage, { answer: { headers: {} } })), insecure);
  expect(now).toContain("gone hsts missing");
});

test("what could not be read the first time is not called new", () => {
  const before = auditPage(pageEvidence(bad, { answer: { firstByteMs: null } }));
  expect(changes(before, auditPage(pageEvidence(bad, { answer: { firstByteMs: 2_000 } })))).not.toContain(
    "new firstByte verySlow",
  );
});

test("a check that tells only its worst is still there when it found another", () => {
  const now = auditPage(pageEvidence(bad.replace("<title>Home", "<title>Flowers")));
  const title = compareAudits(auditPage(pageEvidence(bad)), now).find(({ found }) => found.check === "title");
  expect(title).toMatchObject({ change: "still", found: { finding: "short" }, before: { finding: "empty" } });
});

test("a check that tells everything is compared piece by piece", () => {
  const alternates = (...codes: string[]) =>
    codes.map((code) => `<link rel="alternate" hreflang="${code}" href="https://kedai.example/bunga">`).join("");
  const page = (...codes: string[]) =>
    auditPage(pageEvidence(goodPage.replace("</head>", `${alternates(...codes)}</head>`)));
  expect(changes(page("malay", "en-UK", "x-default"), page("en-UK", "x-default"))).toEqual([
    "fixed hreflang code",
    "still hreflang region",
  ]);
});
