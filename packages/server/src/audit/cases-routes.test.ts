import pLimit from "p-limit";
import { expect, test } from "vitest";
import { ceiling } from "@agency/testing/ceiling";
import { SiteError } from "../kit/outbound/outbound-error.ts";
import { outbound } from "../kit/outbound/outbound.ts";
import { Refusal } from "../kit/refusal.ts";
import { readAddresses } from "./address.ts";
import { auditFetching } from "./audit-fetching.ts";
import { auditPage, type AuditResult } from "./audit.ts";
import { type Case, cases, serveCase } from "./cases/serve.fixture.ts";
import { collectEvidence, type Fetching, pageRefusal } from "./collect-evidence.ts";
import type { Evidence } from "./evidence.ts";
import { readPage } from "./page/read-page.ts";
import { readReferences } from "./references.ts";

const now = new Date("2026-11-26T04:00:00Z");
/** For what never answers, in ms. Everything else may take as long as a busy machine needs. */
const deadline = 400;

/** Fetches for one site, with a deadline for what it leaves unanswered. */
function fetchingOf({ path, site }: Case, host: string): Fetching {
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
    const fetching = fetchingOf(one, host);
    const [address] = readAddresses(url);
    if (address === undefined) return { error: "page_unreachable" };
    const evidence = await collectEvidence(
      { clock: () => now, fetching, reading: { references: async (read) => readReferences(read) } },
      address,
    );
    return { ...verdictsOf(auditPage(evidence)), ...readingOf(evidence, one.right["reads"]) };
  } catch (error) {
    if (error instanceof SiteError) return { error: pageRefusal(error.problem).code };
    return { error: error instanceof Refusal ? error.code : String(error) };
  } finally {
    await close();
  }
}

function verdictsOf({ findings, passed, notApplicable }: AuditResult): Record<string, string> {
  return Object.fromEntries([
    ...findings.map(({ check, outcome, finding }) => [check, finding === null ? outcome : `${outcome} ${finding}`]),
    ...passed.map((check) => [check, "pass"]),
    ...notApplicable.map((check) => [check, "n/a"]),
    ["capped", findings.flatMap(({ check, cap }) => (cap === null ? [] : check)).join()],
  ]) as Record<string, string>;
}

function readingOf({ page }: Evidence, wanted: string | undefined): Record<string, string> {
  const { titles, headings } = readPage(page.text);
  const texts = [...titles, ...headings.map(({ text }) => text)];
  return { at: new URL(page.url).pathname, reads: texts.find((text) => text === wanted) ?? texts.join(" | ") };
}

const found = new Map<string, Record<string, string>>();
const someAtOnce = pLimit(16);
await Promise.all(cases.map(async (one) => void found.set(one.id, await someAtOnce(() => run(one)))));

test.each(cases)("$id: $note", ({ id, right }) => {
  const verdicts = found.get(id) ?? {};
  expect(Object.fromEntries(Object.keys(right).map((check) => [check, verdicts[check]]))).toEqual(right);
});
