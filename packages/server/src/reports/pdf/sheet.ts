import type { FontSet } from "./fonts.ts";
import { pdfText } from "./pdf-file.ts";
import { type Line, type Style, drawLine, joinLines } from "./styles.ts";

/** A4 and its margins, in points. */
export const page = { width: 595.28, height: 841.89, left: 48, right: 48, bottom: 70 } as const;
export const contentWidth = page.width - page.left - page.right;
const topOfLaterPages = 82;
/** Room on a page after the first. */
export const laterRoom = page.height - page.bottom - topOfLaterPages;

type StructureElement = ReturnType<PDFKit.PDFDocument["struct"]>;
type ElementOptions = {
  /** The language of its text, where that may be another one than the document's. */
  lang?: string;
  /** Read aloud in place of the drawing. */
  alt?: string;
  /** Where a drawing is: left, top, right, bottom. */
  bbox?: [number, number, number, number];
};

/** The parts of an element: drawings, and elements such as links. */
type Content = (() => void) | StructureElement;

/** An item of a list. Without a label, its body is all of it. */
export type Item = { label?: () => void; body: Content | Content[]; lang?: string };

/** Where a link leads, with its text and the language of that. */
type Target = { address: string; text: string; lang: string };

type Cell = (() => void) | null;

/** A part of a report that stays on one page. It draws itself with its top edge at `y`. */
export type Block = { height: number; draw: (sheet: Sheet, y: number) => void };

/**
 * A part of a report that may go over several pages. `height` is its height on one page. It is placed below a gap, and may look at the
 * height of what comes after it.
 */
export type Flow = { height: number; place: (gap: number, after: number) => void };

