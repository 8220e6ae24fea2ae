import { PDFArray, PDFDict, PDFName, PDFNumber, PDFRawStream, decodePDFRawStream } from "@cantoo/pdf-lib";
import { create, type Font as Program } from "fontkit";
import { type Operand, operationsOf } from "./operators.ts";

/** A font as a page names it. The maps have the character codes that strings in content streams consist of. */
export type PdfFont = {
  name: string;
  /** Whether each character code is two bytes, and the number of a glyph in the font's program. */
  numbersGlyphs: boolean;
  program: Program | null;
  /** Null when the file does not say which characters the codes are. */
  toUnicode: Map<number, string> | null;
  /** In thousandths of the size. */
  widths: Map<number, number>;
};

export function readFont(font: PDFDict): PdfFont {
  const descendant = font.lookupMaybe(PDFName.of("DescendantFonts"), PDFArray)?.lookupMaybe(0, PDFDict);
  const encoding = font.lookup(PDFName.of("Encoding"));
  const toUnicode = font.lookup(PDFName.of("ToUnicode"));
  return {
    name: nameOf(font.lookup(PDFName.of("BaseFont"))),
    numbersGlyphs:
      encoding === PDFName.of("Identity-H") && descendant?.lookup(PDFName.of("CIDToGIDMap")) === PDFName.of("Identity"),
    program: programOf(descendant ?? font),
    toUnicode: toUnicode instanceof PDFRawStream ? charactersOf(toUnicode) : null,
    widths: widthsOf(descendant?.lookupMaybe(PDFName.of("W"), PDFArray)),
  };
}

/** The character codes of a string in a content stream. */
export function codesOf({ numbersGlyphs }: PdfFont, bytes: Buffer): number[] {
  if (!numbersGlyphs) return [...bytes];
  return Array.from({ length: Math.floor(bytes.length / 2) }, (_, index) => bytes.readUInt16BE(2 * index));
}

function programOf(font: PDFDict): Program | null {
  const file = font.lookupMaybe(PDFName.of("FontDescriptor"), PDFDict)?.lookup(PDFName.of("FontFile2"));
  if (!(file instanceof PDFRawStream)) return null;
  const program = create(Buffer.from(decodePDFRawStream(file).decode()));
  return "layout" in program ? program : null;
}

/** Reads a ToUnicode map, whose ranges pdfkit writes with a list of their characters. */
function charactersOf(stream: PDFRawStream): Map<number, string> {
  const characters = new Map<number, string>();
  for (const { operator, operands } of operationsOf(decodePDFRawStream(stream).decode())) {
    if (operator === "endbfchar") throw new Error("A ToUnicode map with bfchar, which pdfkit does not write");
    if (operator !== "endbfrange") continue;
    for (let at = 0; at < operands.length; at += 3) {
      const [from, list] = [operands[at], operands[at + 2]];
      if (!Buffer.isBuffer(from) || !Array.isArray(list)) throw new Error("A ToUnicode range without a list");
      list.forEach((text, index) => characters.set(from.readUInt16BE() + index, utf16(text)));
    }
  }
  return characters;
}

/** Big-endian UTF-16, with or without a byte order mark. */
export function utf16(bytes: Operand): string {
  return Buffer.isBuffer(bytes)
    ? Buffer.from(bytes)
        .swap16()
        .toString("utf16le")
        .replace(/^\uFEFF/u, "")
    : "";
}

/** Widths as pdfkit writes them: a first code, and a list of widths. */
function widthsOf(list: PDFArray | undefined): Map<number, number> {
  const first = list?.lookupMaybe(0, PDFNumber)?.asNumber() ?? 0;
  const widths = list?.lookupMaybe(1, PDFArray)?.asArray() ?? [];
  return new Map(widths.map((width, index) => [first + index, width instanceof PDFNumber ? width.asNumber() : 0]));
}

export function nameOf(object: unknown): string {
  return object instanceof PDFName ? object.decodeText() : "";
}
