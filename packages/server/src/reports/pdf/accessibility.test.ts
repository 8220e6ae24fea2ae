import { PDFArray, PDFDict, type PDFDocument, PDFHeader, PDFName, PDFNumber, PDFString } from "@cantoo/pdf-lib";
import { describe, expect, it } from "vitest";
import { defaultLanguage } from "@agency/content/settings";
import type { ReportDocument } from "@agency/model/report/report-document";
import { changePdf, dictionaries, first, redraw, rewrite } from "@agency/testing/pdf-ua/change-pdf";
import { findBarriers, rules } from "@agency/testing/pdf-ua/check";
import { type ReadPdf, readAloud, readPdf } from "@agency/testing/pdf-ua/read-pdf";
import { readNumberTree } from "@agency/testing/pdf-ua/structure";
import { flatPng } from "../../kit/png-file.ts";
import { sampleReports, samplesWith } from "../../testing/sample-reports.ts";
import { drawReportPdf } from "./report-pdf.ts";

// A language changes the words only: the one with everything stands for the others.
const eachContent = sampleReports.filter(
  ({ content, document }) => content === "with data" || document.language === defaultLanguage,
);

describe.each(eachContent)("the PDF of a report $content, $name", ({ document }) => {
  const read = once(document);

  it("meets what a program can check of PDF/UA-1", async () => {
    expect(findBarriers(await read())).toEqual([]);
  });

  it("reads its sentences aloud whole, also where they go over lines and pages", async () => {
    const text = readAloud(await read());
    const { clientName, headline, comment, work, recommendations, origins, agency } = document;
    const sentences = [
      [document.periodLines.join(" "), clientName, headline ?? ""],
      [recommendations?.sentences ?? [], work?.items ?? []].flat().map(drawnText),
      comment?.text.split(/\s*\n\s*/u) ?? [],
      [origins?.lines ?? [], document.generated, agency.name, agency.address, agency.email].flat(),
    ].flatMap((texts) => texts.map(spaced));

    expect(sentences.filter((sentence) => !spaced(text).includes(sentence))).toEqual([]);
  });
});

describe.each(samplesWith("with data"))("the PDF of a report, $name", ({ document }) => {
  const read = once(document);

  it("names the language of what the staff wrote", async () => {
    const pdf = await read();
    const texts = pdf.elements
      .filter(({ language }) => language === "ms" || language === document.comment?.language)
      .map((element) => spaced(readAloud({ ...pdf, elements: [element] })));
    const written = [document.comment?.text.split("\n\n") ?? [], (document.work?.items ?? []).map(drawnText)].flat();

    expect(texts).toEqual(expect.arrayContaining(written));
  });

  it("links to what the staff did", async () => {
    const { pages } = await read();
    expect(pages.flatMap(({ annotations }) => annotations)).toHaveLength(1);
  });
});

it.each(["light", "dark"] as const)("a client's logo on a %s ground is decoration beside its name", async (ground) => {
  const logo = { png: flatPng(8, 4, ["#ffffff"], []), width: 8, height: 4, ground };
  const [{ document }] = samplesWith("with data") as [(typeof sampleReports)[number]];
  const [without, withLogo] = await Promise.all(
    [drawReportPdf(document), drawReportPdf(document, logo)].map(async (pdf) => readPdf(await pdf)),
  );
  expect(withLogo && findBarriers(withLogo)).toEqual([]);
  // The logo takes room, so that blocks in two columns may change places.
  const lines = (pdf: ReadPdf | undefined) => (pdf ? readAloud(pdf).split("\n").toSorted() : []);
  expect(lines(withLogo)).toEqual(lines(without));
});

/** Draws and reads a report when a test first asks for it. */
function once(document: ReportDocument): () => Promise<ReadPdf> {
  let pdf: Promise<ReadPdf> | undefined;
  return () => (pdf ??= drawReportPdf(document).then(readPdf));
}

function drawnText({ text }: { text: string }): string {
  return text;
}

function spaced(text: string): string {
  return text.replaceAll(/\s+/gu, " ").trim();
}

const name = (text: string) => PDFName.of(text);
const english = PDFString.of("English");
const [sample] = samplesWith("with data");
if (sample === undefined) throw new Error("No sample report");
// Without its searches, whose Chinese takes most of the time.
const report = await drawReportPdf({ ...sample.document, seo: null });