/** Fills pages from top to bottom and builds the structure that assistive technology reads. */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly fonts: FontSet;
  /** The agency's mark: the address of a picture. */
  readonly mark: string;
  /** Where the next block begins. */
  y = 0;
  pages = 0;
  readonly #structure: StructureElement;
  /** The last one of each level, the highest first. */
  readonly #bookmarks: PDFKit.PDFOutline[] = [];
  readonly #beginPage: (sheet: Sheet) => void;

  constructor(doc: PDFKit.PDFDocument, fonts: FontSet, mark: string, beginPage: (sheet: Sheet) => void) {
    this.doc = doc;
    this.fonts = fonts;
    this.mark = mark;
    this.#beginPage = beginPage;
    this.#structure = doc.struct("Document");
    doc.addStructure(this.#structure);
    this.addPage();
  }

  /** Room left on this page, in points. */
  get room(): number {
    return page.height - page.bottom - this.y;
  }

  addPage(): void {
    this.doc.addPage();
    this.pages += 1;
    this.y = topOfLaterPages;
    this.#beginPage(this);
  }

  /** Draws a block after the last one, on a new page when it does not fit. */
  place(block: Block, gap: number): void {
    if (this.room < gap + block.height) this.addPage();
    else this.y += gap;
    block.draw(this, this.y);
    this.y += block.height;
  }

  /** A block as a part that stays on one page. */
  flow(block: Block): Flow {
    return { height: block.height, place: (gap) => this.place(block, gap) };
  }

  /** Draws decoration, which assistive technology ignores. */
  artifact(draw: () => void): void {
    this.#artifact({ type: "Layout" }, draw);
  }

  /** Draws what is at the top or bottom of every page, which assistive technology ignores. */
  runningArtifact(edge: "Top" | "Bottom", draw: () => void): void {
    this.#artifact({ type: "Pagination", attached: [edge] }, draw);
  }

  /** Draws an element of the document, such as "H2" or "P". */
  element(type: string, draw: () => void, options: ElementOptions = {}): void {
    this.#structure.add(this.doc.struct(type, options, draw));
  }

  /** An element whose parts may be on several pages: each call draws one. It begins with its first part. */
  parts(type: string, options: ElementOptions = {}): (part: Content) => void {
    let element: StructureElement | undefined;
    return (part) => {
      element ??= this.#begin(type, options);
      element.add(part);
    };
  }

  /** A list, numbered where its items have labels. Its items may be on several pages: each call draws one. */
  list(numbering: "Decimal" | "None"): (item: Item) => void {
    const { doc } = this;
    let list: StructureElement | undefined;
    return ({ label, body, lang }) => {
      list ??= this.#begin("L");
      list.dictionary.data["A"] = { O: "List", ListNumbering: numbering };
      const labels = label === undefined ? [] : [doc.struct("Lbl", {}, label)];
      list.add(doc.struct("LI", {}, [...labels, doc.struct("LBody", lang === undefined ? {} : { lang }, body)]));
    };
  }

  /** A part of an element, in a language of its own. */
  span(lang: string, draw: () => void): Content {
    return this.doc.struct("Span", { lang }, draw);
  }

  /** Lines of text that lead to an address, to be part of an element, with the top edge of the first at `y`. */
  link({ address, text, lang }: Target, lines: Line[], style: Style, x: number, y: number): Content {
    const { doc } = this;
    const element = doc.struct("Link", { lang }, () => {
      this.lines(lines, style, x, y);
      lines.forEach(({ width }, index) => {
        const top = y + index * style.leading;
        doc.rect(x, top + baseline(style) + 1.6, width, 0.5).fill(style.colour);
        doc.link(x, top, width, style.leading, address, { structParent: element, Contents: pdfText(text) });
      });
    });
    return element;
  }

  /** Draws a table, null being an empty cell. The first cell of each row is its header. */
  table(rows: Cell[][]): void {
    const addRow = this.rows();
    rows.forEach((cells) => addRow(cells));
  }

  /**
   * A table, whose rows may be on several pages: each call draws one, null being an empty cell. The first cell of a row is its header, and
   * each cell of the head that of its column.
   */
  rows(): (cells: Cell[], isHead?: boolean) => void {
    const { doc } = this;
    let table: StructureElement | undefined;
    return (cells, isHead = false) => {
      table ??= this.#begin("Table");
      const drawn = cells.map((draw, index) =>
        isHead || index === 0
          ? doc.struct("TH", { scope: isHead ? "Column" : "Row" }, draw ?? [])
          : doc.struct("TD", {}, draw ?? []),
      );
      table.add(doc.struct("TR", {}, drawn));
    };
  }

  /** Adds a heading to the list that programs show beside the pages. Level 1 is the document itself. */
  bookmark(level: 1 | 2 | 3, text: string): void {
    const above = this.#bookmarks[level - 2] ?? this.doc.outline;
    this.#bookmarks.splice(level - 1, this.#bookmarks.length, above.addItem(text));
  }

  /** Draws the text of one element with its top edge at `y`. Headings are bookmarks as well. */
  text(type: string, lines: Line[], style: Style, x: number, y: number, options: ElementOptions = {}): void {
    if (type === "H2" || type === "H3") this.bookmark(type === "H2" ? 2 : 3, joinLines(lines));
    this.element(type, () => this.lines(lines, style, x, y), options);
  }

  /** Draws lines within an open element, with the top edge of the first at `y`. */
  lines(lines: Line[], style: Style, x: number, y: number): void {
    lines.forEach((line, index) => drawLine(this.doc, line, style, x, y + baseline(style) + index * style.leading));
  }

  end(): void {
    this.#structure.end();
  }

  #begin(type: string, options: ElementOptions = {}): StructureElement {
    const element = this.doc.struct(type, options);
    this.#structure.add(element);
    return element;
  }

  #artifact(options: PDFKit.Mixins.MarkingOptions, draw: () => void): void {
    this.doc.markContent("Artifact", options);
    draw();
    this.doc.endMarkedContent();
  }
}

/** Distance from a line's top edge to its baseline: capital letters are centred in the leading. */
export function baseline({ size, leading }: Style): number {
  const capitals = 0.7 * size;
  return (leading + capitals) / 2;
}

export function linesHeight(lines: Line[], style: Style): number {
  return lines.length * style.leading;
}

/** A part of a column, as wide as the column. */
export type Part = { height: number; draw: (x: number, y: number) => void };
