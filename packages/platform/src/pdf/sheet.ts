import type { FontSet } from "./fonts.ts";
import { palette } from "./palette.ts";
import { drawLine, type Line, type Style } from "./text.ts";

/** A4 and its margins, in points. */
export const page = { width: 595.28, height: 841.89, left: 48, right: 48, bottom: 70 } as const;
export const contentWidth = page.width - page.left - page.right;
const topOfLaterPages = 82;

type StructureElement = ReturnType<PDFKit.PDFDocument["struct"]>;

/** A part of a report that stays on one page. It draws itself with its top edge at `y`. */
export type Block = { height: number; draw: (sheet: Sheet, y: number) => void };

/** A part of a report that may go over several pages. `height` is its height on one page. */
export type Flow = { height: number; place: (gap: number) => void };

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
    this.artifact(() => this.doc.rect(0, 0, page.width, page.height).fill(palette.paper));
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
    this.doc.markContent("Artifact", { type: "Layout" });
    draw();
    this.doc.endMarkedContent();
  }

  /** Draws an element of the document, such as "H2" or "P". `alt` describes a drawing. */
  element(type: string, draw: () => void, alt?: string): void {
    this.#structure.add(this.doc.struct(type, alt === undefined ? {} : { alt }, draw));
  }

  /** Draws a table. The first cell of each row is its header. */
  table(rows: (() => void)[][]): void {
    const structure = rows.map((cells) =>
      this.doc.struct(
        "TR",
        {},
        cells.map((draw, index) =>
          this.doc.struct(index === 0 ? "TH" : "TD", index === 0 ? { scope: "Row" } : {}, draw),
        ),
      ),
    );
    this.#structure.add(this.doc.struct("Table", {}, structure));
  }

  /** Draws the text of one element with its top edge at `y`. */
  text(type: string, lines: Line[], style: Style, x: number, y: number): void {
    this.element(type, () => this.lines(lines, style, x, y));
  }

  /** Draws lines within an open element, with the top edge of the first at `y`. */
  lines(lines: Line[], style: Style, x: number, y: number): void {
    lines.forEach((line, index) => drawLine(this.doc, line, style, x, y + baseline(style) + index * style.leading));
  }

  end(): void {
    this.#structure.end();
  }
}

/** Distance from a line's top edge to its baseline: capital letters are centred in the leading. */
export function baseline({ size, leading }: Style): number {
  const capitals = 0.7 * size;
  return (leading + capitals) / 2;
}

export function heightOf(lines: Line[], style: Style): number {
  return lines.length * style.leading;
}
