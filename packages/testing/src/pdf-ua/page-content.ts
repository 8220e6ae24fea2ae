import { PDFDict, PDFName, PDFRawStream, type PDFPage, decodePDFRawStream, PDFArray } from "@cantoo/pdf-lib";
import { codesOf, nameOf, type PdfFont, utf16 } from "./fonts.ts";
import { nameIn, type Operand, operationsOf } from "./operators.ts";

/** Marked content that something is drawn in. `element` is the number by which the structure names it. */
export type Mark = { tag: string; element: number | null; actualText: string | null; language: string | null };

/** Something drawn on a page, and what it is marked as, from the outside to the inside. */
export type Drawn = {
  what: "text" | "shape" | "picture" | "form";
  marks: Mark[];
  font: PdfFont | null;
  codes: number[];
  /** The number of its text object on the page, which a text and the marks on its letters have in common. */
  object: number;
};

const shapes = new Set(["f", "F", "f*", "B", "B*", "b", "b*", "S", "s", "sh"]);
/** What changes only how something is drawn. */
const silent = new Set(
  "BT ET q Q cm w J j M d ri i gs m l c v y h re n W W* Tc Tw Tz TL Tr Ts Td Tm CS cs SC SCN sc scn G g RG rg K k".split(
    " ",
  ),
);

/** What is drawn on a page, in its order. */
export function drawnOn(page: PDFPage, fonts: (dictionary: PDFDict) => PdfFont): Drawn[] {
  const resources = page.node.Resources();
  const resource = (kind: string, name: Operand | undefined) =>
    resources?.lookupMaybe(PDFName.of(kind), PDFDict)?.lookup(PDFName.of(nameIn(name)));
  const drawn: Drawn[] = [];
  const marks: Mark[] = [];
  const saved: (PdfFont | null)[] = [];
  let font: PdfFont | null = null;
  let texts = 0;
  const draw = (what: Drawn["what"], codes: number[] = []) =>
    drawn.push({ what, marks: [...marks], font: what === "text" ? font : null, codes, object: texts });

  for (const { operator, operands } of operationsOf(contentOf(page))) {
    if (operator === "BT") texts += 1;
    if (operator === "BMC" || operator === "BDC") marks.push(markOf(operands));
    else if (operator === "EMC") {
      if (marks.pop() === undefined) throw new Error("EMC without its beginning");
    } else if (operator === "Tf") {
      const dictionary = resource("Font", operands[0]);
      font = dictionary instanceof PDFDict ? fonts(dictionary) : null;
    } else if (operator === "Tj" || operator === "TJ") {
      const strings = operands.flat().filter((operand) => Buffer.isBuffer(operand));
      draw("text", font === null ? [] : strings.flatMap((bytes) => codesOf(font as PdfFont, bytes)));
    } else if (operator === "Do") {
      const object = resource("XObject", operands[0]);
      const isPicture = object instanceof PDFRawStream && nameOf(object.dict.get(PDFName.of("Subtype"))) === "Image";
      draw(isPicture ? "picture" : "form");
    } else if (shapes.has(operator)) draw("shape");
    else if (!silent.has(operator)) throw new Error(`The operator ${operator}, which these checks do not know`);
    if (operator === "q") saved.push(font);
    else if (operator === "Q") font = saved.pop() ?? null;
  }
  if (marks.length > 0) throw new Error(`${marks.length} marked contents do not end on their page`);
  return drawn;
}

/** The characters of a text, null where the font does not say which they are. */
export function charactersOf({ font, codes }: Drawn): (string | null)[] {
  return codes.map((code) => font?.toUnicode?.get(code) ?? null);
}

function contentOf(page: PDFPage): Uint8Array {
  const contents = page.node.Contents();
  const streams =
    contents instanceof PDFArray ? contents.asArray().map((ref) => page.doc.context.lookup(ref)) : [contents];
  return Buffer.concat(
    streams.flatMap((stream) =>
      stream instanceof PDFRawStream ? [decodePDFRawStream(stream).decode(), Buffer.from("\n")] : [],
    ),
  );
}

function markOf([tag, properties]: Operand[]): Mark {
  const entries = properties instanceof Map ? properties : new Map<string, Operand>();
  if (typeof properties === "string") throw new Error(`The property list ${properties}, which pdfkit does not write`);
  const element = entries.get("MCID");
  return {
    tag: nameIn(tag),
    element: typeof element === "number" ? element : null,
    actualText: textOf(entries.get("ActualText")),
    language: textOf(entries.get("Lang")),
  };
}

/** A text string: UTF-16 with a byte order mark, or Latin characters. */
function textOf(value: Operand | undefined): string | null {
  if (!Buffer.isBuffer(value)) return null;
  return value[0] === 0xfe && value[1] === 0xff ? utf16(value) : value.toString("latin1");
}
