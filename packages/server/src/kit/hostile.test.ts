import * as fc from "fast-check";
import { expect, test } from "vitest";
import { archive, csv, html, robotsTxt, sitemap } from "@agency/testing/hostile";
import { auditPage } from "../audit/audit.ts";
import { pageEvidence, fetched, pageUrl, sitemapFile } from "../audit/evidence.fixture.ts";
import { readReferences } from "../audit/references.ts";
import { makeXlsx, makeZip } from "../imports/corpus.fixture.ts";
import { noMapping } from "../imports/import-result.ts";
import { readImport } from "../imports/read-import.ts";

/** A short run of the inputs that `npm run test:attacks -- hostile` sends to the product. The same each time. */
const seed = 20_261_123;

/** Most processor time that one reading may take, in ms: a third of it here, because some machines are three times as slow. */
const mostProcessor = 3_000;

function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const headers = fc.dictionary(
  fc.constantFrom("link", "x-robots-tag", "content-type", "content-language", "strict-transport-security"),
  fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom('<https://a.example>; rel="canonical"', "googlebot: noindex"),
  ),
);

const evidence = (longest: number) =>
  fc
    .record({
      page: html(longest),
      robots: robotsTxt(longest),
      sitemap: sitemap(longest),
      alternate: html(longest),
      headers,
      url: fc.constantFrom(pageUrl, "http://127.0.0.1:8080/", `https://kedai.example/${"a*".repeat(500)}?x=%zz`),
    })
    .map(({ page, robots, sitemap: file, alternate, headers: answered, url }) =>
      pageEvidence(page, {
        answer: { url, headers: answered },
        robots: fetched(robots),
        sitemaps: Array.from({ length: 5 }, () => sitemapFile(fetched(file))),
        alternates: [{ url: `${url}ms`, html: alternate, link: null }],
      }),
    );

test.each([
  [2_000, 150],
  [300_000, 4],
])("whatever a site of pages of %i characters answers, the audit ends and fits into its column", (longest, numRuns) => {
  fc.assert(
    fc.property(evidence(longest), (found) => {
      const begun = processorMs();
      const { sitemaps, alternates } = readReferences(found);
      expect(sitemaps.length).toBeLessThanOrEqual(5);
      expect(alternates.length).toBeLessThanOrEqual(3);
      const result = auditPage(found);
      expect(processorMs() - begun).toBeLessThan(mostProcessor);
      expect(result.score).toBeGreaterThanOrEqual(0);
      expect(Buffer.byteLength(JSON.stringify(result))).toBeLessThan(50_000);
    }),
    { seed, numRuns },
  );
});

const context = { now: new Date("2026-11-10T04:00:00Z"), answers: {}, mapping: noMapping };

test.each([
  ["of one row of quotes", new TextEncoder().encode('"'.repeat(4_000_000)), "unreadable"],
  [
    "of a hundred tables with a hundred thousand rows each",
    makeZip(Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`${n}.csv`, "1\n".repeat(99_000)]))),
    "too_many",
  ],
  [
    "of a workbook that is nested a million levels deep",
    makeXlsx({ Sheet: [["Month"]] }, (sheet) => sheet.replace("<sheetData>", "<a>".repeat(1_000_000))),
    "damaged",
  ],
])("a file %s is refused in less than three seconds of processor time", async (_, file, problem) => {
  const begun = processorMs();
  expect(await readImport(file, context)).toMatchObject({ problems: [{ problem }] });
  expect(processorMs() - begun).toBeLessThan(mostProcessor);
});

test.each([
  ["text", csv(5_000), 100],
  ["zip or workbook", archive(5_000, csv(2_000)), 75],
  ["large zip or workbook", archive(300_000, csv(100_000)), 4],
])(
  "whatever a %s of figures contains, it gives rows, one question or at most twenty problems",
  async (_, files, numRuns) => {
    await fc.assert(
      fc.asyncProperty(files, async (file) => {
        const begun = processorMs();
        const read = await readImport(file, context);
        expect(processorMs() - begun).toBeLessThan(mostProcessor);
        if (read.kind === "problems") expect(read.problems.length).toBeLessThanOrEqual(20);
        else if (read.kind === "rows") expect(read.rows.length).toBeGreaterThan(0);
        else expect(read.question.choices.length).toBeGreaterThan(0);
      }),
      { seed, numRuns },
    );
  },
);
