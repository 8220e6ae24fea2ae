import { readFileSync } from "node:fs";
import { join } from "node:path";
import pLimit from "p-limit";
import { expect, test } from "vitest";
import { readAddresses } from "@agency/model/web-address";
import { ceiling } from "@agency/testing/ceiling";
import { SiteError } from "../kit/outbound/outbound-error.ts";
import { outbound } from "../kit/outbound/outbound.ts";
import { Refusal } from "../kit/refusal.ts";
import { auditPage, type AuditResult } from "./audit.ts";
import { type Case, cases, serveCase } from "./cases/serve.fixture.ts";
import type { Outcome } from "./check.ts";
import { auditFetching, collectEvidence, type Fetching, pageRefusal, type Reading } from "./collect-evidence.ts";
import { corpusPages, servePage } from "./corpus/serve.fixture.ts";
import type { Evidence, Fetched } from "./evidence.ts";
import { readPage } from "./page/read-page.ts";
import { readReferences } from "./references.ts";

const now = new Date("2026-11-26T04:00:00Z");
/** For what never answers, in ms. Everything else may take as long as a busy machine needs. */
const deadline = 400;

/** Fetches for one site, with a deadline for what it leaves unanswered. */
function caseFetching({ path, site }: Case, host: string): Fetching {
  const fetching = (own: { deadline: number }) =>
    auditFetching(outbound({ allow: host, resolve: async () => [], ...own }), "visitor");
  const [patient, hasty] = [fetching({ deadline: ceiling }), fetching({ deadline })];
  const isSilent = (address: string) => site[address]?.silent !== undefined;
  return {
    page: isSilent(path) ? hasty.page : patient.page,
    file: (address, kind) => (isSilent(new URL(address).pathname) ? hasty : patient).file(address, kind),
  };
}

async function run(one: Case): Promise<Record<string, string>> {
  const { host, url, close } = await serveCase(one);
  try {
    const fetching = caseFetching(one, host);
    const [address] = readAddresses(url);
    if (address === undefined) return { error: "page_unreachable" };
    const evidence = await collectEvidence(
      { clock: () => now, fetching, reading: { references: async (read) => readReferences(read) } },
      address,
    );
    return { ...checkVerdicts(auditPage(evidence)), ...readEvidence(evidence, one.right["reads"]) };
  } catch (error) {
    if (error instanceof SiteError) return { error: pageRefusal(error.problem).code };
    return { error: error instanceof Refusal ? error.code : String(error) };
  } finally {
    await close();
  }
}

function checkVerdicts({ findings, passed, notApplicable }: AuditResult): Record<string, string> {
  return Object.fromEntries([
    ...findings.map(({ check, outcome, finding }) => [check, finding === null ? outcome : `${outcome} ${finding}`]),
    ...passed.map((check) => [check, "pass"]),
    ...notApplicable.map((check) => [check, "n/a"]),
    ["capped", findings.flatMap(({ check, cap }) => (cap === null ? [] : check)).join()],
  ]) as Record<string, string>;
}

function readEvidence({ page }: Evidence, wanted: string | undefined): Record<string, string> {
  const { titles, headings } = readPage(page.text);
  const texts = [...titles, ...headings.map(({ text }) => text)];
  return { at: new URL(page.url).pathname, reads: texts.find((text) => text === wanted) ?? texts.join(" | ") };
}

const judged = new Map<string, Record<string, string>>();
// Sites and audits share this thread, and the fetch's own 5 s run meanwhile: more at once would wait for each other's pages.
const fewAtOnce = pLimit(4);
await Promise.all(cases.map(async (one) => void judged.set(one.id, await fewAtOnce(() => run(one)))));

test.each(cases)("$id: $note", ({ id, right }) => {
  const own = judged.get(id) ?? {};
  expect(Object.fromEntries(Object.keys(right).map((check) => [check, own[check]]))).toEqual(right);
});

type Recorded = { lighthouse: string; pages: Record<string, { seo: number | null; verdicts: Record<string, string> }> };

