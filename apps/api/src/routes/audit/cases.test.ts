import { expect, test } from "vitest";
import { readAddress } from "@agency/core/audit/address";
import { auditPage, type AuditResult } from "@agency/core/audit/audit";
import { type Case, cases, serveCase } from "@agency/core/audit/cases/serve.fixture";
import { collectEvidence } from "@agency/core/audit/collect-evidence";
import type { Evidence } from "@agency/core/audit/evidence";
import { readPage } from "@agency/core/audit/page/read-page";
import { readReferences } from "@agency/core/audit/references";
import { outbound } from "@agency/platform/outbound/outbound";
import { auditFetching } from "./audit-fetching.ts";

/** For the sites that never answer. The others take a few ms. */
const deadline = 400;

async function run(one: Case): Promise<Record<string, string>> {
  const { host, url, close } = await serveCase(one);
  try {
    const slow = Object.values(one.site).some(({ silent }) => silent);
    const client = outbound({ allow: host, resolve: async () => [], ...(slow && { deadline }) });
    const fetching = auditFetching(client, "visitor");
    const address = readAddress(url);
    if (address === null) return { error: "page_unreachable" };
    const evidence = await collectEvidence(
      { fetching, reading: { references: async (read) => readReferences(read) } },
      address,
    );
    return { ...verdictsOf(auditPage(evidence)), ...readingOf(evidence, one.right["reads"]) };
  } catch (error) {
    return { error: (error as { code?: string }).code ?? String(error) };
  } finally {
    await close();
  }
}

function verdictsOf({ findings, passed, notApplicable, cappedBy }: AuditResult): Record<string, string> {
  return Object.fromEntries([
    ...findings.map(({ check, outcome, finding }) => [check, finding === null ? outcome : `${outcome} ${finding}`]),
    ...passed.map((check) => [check, "pass"]),
    ...notApplicable.map((check) => [check, "n/a"]),
    ["capped", cappedBy.join()],
  ]) as Record<string, string>;
}

function readingOf({ page }: Evidence, wanted: string | undefined): Record<string, string> {
  const { titles, headings } = readPage(page.text);
  const texts = [...titles, ...headings.map(({ text }) => text)];
  return { at: new URL(page.url).pathname, reads: texts.find((text) => text === wanted) ?? texts.join(" | ") };
}

const found = new Map<string, Record<string, string>>();
await Promise.all(cases.map(async (one) => void found.set(one.id, await run(one))));

/** Sites that the audit judges wrong. */
const wrong = new Set(
  `1a-sitemap-between|1c-unknown-between|1d-host-noindex-between|1e-opposite|1f-content-signal|2a-nocolon|2b-dissallow|2c-disalow|2d-useragent|2e-user agent|2e-user-agent-space|2f-googlebot-images|2g-allow-index|2h-googlebot-2.1|2i-googlebot-star|2j-star-suffix|2l-disallow-noslash|2o-comment|2p-leading-space|2r-percent|2s-utf8path|2t-index-htm|3a-robots-429|3e-html200|3f-bom|3h-redirect|3i-redirect-loop|3k-utf16|3l-cr-only|3n-3MB-blocked|3o-robots-html404page|4e-unavail-past|4e2-unavail-past-rfc850|4g-space-sep|4k-in-body|4l-multi-name|4n-semicolon|4p-none-body-header-mix|4r-meta-in-body-after-div|5a-other-then-google|5h-unavail|5n-three|5o-false-alarm|5p-false-alarm2|6a-two|6c-gz1|6c-gz2|6c-gz3|6c-gz4|6c-gz5|6c-gzmiss|6d3-gz-no-name|6d4-double|6f-relative|6j-encoded|6k-utf8-loc|6p-txt-octet|6r-first-404|6t-site-map|6v-image-loc|7a-react-shell|7b-vue-noscript|7c-angular|7d-next-data|7e-small-real|7f-js-redirect|8c-utf16-meta|8f-utf16-bom|8g-bom-utf8-header-latin|8h-zh|8k-zh-lang-en|8l-ar-lang-ms|8o-hangul|9b2-canonical-rel-list|9b6-two-same|9h-loop|9i-loop-ab|9l-5MB|9m-bomb|9q-204|9r-304|9s-300|9t-301-noloc|9u-empty|9v-403-cf|9w-location-utf8|9w2-location-latin1|9y-head-break`.split(
    "|",
  ),
);

for (const { id, note, right } of cases) {
  (wrong.has(id) ? test.fails : test)(`${id}: ${note}`, () => {
    const verdicts = found.get(id) ?? {};
    expect(Object.fromEntries(Object.keys(right).map((check) => [check, verdicts[check]]))).toEqual(right);
  });
}
