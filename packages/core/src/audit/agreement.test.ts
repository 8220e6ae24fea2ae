import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { auditPage, type AuditResult } from "./audit.ts";
import type { Outcome } from "./check.ts";
import { collectEvidence } from "./collect-evidence.ts";
import { corpusPages, servePage } from "./corpus/serve.fixture.ts";
import type { Fetched } from "./evidence.ts";

type Recorded = { lighthouse: string; pages: Record<string, { seo: number | null; verdicts: Record<string, string> }> };

const recorded = JSON.parse(readFileSync(join(import.meta.dirname, "corpus", "lighthouse.json"), "utf8")) as Recorded;

/** Lighthouse's audits, and the checks that ask the same. Together they fail where any of them fails. */
const counterparts: Record<string, string[]> = {
  "is-crawlable": ["noindex", "robotsTxt:blocked"],
  "document-title": ["title"],
  "meta-description": ["description"],
  "http-status-code": ["status"],
  "link-text": ["linkText"],
  "crawlable-anchors": ["crawlableAnchors"],
  "robots-txt": ["robotsTxt:mistakes", "robotsTxt:broken"],
  "image-alt": ["imageAlt"],
  hreflang: ["hreflang"],
  canonical: ["canonical"],
  "html-has-lang": ["lang:missing"],
  "html-lang-valid": ["lang:invalid"],
};

/** Where the audit knows better on purpose: Lighthouse has no list of Malay texts. */
const onPurpose = new Set(["vague-links-malay link-text"]);

async function fetchHere(url: string): Promise<Fetched> {
  const response = await fetch(url);
  const text = await response.text();
  return {
    url: response.url,
    hops: [],
    status: response.status,
    headers: Object.fromEntries(response.headers),
    text,
    bytes: text.length,
    truncated: false,
    firstByteMs: 100,
  };
}

/** Of the pages' translations nothing is fetched: they stand elsewhere. */
async function fetchPage(url: string): Promise<Fetched> {
  if (!url.startsWith("http://127.0.0.1:")) throw new Error("Not here");
  return fetchHere(url);
}

async function audit(page: (typeof corpusPages)[number]): Promise<AuditResult> {
  const served = await servePage(page);
  try {
    const dependencies = { fetching: { page: fetchPage, text: fetchPage }, pause: async () => undefined };
    return auditPage(await collectEvidence(dependencies, served.url));
  } finally {
    await served.close();
  }
}

/** What a check says, or only whether it found the one thing after the colon. */
function outcomeOf(result: AuditResult, name: string): Outcome {
  const [check, finding] = name.split(":");
  const found = result.findings.find((each) => each.check === check);
  if (found) return finding === undefined || found.finding === finding ? found.outcome : "pass";
  return result.notApplicable.includes(check ?? "") ? "notApplicable" : "pass";
}

test("the corpus holds at least ten pages of other people, and each was recorded", () => {
  expect(corpusPages.filter((page) => page.package !== undefined).length).toBeGreaterThanOrEqual(10);
  expect(Object.keys(recorded.pages)).toEqual(corpusPages.map(({ name }) => name));
});

test("both verdicts are there for each of Lighthouse's audits, so that agreeing means something", () => {
  for (const id of Object.keys(counterparts)) {
    const verdicts = Object.values(recorded.pages).map((page) => page.verdicts[id]);
    expect(verdicts, id).toContain("pass");
    if (id !== "html-lang-valid") expect(verdicts, id).toContain("fail");
  }
});

test.each(corpusPages)("$name: every check that Lighthouse makes too comes out alike", async (page) => {
  const result = await audit(page);
  const differences = Object.entries(counterparts).flatMap(([id, names]) => {
    const theirs = recorded.pages[page.name]?.verdicts[id] ?? "missing";
    const ours = names.some((name) => outcomeOf(result, name) === "fail") ? "fail" : "pass";
    // What does not apply, or was not judged, has no verdict to agree with, but must not fail here.
    const agrees = theirs === "fail" ? ours === "fail" : ours === "pass";
    return agrees || onPurpose.has(`${page.name} ${id}`) ? [] : [{ id, theirs, ours }];
  });
  expect(differences).toEqual([]);
});
