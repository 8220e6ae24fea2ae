import {
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFRawStream,
  type PDFRef,
  PDFStream,
  decodePDFRawStream,
} from "@cantoo/pdf-lib";
import { pdfName } from "./structure.ts";

/** Writes a PDF anew after a change of its objects. */
export async function changePdf(bytes: Uint8Array, change: (document: PDFDocument) => void): Promise<Uint8Array> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  change(document);
  return document.save({ useObjectStreams: false, updateFieldAppearances: false });
}

/** Changes what a stream says. */
export function rewrite(document: PDFDocument, ref: PDFObject | undefined, change: (text: string) => string): void {
  const stream = document.context.lookup(ref);
  if (!(stream instanceof PDFRawStream)) throw new Error("No stream to change");
  const before = Buffer.from(decodePDFRawStream(stream).decode()).toString("latin1");
  const after = change(before);
  if (after === before) throw new Error("The stream has nothing to change");
  const changed = document.context.stream(Buffer.from(after, "latin1"));
  for (const [key, value] of stream.dict.entries()) {
    if (!["Filter", "Length"].includes(key.decodeText())) changed.dict.set(key, value);
  }
  document.context.assign(ref as PDFRef, changed);
}

/** Changes the content of the first page. */
export function redraw(document: PDFDocument, change: (text: string) => string): void {
  rewrite(document, document.getPage(0).node.get(PDFName.of("Contents")), change);
}

/** The dictionaries of a file whose entry has this name as its value. */
export function dictionaries(document: PDFDocument, key: string, value: string): PDFDict[] {
  return document.context
    .enumerateIndirectObjects()
    .map(([, object]) => (object instanceof PDFStream ? object.dict : object))
    .filter((object) => object instanceof PDFDict)
    .filter((object) => pdfName(object.get(PDFName.of(key))) === value);
}

/** The first of these dictionaries. */
export function first(document: PDFDocument, key: string, value: string): PDFDict {
  const [found] = dictionaries(document, key, value);
  if (found === undefined) throw new Error(`No object with ${key} ${value}`);
  return found;
}
