import { escapeUTF8 } from "entities";
import type { Font } from "fontkit";
import PDFDocument from "pdfkit";
import type { FontSet } from "./fonts.ts";

declare global {
  namespace PDFKit {
    interface PDFDocument {
      /** Writes the XMP metadata from `info`. */
      endMetadata(): void;
    }
  }
  namespace PDFKit.Mixins {
    interface StructureElementOptions {
      /** Whether a header cell is for its row or its column. */
      scope?: "Row" | "Column";
    }
    interface PDFFont {
      /** pdfkit also accepts an open fontkit font, which avoids parsing it for each document. */
      registerFont(name: string, font: Font): this;
    }
  }
}

export type PdfDetails = { title: string; author: string; language: string; createdAt: Date };

/** A PDF with well-formed XMP metadata: pdfkit does not escape the title. */
class PdfFile extends PDFDocument {
  override endMetadata(): void {
    const { info } = this;
    this.info = Object.fromEntries(
      Object.entries(info).map(([key, value]) => [key, typeof value === "string" ? escapeUTF8(value) : value]),
    );
    super.endMetadata();
    this.info = info;
  }
}

/** Opens an A4 document without pages. Reads no clock, so the same details and drawings give the same bytes. */
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
  for (const { name, font } of Object.values(fonts).flat()) doc.registerFont(name, font);
  return doc;
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