/** For each rule, a change that breaks it. */
const breakages: Record<string, (document: PDFDocument) => void> = {
  "The file is a PDF of version 1.0 to 1.7.": ({ context }) => {
    context.header = PDFHeader.forVersion(2, 0);
  },
  "The document says that it is tagged.": (document) => inCatalog(document, "MarkInfo").delete(name("Marked")),
  "No tag is only a guess.": (document) =>
    inCatalog(document, "MarkInfo").set(name("Suspects"), document.context.obj(true)),
  "The document has XMP metadata.": ({ catalog }) => catalog.delete(name("Metadata")),
  "The metadata say that the document is PDF/UA-1.": (document) =>
    rewrite(document, document.catalog.get(name("Metadata")), (text) => text.replace("part>1<", "part>2<")),
  "The metadata have the document's title, the one of its information dictionary.": (document) =>
    rewrite(document, document.catalog.get(name("Metadata")), (text) => text.replace("report:", "of:")),
  "Programs show the title and not the file's name.": ({ catalog }) => catalog.delete(name("ViewerPreferences")),
  "The document names its language, which is that of its metadata, too.": ({ catalog }) =>
    catalog.set(name("Lang"), english),
  "The document has nothing that these checks do not know: forms, layers, files, scripts.": ({ catalog, context }) =>
    catalog.set(name("AcroForm"), context.obj({})),

  "No decoration is within tagged content.": (document) =>
    redraw(document, (text) => text.replace(/\/MCID 3\s*>> BDC/u, "$& /Artifact BMC 0 0 9 9 re f EMC")),
  "No tagged content is within decoration.": (document) =>
    redraw(document, (text) => text.replace(/\/Type \/Layout\s*>> BDC/u, "$& /P <</MCID 0>> BDC 0 0 9 9 re f EMC")),
  "Everything that is drawn is tagged or decoration.": (document) => redraw(document, (text) => `${text} 0 0 9 9 re f`),
  "Content that names a language names a real one.": (document) =>
    redraw(document, (text) => text.replace(/\/MCID 3\s*>> BDC/u, "$& /Span <</Lang (English)>> BDC 0 0 9 9 re f EMC")),
  "Pages consist of text, shapes and pictures only, whose tags these checks see.": (document) => {
    const form = document.context.register(
      document.context.stream("0 0 9 9 re f", { Type: "XObject", Subtype: "Form" }),
    );
    redraw(document, (text) => `${text} /Artifact BMC /Form Do EMC`);
    document.getPage(0).node.setXObject(name("Form"), form);
  },
  "Each tagged content belongs to exactly one element.": (document) =>
    redraw(document, (text) => text.replace(/\/MCID 3\b/u, "/MCID 999")),
  "The parent tree leads from each content back to its element.": (document) => {
    const parents = document.context.lookup(parentTree(document).get(0), PDFArray);
    parents.set(3, parents.get(4));
  },

  "The structure is one document.": (document) => first(document, "S", "Document").set(name("S"), name("P")),
  "Each element has a standard type that these checks know.": (document) =>
    first(document, "S", "P").set(name("S"), name("Paragraph")),
  "No type stands for another one.": (document) =>
    inCatalog(document, "StructTreeRoot").set(name("RoleMap"), document.context.obj({ P: "H1" })),
  "An element that names a language names a real one.": (document) =>
    first(document, "S", "P").set(name("Lang"), english),
  "Each figure is described in words.": (document) => first(document, "S", "Figure").delete(name("Alt")),
  "Each figure says where it is on its page.": (document) => first(document, "S", "Figure").delete(name("A")),
  "The first heading is an H1.": (document) => first(document, "S", "H1").set(name("S"), name("H2")),
  "No level of heading is skipped.": (document) => first(document, "S", "H2").set(name("S"), name("H3")),
  "Text elements have text, and are not within one another.": (document) =>
    first(document, "S", "P").set(name("K"), document.context.obj([])),

  "Tables consist of rows, and rows of cells.": (document) => first(document, "S", "TR").set(name("S"), name("P")),
  "Each header cell says whether it is for its row or its column.": (document) =>
    first(document, "S", "TH").delete(name("A")),
  "Each table has headers.": (document) => {
    for (const header of dictionaries(document, "S", "TH")) header.set(name("S"), name("TD"));
  },
  "All rows of a table have as many cells.": (document) => kids(first(document, "S", "TR")).remove(0),
  "Lists consist of items, and items of a label and a body.": (document) =>
    first(document, "S", "LI").set(name("S"), name("P")),
  "Each item of a list has one body.": (document) => first(document, "S", "LBody").set(name("S"), name("Lbl")),
  "A list with labels says how they are numbered.": (document) => {
    for (const list of dictionaries(document, "S", "L")) list.delete(name("A"));
  },

  "Nothing but links lies on a page.": (document) => link(document).set(name("Subtype"), name("Text")),
  "The tab key follows the structure on a page with links.": (document) => {
    for (const page of document.getPages()) page.node.delete(name("Tabs"));
  },
  "Each link belongs to an element of its own, with its text.": (document) =>
    first(document, "S", "Link").set(name("S"), name("Span")),
  "Each link says where it leads.": (document) => link(document).delete(name("Contents")),
  "The parent tree leads from each link back to its element.": (document) =>
    link(document).set(name("StructParent"), PDFNumber.of(999)),
  "Each element for a link has one.": (document) => kids(first(document, "S", "Link")).remove(1),

  "The file has each font.": (document) => first(document, "Type", "FontDescriptor").delete(name("FontFile2")),
  "Each character code is the number of a glyph.": (document) =>
    first(document, "Subtype", "CIDFontType2").delete(name("CIDToGIDMap")),
  "Each font says which characters its glyphs are.": (document) =>
    first(document, "Subtype", "Type0").delete(name("ToUnicode")),
  "No glyph is a character that says nothing.": (document) => changeCharacters(document, "[<fffd>", "[<0000>"),
  "Each glyph of a text is a character.": (document) => changeCharacters(document, /<[^<]*>\]/u, "]"),
  "The fonts have each glyph of a text.": (document) => redraw(document, (text) => text.replace(/\[<..../u, "[<fff0")),
  "No text has the glyph for characters that a font lacks.": (document) =>
    redraw(document, (text) => text.replace(/\[<..../u, "[<0000")),
  "Each glyph is as wide as the file says.": (document) => {
    const widths = first(document, "Subtype", "CIDFontType2").lookup(name("W"), PDFArray).lookup(1, PDFArray);
    widths.set(1, PDFNumber.of(1234));
  },
};

it("a report has no barriers, also when its PDF is written anew without a change", async () => {
  expect(findBarriers(await readPdf(report))).toEqual([]);
  expect(findBarriers(await readPdf(await changePdf(report, () => undefined)))).toEqual([]);
});

it.each(rules)("a PDF of which this is not true is found out: $says", async ({ says }) => {
  const change = breakages[says];
  if (change === undefined) throw new Error("No PDF breaks this rule: add one");
  const found = findBarriers(await readPdf(await changePdf(report, change)));
  expect(found.map((barrier) => barrier.says)).toContain(says);
});

it("no breakage is left over", () => {
  expect(Object.keys(breakages).filter((says) => !rules.some((rule) => rule.says === says))).toEqual([]);
});

it("an encrypted PDF is refused", async () => {
  const encrypted = await changePdf(report, (document) => document.encrypt({ ownerPassword: "owner" }));
  await expect(readPdf(encrypted)).rejects.toThrow(/encrypted/u);
});

function inCatalog({ catalog }: PDFDocument, key: string): PDFDict {
  return catalog.lookup(name(key), PDFDict);
}

function kids(element: PDFDict): PDFArray {
  return element.lookup(name("K"), PDFArray);
}

function link(document: PDFDocument): PDFDict {
  return first(document, "Subtype", "Link");
}

function parentTree(document: PDFDocument): ReturnType<typeof readNumberTree> {
  return readNumberTree(inCatalog(document, "StructTreeRoot").lookup(name("ParentTree"), PDFDict));
}

function changeCharacters(document: PDFDocument, from: string | RegExp, to: string): void {
  const [font] = dictionaries(document, "Subtype", "Type0");
  rewrite(document, font?.get(name("ToUnicode")), (text) => text.replace(from, to));
}
