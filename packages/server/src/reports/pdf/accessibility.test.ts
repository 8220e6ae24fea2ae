import { describe, expect, it } from "vitest";
import type { ReportDocument } from "@agency/model/report/report-document";
import { findBarriers } from "@agency/testing/pdf-ua/check";
import { readAloud, type ReadPdf, readPdf } from "@agency/testing/pdf-ua/read-pdf";
import { flatPng } from "../../kit/png-file.ts";
import { sampleReports, samplesOf } from "../../testing/sample-reports.ts";
import { drawReportPdf } from "./report-pdf.ts";

describe.each(sampleReports)("the PDF of a report $content, $name", ({ document }) => {
  const read = once(document);

  it("meets what a program can check of PDF/UA-1", async () => {
    expect(findBarriers(await read())).toEqual([]);
  });

  it("reads its sentences aloud whole, also where they go over lines and pages", async () => {
    const text = readAloud(await read());
    const { clientName, headline, comment, work, recommendations, origins, agency } = document;
    const sentences = [
      [document.periodLines.join(" "), clientName, headline ?? ""],
      [recommendations?.sentences ?? [], work?.items ?? []].flat().map(textOf),
      comment?.text.split(/\s*\n\s*/u) ?? [],
      [origins?.lines ?? [], document.generated, agency.name, agency.address, agency.email].flat(),
    ].flatMap((texts) => texts.map(spaced));

    expect(sentences.filter((sentence) => !spaced(text).includes(sentence))).toEqual([]);
  });
});

describe.each(samplesOf("with data"))("the PDF of a report, $name", ({ document }) => {
  const read = once(document);

  it("names the language of what the staff wrote", async () => {
    const pdf = await read();
    const texts = pdf.elements
      .filter(({ language }) => language === "ms")
      .map((element) => spaced(readAloud({ ...pdf, elements: [element] })));
    const written = [document.comment?.text.split("\n\n") ?? [], (document.work?.items ?? []).map(textOf)].flat();

    expect(texts).toEqual(expect.arrayContaining(written));
  });

  it("links to what the staff did", async () => {
    const { pages } = await read();
    expect(pages.flatMap(({ annotations }) => annotations)).toHaveLength(1);
  });
});

it.each(["light", "dark"] as const)("a client's logo on a %s ground is decoration beside its name", async (ground) => {
  const logo = { png: flatPng(8, 4, ["#ffffff"], []), width: 8, height: 4, ground };
  const [{ document }] = samplesOf("with data") as [(typeof sampleReports)[number]];
  const [without, withLogo] = await Promise.all(
    [drawReportPdf(document), drawReportPdf(document, logo)].map(async (pdf) => readPdf(await pdf)),
  );
  expect(withLogo && findBarriers(withLogo)).toEqual([]);
  expect(withLogo && readAloud(withLogo)).toBe(without && readAloud(without));
});

/** Draws and reads a report when a test first asks for it. */
function once(document: ReportDocument): () => Promise<ReadPdf> {
  let pdf: Promise<ReadPdf> | undefined;
  return () => (pdf ??= drawReportPdf(document).then(readPdf));
}

function textOf({ text }: { text: string }): string {
  return text;
}

function spaced(text: string): string {
  return text.replaceAll(/\s+/gu, " ").trim();
}
