import { PDFArray, PDFBool, PDFDict, PDFName, type PDFObject, PDFRef } from "@cantoo/pdf-lib";
import { type Drawn, type PdfFont, type ReadPage, type ReadPdf, drawnCharacters, numberIn } from "./read-pdf.ts";
import { readNumberTree, textIn } from "./structure.ts";

/** A condition that a PDF must meet, and the clause of the standard that asks for it. */
export type Rule = {
  clause: string;
  says: string;
  /** The parts that do not meet it. */
  find: (pdf: ReadPdf) => string[];
};

/** A finding where something is not so. */
export function unless(holds: boolean, finding: string): string[] {
  return holds ? [] : [finding];
}

export const contentRules: Rule[] = [
  {
    clause: "ISO 14289-1, 7.1",
    says: "No decoration is within tagged content.",
    find: onPages(({ marks }) => marks.slice(indexOfElement(marks) + 1).every(isReal) || indexOfElement(marks) < 0),
  },
  {
    clause: "ISO 14289-1, 7.1",
    says: "No tagged content is within decoration.",
    find: onPages(({ marks }) => !marks.slice(0, Math.max(0, indexOfElement(marks))).some((mark) => !isReal(mark))),
  },
  {
    clause: "ISO 14289-1, 7.1",
    says: "Everything that is drawn is tagged or decoration.",
    find: onPages(({ marks }) => indexOfElement(marks) >= 0 || marks.some((mark) => !isReal(mark))),
  },
  {
    clause: "ISO 14289-1, 7.2",
    says: "Content that names a language names a real one.",
    find: onPages(({ marks }) => marks.every(({ language }) => language === null || isLanguage(language))),
  },
  {
    clause: "ISO 14289-1, 7.20",
    says: "Pages consist of text, shapes and pictures only, whose tags these checks see.",
    find: onPages(({ what }) => what !== "form"),
  },
  {
    clause: "ISO 32000-1, 14.7.4.2",
    says: "Each tagged content belongs to exactly one element.",
    find: contentWithoutOneElement,
  },
  {
    clause: "ISO 32000-1, 14.7.4.4",
    says: "The parent tree leads from each content back to its element.",
    find: wrongParents,
  },
];

function isReal({ tag }: Drawn["marks"][number]): boolean {
  return tag !== "Artifact";
}

function indexOfElement(marks: Drawn["marks"]): number {
  return marks.findIndex(({ element }) => element !== null);
}

/** Names each drawing that is not as it should be. */
function onPages(holds: (drawn: Drawn) => boolean): Rule["find"] {
  return ({ pages }) =>
    pages.flatMap(({ number, drawn }) =>
      drawn.flatMap((each, index) => unless(holds(each), `page ${number}, ${each.what} ${index + 1}`)),
    );
}

/** The numbers of the tagged contents of a page. */
function tagged({ drawn }: ReadPage): Set<number> {
  return new Set(drawn.flatMap(({ marks }) => marks.flatMap(({ element }) => (element === null ? [] : [element]))));
}

/** The elements of each content, by page and number. */
function owners({ elements }: ReadPdf): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { place, kids } of elements) {
    for (const kid of kids) {
      if (kid.kind !== "content") continue;
      const key = `${kid.page?.toString()} ${kid.number}`;
      found.set(key, [...(found.get(key) ?? []), place]);
    }
  }
  return found;
}

function contentWithoutOneElement(pdf: ReadPdf): string[] {
  const found = owners(pdf);
  return pdf.pages.flatMap((page) =>
    [...tagged(page)].flatMap((number) => {
      const count = found.get(`${page.place.toString()} ${number}`)?.length ?? 0;
      return unless(count === 1, `page ${page.number}, content ${number}: ${count} elements`);
    }),
  );
}

function wrongParents(pdf: ReadPdf): string[] {
  const tree = readNumberTree(pdf.structureRoot?.lookupMaybe(PDFName.of("ParentTree"), PDFDict));
  const found = owners(pdf);
  return pdf.pages.flatMap((page) => {
    const entry = lookup(pdf, tree.get(numberIn(page.dictionary, "StructParents") ?? -1));
    const parents = entry instanceof PDFArray ? entry.asArray() : [];
    return [...tagged(page)].flatMap((number) => {
      const [owner] = found.get(`${page.place.toString()} ${number}`) ?? [];
      const parent = parents[number];
      const leads = parent instanceof PDFRef && parent.toString() === owner;
      return unless(leads, `page ${page.number}, content ${number}`);
    });
  });
}

function lookup({ catalog }: ReadPdf, object: PDFObject | undefined): PDFObject | undefined {
  return object === undefined ? undefined : catalog.context.lookup(object);
}

/** The entries that a catalog may have: these checks know nothing of forms, scripts, layers or files within the file. */
const knownEntries = new Set([
  "Type",
  "Pages",
  "Names",
  "Lang",
  "Metadata",
  "MarkInfo",
  "StructTreeRoot",
  "ViewerPreferences",
  "Outlines",
  "PageMode",
]);

/** RFC 5646, without its rarer forms. */
const languageTag = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?$/u;

export function isLanguage(text: string | null): boolean {
  return text !== null && languageTag.test(text);
}

