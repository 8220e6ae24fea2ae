import { PDFBool, PDFDict, PDFName } from "@cantoo/pdf-lib";
import { type Rule, unless } from "../rule.ts";
import { textIn } from "../structure.ts";

/** What a catalog may have: these checks know nothing of forms, scripts, layers or files within the file. */
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