const recorded = JSON.parse(readFileSync(join(import.meta.dirname, "corpus", "lighthouse.json"), "utf8")) as Recorded;

/** Lighthouse's audits and our equivalent checks. A Lighthouse audit fails when any of its checks fails. */
const counterparts: Record<string, string[]> = {
  "is-crawlable": ["noindex", "robotsTxt:blocked"],
  "document-title": ["title:missing"],
  "meta-description": ["description"],
  "http-status-code": ["refused"],
  "link-text": ["linkText"],
  "crawlable-anchors": ["crawlableAnchors"],
  "robots-txt": ["robotsTxt:mistakes", "robotsTxt:html", "robotsTxt:broken"],
  "image-alt": ["imageAlt"],
  hreflang: ["hreflang"],
  canonical: ["canonical"],
  "html-has-lang": ["lang:missing"],
  "html-lang-valid": ["lang:invalid"],
};

/** Intended differences: Lighthouse has no list of vague Malay link texts. */
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
    charset: "UTF-8",
    charsetSource: "header",
    bytes: text.length,
    needsCookies: false,
    truncated: false,
    firstByteMs: 100,
  };
}

/** Refuses to fetch the pages' translations, which are on other hosts. */
async function fetchPage(url: string): Promise<Fetched> {
  if (!url.startsWith("http://127.0.0.1:")) throw new Error("Only the local corpus server can be fetched");
  return fetchHere(url);
}

const reading: Pick<Reading, "references"> = { references: async (read) => readReferences(read) };

/** The audit of a page; null for one that gets none, because it answers with an error. */
async function audit(page: (typeof corpusPages)[number]): Promise<AuditResult | null> {
  const served = await servePage(page);
  try {
    const fetching = { page: fetchPage, file: fetchPage };
    const clock = () => new Date("2026-11-10T04:00:00Z");
    return auditPage(await collectEvidence({ clock, fetching, reading }, served.url));
  } catch (error) {
    if (error instanceof Refusal && error.code === "page_error") return null;
    throw error;
  } finally {
    await served.close();
  }
}

/** The outcome of a check or, with a finding after the colon, whether it found exactly that. */
function checkOutcome(result: AuditResult | null, name: string): Outcome {
  if (result === null || name === "refused") return result === null && name === "refused" ? "fail" : "pass";
  const [check, finding] = name.split(":");
  const found = result.findings.find((each) => each.check === check);
  if (found) return finding === undefined || found.finding === finding ? found.outcome : "pass";
  return result.notApplicable.includes(check ?? "") ? "notApplicable" : "pass";
}

test("the corpus has at least ten third-party pages, each with a Lighthouse recording", () => {
  expect(corpusPages.filter((page) => page.package !== undefined).length).toBeGreaterThanOrEqual(10);
  expect(Object.keys(recorded.pages)).toEqual(corpusPages.map(({ name }) => name));
});

test("the corpus has a passing and a failing page for each Lighthouse audit", () => {
  for (const id of Object.keys(counterparts)) {
    const verdicts = Object.values(recorded.pages).map((page) => page.verdicts[id]);
    expect(verdicts, id).toContain("pass");
    if (id !== "html-lang-valid") expect(verdicts, id).toContain("fail");
  }
});

test.each(corpusPages)("$name: our checks agree with Lighthouse", async (page) => {
  const result = await audit(page);
  const differences = Object.entries(counterparts).flatMap(([id, names]) => {
    const theirs = recorded.pages[page.name]?.verdicts[id] ?? "missing";
    const ours = names.some((name) => checkOutcome(result, name) === "fail") ? "fail" : "pass";
    // A check that does not apply or was not judged must not fail here.
    const agrees = theirs === "fail" ? ours === "fail" : ours === "pass";
    return agrees || onPurpose.has(`${page.name} ${id}`) ? [] : [{ id, theirs, ours }];
  });
  expect(differences).toEqual([]);
});