export const documentRules: Rule[] = [
  {
    clause: "ISO 14289-1, 6.1",
    says: "The file is a PDF of version 1.0 to 1.7.",
    find: ({ header }) => unless(/^%PDF-1\.[0-7]$/u.test(header), header),
  },
  {
    clause: "ISO 14289-1, 6.2",
    says: "The document says that it is tagged.",
    find: ({ catalog }) => unless(isTrue(catalog, "MarkInfo", "Marked"), "MarkInfo has no Marked"),
  },
  {
    clause: "ISO 14289-1, 7.1",
    says: "No tag is only a guess.",
    find: ({ catalog }) => unless(!isTrue(catalog, "MarkInfo", "Suspects"), "MarkInfo has Suspects"),
  },
  {
    clause: "ISO 14289-1, 7.1",
    says: "The document has XMP metadata.",
    find: ({ catalog }) => unless(catalog.has(PDFName.of("Metadata")), "no Metadata"),
  },
  {
    clause: "ISO 14289-1, 5",
    says: "The metadata say that the document is PDF/UA-1.",
    find: ({ metadata }) => unless(metadata("pdfuaid:part") === "1", `pdfuaid:part is ${metadata("pdfuaid:part")}`),
  },
  {
    clause: "ISO 14289-1, 7.1",
    says: "The metadata have the document's title, the one of its information dictionary.",
    find: ({ metadata, info }) => {
      const title = metadata("dc:title");
      return unless(title !== null && title !== "" && title === info.title, `${title} and ${info.title}`);
    },
  },
  {
    clause: "ISO 14289-1, 7.1",
    says: "Programs show the title and not the file's name.",
    find: ({ catalog }) =>
      unless(isTrue(catalog, "ViewerPreferences", "DisplayDocTitle"), "no DisplayDocTitle in ViewerPreferences"),
  },
  {
    clause: "ISO 14289-1, 7.2",
    says: "The document names its language, which is that of its metadata, too.",
    find: ({ catalog }) => unless(isLanguage(textIn(catalog, "Lang")), `Lang is ${textIn(catalog, "Lang")}`),
  },
  {
    clause: "ISO 14289-1, 7.10, 7.11, 7.15, 7.19",
    says: "The document has nothing that these checks do not know: forms, layers, files, scripts.",
    find: ({ catalog }) => {
      const entries = catalog.keys().map((key) => key.decodeText());
      const names = catalog.lookupMaybe(PDFName.of("Names"), PDFDict)?.keys() ?? [];
      const unknown = names.map((key) => key.decodeText()).filter((name) => name !== "Dests");
      return [...entries.filter((entry) => !knownEntries.has(entry)), ...unknown];
    },
  },
];

function isTrue(catalog: PDFDict, dictionary: string, key: string): boolean {
  const value = catalog.lookupMaybe(PDFName.of(dictionary), PDFDict)?.lookup(PDFName.of(key));
  return value instanceof PDFBool && value.asBoolean();
}

/** Texts without meaning: no character, a byte order mark, and its reverse. */
const meaningless = ["\u0000", "\uFEFF", "\uFFFE"];
/** In thousandths of the size. */
const mostRounding = 1;

export const fontRules: Rule[] = [
  {
    clause: "ISO 14289-1, 7.21.4.1",
    says: "The file has each font.",
    find: ({ fonts }) => fonts.filter(({ program }) => program === null).map(({ name }) => name),
  },
  {
    clause: "ISO 14289-1, 7.21.3",
    says: "Each character code is the number of a glyph.",
    find: ({ fonts }) => fonts.filter(({ numbersGlyphs }) => !numbersGlyphs).map(({ name }) => name),
  },
  {
    clause: "ISO 14289-1, 7.21.7",
    says: "Each font says which characters its glyphs are.",
    find: ({ fonts }) => fonts.filter(({ toUnicode }) => toUnicode === null).map(({ name }) => name),
  },
  {
    clause: "ISO 14289-1, 7.21.7",
    says: "No glyph is a character that says nothing.",
    find: ({ fonts }) =>
      fonts.flatMap(({ name, toUnicode }) =>
        [...(toUnicode ?? [])].flatMap(([code, text]) =>
          unless(!meaningless.some((character) => text.includes(character)), `${name}, code ${code}`),
        ),
      ),
  },
  {
    clause: "ISO 14289-1, 7.2",
    // An empty one is the part of a letter that another glyph stands for, such as the dots of an Arabic one.
    says: "Each glyph of a text is a character.",
    find: onTexts((text) => drawnCharacters(text).every((character) => character !== null)),
  },
  {
    clause: "ISO 14289-1, 7.21.4.1",
    says: "The fonts have each glyph of a text.",
    find: onTexts(({ font, codes }) => codes.every((code) => font?.program == null || code < font.program.numGlyphs)),
  },
  {
    clause: "ISO 14289-1, 7.21.8",
    says: "No text has the glyph for characters that a font lacks.",
    find: onTexts(({ codes }) => !codes.includes(0)),
  },
  {
    clause: "ISO 14289-1, 7.21.5",
    says: "Each glyph is as wide as the file says.",
    find: ({ pages }) => {
      const used = new Map<PdfFont, Set<number>>();
      for (const { font, codes } of pages.flatMap(({ drawn }) => drawn)) {
        if (font !== null) used.set(font, new Set([...(used.get(font) ?? []), ...codes]));
      }
      return [...used].flatMap(([font, codes]) =>
        [...codes].flatMap((code) => unless(isAsWide(font, code), `${font.name}, code ${code}`)),
      );
    },
  },
];

function isAsWide({ program, widths }: PdfFont, code: number): boolean {
  if (program === null || code >= program.numGlyphs) return true;
  const width = (program.getGlyph(code).advanceWidth * 1000) / program.unitsPerEm;
  return Math.abs(width - (widths.get(code) ?? Number.NaN)) <= mostRounding;
}

function onTexts(holds: (text: Drawn) => boolean): Rule["find"] {
  return ({ pages }: ReadPdf) =>
    pages.flatMap(({ number, drawn }) =>
      drawn
        .filter(({ what }) => what === "text")
        .flatMap((text, index) => unless(holds(text), `page ${number}, text ${index + 1}, ${text.font?.name}`)),
    );
}
