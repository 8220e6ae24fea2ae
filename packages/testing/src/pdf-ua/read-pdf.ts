import { PDFArray, PDFDict, PDFDocument, PDFName, PDFNumber, type PDFRef } from "@cantoo/pdf-lib";
import { getDocumentProxy, getMeta } from "unpdf";
import { type PdfFont, readFont } from "./fonts.ts";
import { charactersOf, type Drawn, drawnOn } from "./page-content.ts";
import { type Element, readStructure } from "./structure.ts";

export type Annotation = { place: string; dictionary: PDFDict };

export type ReadPage = {
  number: number;
  place: PDFRef;
  dictionary: PDFDict;
  drawn: Drawn[];
  annotations: Annotation[];
};

/** A PDF as far as its accessibility depends on it. */
export type ReadPdf = {
  /** "%PDF-1.7". */
  header: string;
  catalog: PDFDict;
  info: { title: string | null };
  /** A property of the XMP metadata, such as "dc:title"; null without it. */
  metadata: (name: string) => string | null;
  pages: ReadPage[];
  fonts: PdfFont[];
  structureRoot: PDFDict | undefined;
  /** In reading order. */
  elements: Element[];
};

/** @throws when it is encrypted, or draws something that these checks do not know */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const { catalog } = document;
  const known = new Map<PDFDict, PdfFont>();
  const fontOf = (dictionary: PDFDict): PdfFont => {
    const font = known.get(dictionary) ?? readFont(dictionary);
    known.set(dictionary, font);
    return font;
  };
  const pages = document.getPages().map((page, index) => ({
    number: index + 1,
    place: page.ref,
    dictionary: page.node,
    drawn: drawnOn(page, fontOf),
    annotations: annotationsOf(page.node),
  }));
  const structureRoot = catalog.lookupMaybe(PDFName.of("StructTreeRoot"), PDFDict);
  // A copy: the reader takes the bytes that it gets.
  const { info, metadata } = await getMeta(await getDocumentProxy(new Uint8Array(bytes)));
  return {
    header: Buffer.from(bytes.subarray(0, 8)).toString("latin1"),
    catalog,
    info: { title: typeof info["Title"] === "string" ? info["Title"] : null },
    // Without metadata it is an object without methods.
    metadata: (name) => ("get" in metadata ? (metadata.get(name) as string | null) : null),
    pages,
    fonts: [...known.values()],
    structureRoot,
    elements: structureRoot === undefined ? [] : readStructure(structureRoot),
  };
}

/** The texts of the elements as assistive technology reads them, one a line. */
export function readAloud({ pages, elements }: ReadPdf): string {
  return elements
    .map((element) => textOf(element, pages))
    .filter((text) => text !== "")
    .join("\n");
}

/** The text that is directly in an element. */
function textOf({ kids, alt }: Element, pages: ReadPage[]): string {
  if (alt !== null) return alt;
  const texts = kids.flatMap((kid) => (kid.kind === "content" ? [textOfContent(kid.number, kid.page, pages)] : []));
  return texts.join("");
}

function textOfContent(number: number, place: PDFRef | null, pages: ReadPage[]): string {
  const page = pages.find((each) => each.place === place);
  const drawn = page?.drawn.filter(({ marks }) => marks.some(({ element }) => element === number)) ?? [];
  return [...Map.groupBy(drawn, ({ object }) => object).values()].map(textOfObject).join("");
}

/** The text of a text object, which a mark may replace. */
function textOfObject(drawn: Drawn[]): string {
  const marked = drawn.find(({ marks }) => marks.at(-1)?.actualText != null);
  return marked?.marks.at(-1)?.actualText ?? inReadingOrder(drawn.flatMap(charactersOf));
}

/** The letters of right-to-left scripts are drawn from the left, and PDF readers turn each text of them around. */
function inReadingOrder(characters: (string | null)[]): string {
  const isFromRight = characters.some((each) => /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(each ?? ""));
  return (isFromRight ? characters.toReversed() : characters).join("");
}

function annotationsOf(page: PDFDict): Annotation[] {
  const list = page.lookupMaybe(PDFName.of("Annots"), PDFArray)?.asArray() ?? [];
  return list.map((ref) => ({ place: ref.toString(), dictionary: page.context.lookup(ref, PDFDict) }));
}

/** A whole number in a dictionary, such as a key of the parent tree. */
export function numberIn(dictionary: PDFDict, key: string): number | null {
  return dictionary.lookupMaybe(PDFName.of(key), PDFNumber)?.asNumber() ?? null;
}
