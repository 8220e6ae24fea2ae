import { escapeUTF8 } from "entities";
import type { Font } from "fontkit";
import PDFDocument from "pdfkit";
import { type FontSet, drawableFont } from "./fonts.ts";

declare global {
  namespace PDFKit {
    interface PDFDocument {
      /** Writes the XMP metadata from `info`. */
      endMetadata(): void;
      /** The catalog. */
      readonly _root: { data: Record<string, unknown> };
      /** Writes into a page. */
      addContent(content: string | Uint8Array): this;
      /** Draws one text that stands for another one. */
      saying(actual: string, draw: () => void): void;
    }
  }
  namespace PDFKit {
    interface PDFStructureElement {
      /** The element as it is written into the file when it ends. */
      readonly dictionary: { data: Record<string, unknown> };
    }
  }
  namespace PDFKit.Mixins {
    interface StructureElementOptions {
      /** Whether a header cell is for its row or its column. */
      scope?: "Row" | "Column";
      /** Where a drawing is: left, top, right, bottom. */
      bbox?: [number, number, number, number];
    }
    interface TextOptions {
      /** The width of a line, where it is known. */
      textWidth?: number;
    }
    interface AnnotationOption {
      /** The element that an annotation belongs to. */
      structParent?: PDFKit.PDFStructureElement;
    }
    interface PDFFont {
      /** pdfkit also accepts an open fontkit font, which avoids parsing it for each document. */
      registerFont(name: string, font: Font): this;
    }
  }
}

export type PdfDetails = { title: string; author: string; language: string; createdAt: Date };

/** Says that the document is PDF/UA-1. pdfkit's option for it also writes a CIDSet into fonts, which lacks the parts of accented letters. */
const accessible = `
        <rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about="">
            <pdfuaid:part>1</pdfuaid:part>
        </rdf:Description>
        `;
const replacementCharacter = 0xfffd;

/** A PDF with metadata and fonts as PDF/UA-1 (ISO 14289-1) asks for. */
class PdfFile extends PDFDocument {
  declare _fontFamilies: Record<string, { unicode: number[][] }>;
  #actual: string | null = null;

  override saying(actual: string, draw: () => void): void {
    this.#actual = actual;
    draw();
    this.#actual = null;
  }

  /** Marks a text within its text object: readers that place what it stands for need the font and the position. */
  override addContent(content: string | Uint8Array): this {
    if (content === "ET" && this.#actual !== null) this.endMarkedContent();
    super.addContent(content);
    if (content === "BT" && this.#actual !== null) this.markContent("Span", { actual: this.#actual });
    return this;
  }

  /** pdfkit maps the glyph for unknown characters, which is in every font, to U+0000. */
  override end(): void {
    for (const font of Object.values(this._fontFamilies)) font.unicode[0] = [replacementCharacter];
    super.end();
  }

  /** pdfkit does not escape the title. */
  override endMetadata(): void {
    const { info } = this;
    this.appendXML(accessible);
    this.info = Object.fromEntries(
      Object.entries(info).map(([key, value]) => [key, typeof value === "string" ? escapeUTF8(value) : value]),
    );
    super.endMetadata();
    this.info = info;
  }
}

/** Opens an A4 document without pages, for PDF/UA-1. Reads no clock, so the same details and drawings give the same bytes. */
export function openPdf(details: PdfDetails, fonts: FontSet): PDFKit.PDFDocument {
  const { title, author, language, createdAt } = details;
  const doc = new PdfFile({
    size: "A4",
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    // No standard font, so that every font is embedded.
    font: "",
    pdfVersion: "1.7",
    lang: language,
    displayTitle: true,
    tagged: true,
    info: { Title: title, Author: author, Creator: author, CreationDate: createdAt, ModDate: createdAt },
  });
  // The bookmarks are there for whoever looks for them; two pages need no list beside them at first.
  doc._root.data["PageMode"] = "UseNone";
  for (const named of Object.values(fonts.faces).flat()) doc.registerFont(named.name, drawableFont(named));
  return doc;
}

/** A text as the value of an entry: pdfkit takes strings for names. */
export function pdfText(text: string): string {
  return Object(text) as string;
}

/** Ends the document and collects its bytes. */
export async function closePdf(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  doc.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    doc.once("end", resolve);
    doc.once("error", reject);
  });
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}
