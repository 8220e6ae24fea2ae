import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  type PDFPage,
  PDFRawStream,
  type PDFRef,
  decodePDFRawStream,
} from "@cantoo/pdf-lib";
import { type Font as Program, create } from "fontkit";
import { getDocumentProxy, getMeta } from "unpdf";
import { type Element, pdfName, readStructure } from "./structure.ts";

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
  const findFont = (dictionary: PDFDict): PdfFont => {
    const font = known.get(dictionary) ?? readFont(dictionary);
    known.set(dictionary, font);
    return font;
  };
  const pages = document.getPages().map((page, index) => ({
    number: index + 1,
    place: page.ref,
    dictionary: page.node,
    drawn: drawnOn(page, findFont),
    annotations: pageAnnotations(page.node),
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
    .map((element) => textOfElement(element, pages))
    .filter((text) => text !== "")
    .join("\n");
}

/** The text that is directly in an element. */
function textOfElement({ kids, alt }: Element, pages: ReadPage[]): string {
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
  return marked?.marks.at(-1)?.actualText ?? inReadingOrder(drawn.flatMap(drawnCharacters));
}

/** The letters of right-to-left scripts are drawn from the left, and PDF readers turn each text of them around. */
function inReadingOrder(characters: (string | null)[]): string {
  const isFromRight = characters.some((each) => /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(each ?? ""));
  return (isFromRight ? characters.toReversed() : characters).join("");
}

function pageAnnotations(page: PDFDict): Annotation[] {
  const list = page.lookupMaybe(PDFName.of("Annots"), PDFArray)?.asArray() ?? [];
  return list.map((ref) => ({ place: ref.toString(), dictionary: page.context.lookup(ref, PDFDict) }));
}

/** A whole number in a dictionary, such as a key of the parent tree. */
export function numberIn(dictionary: PDFDict, key: string): number | null {
  return dictionary.lookupMaybe(PDFName.of(key), PDFNumber)?.asNumber() ?? null;
}

/** A value in a content stream or a CMap. A name keeps its slash, but not as a key; a string is its bytes. */
export type Operand = number | boolean | null | string | Buffer | Operand[] | Map<string, Operand>;

export type Operation = { operator: string; operands: Operand[] };

type Token = { kind: "space" | "mark" | "hex" | "literal" | "name" | "number" | "word"; text: string };

/** All tokens in one expression: asking for each kind in turn took most of the time of reading a PDF. */
const pattern = new RegExp(
  [
    /(?<space>(?:\s|%[^\r\n]*)+)/,
    /(?<mark><<|>>|\[|\])/,
    /(?<hex><[\dA-Fa-f\s]*>)/,
    /(?<literal>\((?:\\[^]|[^\\()])*\))/,
    /(?<name>\/[^\s()<>[\]{}/%]*)/,
    /(?<number>[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/,
    /(?<word>[A-Za-z'"][\w'"*]*)/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "y",
);

/** Reads a content stream or a CMap. It knows what pdfkit writes, and refuses the rest: pictures within the stream, for one. */
function readOperations(bytes: Uint8Array): Operation[] {
  const source = Buffer.from(bytes).toString("latin1");
  const operations: Operation[] = [];
  const open: { mark: string; values: Operand[] }[] = [];
  let operands: Operand[] = [];
  for (const token of readTokens(source)) {
    if (token.text === "[" || token.text === "<<") open.push({ mark: token.text, values: [] });
    else if (token.text === "]" || token.text === ">>") {
      const closed = open.pop();
      if (closed === undefined) throw new Error(`${token.text} without its beginning`);
      (open.at(-1)?.values ?? operands).push(closed.mark === "[" ? closed.values : toDictionary(closed.values));
    } else if (token.kind === "word" && !(token.text in constants)) {
      operations.push({ operator: token.text, operands });
      operands = [];
    } else (open.at(-1)?.values ?? operands).push(toOperand(token));
  }
  return operations;
}

function* readTokens(source: string): Generator<Token> {
  for (let at = 0; at < source.length;) {
    const token = tokenAt(source, at);
    if (token.kind !== "space") yield token;
    at += token.text.length;
  }
}

function tokenAt(source: string, at: number): Token {
  pattern.lastIndex = at;
  const { groups = {} } = pattern.exec(source) ?? {};
  for (const kind in groups) {
    const text = groups[kind];
    if (text !== undefined) return { kind: kind as Token["kind"], text };
  }
  throw new Error(`Cannot read "${source.slice(at, at + 20)}" in a content stream`);
}

const constants: Record<string, boolean | null> = { true: true, false: false, null: null };

function toOperand({ kind, text }: Token): Operand {
  if (kind === "number") return Number(text);
  if (kind === "hex") return Buffer.from(text.slice(1, -1).replaceAll(/\s/gu, ""), "hex");
  if (kind === "literal") return Buffer.from(unescaped(text.slice(1, -1)), "latin1");
  return kind === "word" ? (constants[text] ?? null) : text;
}

const escapes: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

function unescaped(text: string): string {
  return text.replaceAll(/\\(?:([0-7]{1,3})|([^]))/gu, (_, octal: string | undefined, character: string) =>
    octal === undefined ? (escapes[character] ?? character) : String.fromCharCode(Number.parseInt(octal, 8)),
  );
}

/** The name that an operand is, without its slash. */
function nameIn(operand: Operand | undefined): string {
  return typeof operand === "string" ? operand.slice(1) : "";
}

function toDictionary(values: Operand[]): Map<string, Operand> {
  const entries = new Map<string, Operand>();
  values.forEach((key, index) => {
    if (index % 2 === 0 && typeof key === "string") entries.set(key.slice(1), values[index + 1] ?? null);
  });
  return entries;
}

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

function readFont(font: PDFDict): PdfFont {
  const descendant = font.lookupMaybe(PDFName.of("DescendantFonts"), PDFArray)?.lookupMaybe(0, PDFDict);
  const encoding = font.lookup(PDFName.of("Encoding"));
  const toUnicode = font.lookup(PDFName.of("ToUnicode"));
  return {
    name: pdfName(font.lookup(PDFName.of("BaseFont"))),
    numbersGlyphs:
      encoding === PDFName.of("Identity-H") && descendant?.lookup(PDFName.of("CIDToGIDMap")) === PDFName.of("Identity"),
    program: fontProgram(descendant ?? font),
    toUnicode: toUnicode instanceof PDFRawStream ? readCharacterMap(toUnicode) : null,
    widths: readWidths(descendant?.lookupMaybe(PDFName.of("W"), PDFArray)),
  };
}

/** The character codes of a string in a content stream. */
function characterCodes({ numbersGlyphs }: PdfFont, bytes: Buffer): number[] {
  if (!numbersGlyphs) return [...bytes];
  return Array.from({ length: Math.floor(bytes.length / 2) }, (_, index) => bytes.readUInt16BE(2 * index));
}

function fontProgram(font: PDFDict): Program | null {
  const file = font.lookupMaybe(PDFName.of("FontDescriptor"), PDFDict)?.lookup(PDFName.of("FontFile2"));
  if (!(file instanceof PDFRawStream)) return null;
  const program = create(Buffer.from(decodePDFRawStream(file).decode()));
  return "layout" in program ? program : null;
}

/** Reads a ToUnicode map, whose ranges pdfkit writes with a list of their characters. */
function readCharacterMap(stream: PDFRawStream): Map<number, string> {
  const characters = new Map<number, string>();
  for (const { operator, operands } of readOperations(decodePDFRawStream(stream).decode())) {
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
function utf16(bytes: Operand): string {
  return Buffer.isBuffer(bytes)
    ? Buffer.from(bytes)
        .swap16()
        .toString("utf16le")
        .replace(/^\uFEFF/u, "")
    : "";
}

/** Widths as pdfkit writes them: a first code, and a list of widths. */
function readWidths(list: PDFArray | undefined): Map<number, number> {
  const first = list?.lookupMaybe(0, PDFNumber)?.asNumber() ?? 0;
  const widths = list?.lookupMaybe(1, PDFArray)?.asArray() ?? [];
  return new Map(widths.map((width, index) => [first + index, width instanceof PDFNumber ? width.asNumber() : 0]));
}

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
/** Operators that change only how something is drawn. */
const silent = new Set(
  "BT ET q Q cm w J j M d ri i gs m l c v y h re n W W* Tc Tw Tz TL Tr Ts Td Tm CS cs SC SCN sc scn G g RG rg K k".split(
    " ",
  ),
);

/** The drawn content of a page, in its order. */
function drawnOn(page: PDFPage, fonts: (dictionary: PDFDict) => PdfFont): Drawn[] {
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

  for (const { operator, operands } of readOperations(pageContent(page))) {
    if (operator === "BT") texts += 1;
    if (operator === "BMC" || operator === "BDC") marks.push(readMark(operands));
    else if (operator === "EMC") {
      if (marks.pop() === undefined) throw new Error("EMC without its beginning");
    } else if (operator === "Tf") {
      const dictionary = resource("Font", operands[0]);
      font = dictionary instanceof PDFDict ? fonts(dictionary) : null;
    } else if (operator === "Tj" || operator === "TJ") {
      const strings = operands.flat().filter((operand) => Buffer.isBuffer(operand));
      draw("text", font === null ? [] : strings.flatMap((bytes) => characterCodes(font as PdfFont, bytes)));
    } else if (operator === "Do") {
      const object = resource("XObject", operands[0]);
      const isPicture = object instanceof PDFRawStream && pdfName(object.dict.get(PDFName.of("Subtype"))) === "Image";
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
export function drawnCharacters({ font, codes }: Drawn): (string | null)[] {
  return codes.map((code) => font?.toUnicode?.get(code) ?? null);
}

function pageContent(page: PDFPage): Uint8Array {
  const contents = page.node.Contents();
  const streams =
    contents instanceof PDFArray ? contents.asArray().map((ref) => page.doc.context.lookup(ref)) : [contents];
  return Buffer.concat(
    streams.flatMap((stream) =>
      stream instanceof PDFRawStream ? [decodePDFRawStream(stream).decode(), Buffer.from("\n")] : [],
    ),
  );
}

function readMark([tag, properties]: Operand[]): Mark {
  const entries = properties instanceof Map ? properties : new Map<string, Operand>();
  if (typeof properties === "string") throw new Error(`The property list ${properties}, which pdfkit does not write`);
  const element = entries.get("MCID");
  return {
    tag: nameIn(tag),
    element: typeof element === "number" ? element : null,
    actualText: decodeText(entries.get("ActualText")),
    language: decodeText(entries.get("Lang")),
  };
}

/** A text string: UTF-16 with a byte order mark, or Latin characters. */
function decodeText(value: Operand | undefined): string | null {
  if (!Buffer.isBuffer(value)) return null;
  return value[0] === 0xfe && value[1] === 0xff ? utf16(value) : value.toString("latin1");
}
