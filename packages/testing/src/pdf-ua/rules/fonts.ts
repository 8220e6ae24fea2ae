import type { PdfFont } from "../fonts.ts";
import { charactersOf, type Drawn } from "../page-content.ts";
import type { ReadPdf } from "../read-pdf.ts";
import { type Rule, unless } from "../rule.ts";

/** What says nothing: no character, a byte order mark, and its reverse. */
const meaningless = ["\u0000", "\uFEFF", "\uFFFE"];
/** In thousandths of the size. */
const mostRounding = 1;

export const fontRules: Rule[] = [
  {
    clause: "ISO 14289-1, 7.21.4.1",
    says: "The file has each font.",
    find: ({ fonts }) => fonts.filter(({ program }) => program === null).map(({ name }) => name),
  },
  {
    clause: "ISO 14289-1, 7.21.3",
    says: "Each character code is the number of a glyph.",
    find: ({ fonts }) => fonts.filter(({ numbersGlyphs }) => !numbersGlyphs).map(({ name }) => name),
  },
  {
    clause: "ISO 14289-1, 7.21.7",
    says: "Each font says which characters its glyphs are.",
    find: ({ fonts }) => fonts.filter(({ toUnicode }) => toUnicode === null).map(({ name }) => name),
  },
  {
    clause: "ISO 14289-1, 7.21.7",
    says: "No glyph is a character that says nothing.",
    find: ({ fonts }) =>
      fonts.flatMap(({ name, toUnicode }) =>
        [...(toUnicode ?? [])].flatMap(([code, text]) =>
          unless(!meaningless.some((character) => text.includes(character)), `${name}, code ${code}`),
        ),
      ),
  },
  {
    clause: "ISO 14289-1, 7.2",
    // An empty one is the part of a letter that another glyph stands for, such as the dots of an Arabic one.
    says: "Each glyph of a text is a character.",
    find: onTexts((text) => charactersOf(text).every((character) => character !== null)),
  },
  {
    clause: "ISO 14289-1, 7.21.4.1",
    says: "The fonts have each glyph of a text.",
    find: onTexts(({ font, codes }) => codes.every((code) => font?.program == null || code < font.program.numGlyphs)),
  },
  {
    clause: "ISO 14289-1, 7.21.8",
    says: "No text has the glyph for characters that a font lacks.",
    find: onTexts(({ codes }) => !codes.includes(0)),
  },
  {
    clause: "ISO 14289-1, 7.21.5",
    says: "Each glyph is as wide as the file says.",
    find: ({ pages }) => {
      const used = new Map<PdfFont, Set<number>>();
      for (const { font, codes } of pages.flatMap(({ drawn }) => drawn)) {
        if (font !== null) used.set(font, new Set([...(used.get(font) ?? []), ...codes]));
      }
      return [...used].flatMap(([font, codes]) =>
        [...codes].flatMap((code) => unless(isAsWide(font, code), `${font.name}, code ${code}`)),
      );
    },
  },
];

function isAsWide({ program, widths }: PdfFont, code: number): boolean {
  if (program === null || code >= program.numGlyphs) return true;
  const width = (program.getGlyph(code).advanceWidth * 1000) / program.unitsPerEm;
  return Math.abs(width - (widths.get(code) ?? Number.NaN)) <= mostRounding;
}

function onTexts(holds: (text: Drawn) => boolean): Rule["find"] {
  return ({ pages }: ReadPdf) =>
    pages.flatMap(({ number, drawn }) =>
      drawn
        .filter(({ what }) => what === "text")
        .flatMap((text, index) => unless(holds(text), `page ${number}, text ${index + 1}, ${text.font?.name}`)),
    );
}
