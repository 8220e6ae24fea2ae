import { PDFArray, PDFName } from "@cantoo/pdf-lib";
import type { ReadPdf } from "../read-pdf.ts";
import { type Rule, unless } from "../rule.ts";
import { attribute, type Element } from "../structure.ts";
import { isLanguage } from "./document.ts";

/** The standard types that reports consist of. A further one needs its rules here first. */
const knownTypes = new Set("Document P H1 H2 H3 H4 H5 H6 L LI Lbl LBody Table TR TH TD Figure Link Span".split(" "));

export const structureRules: Rule[] = [
  {
    clause: "ISO 32000-1, 14.8.4.2",
    says: "The structure is one document.",
    find: ({ elements }) => {
      const roots = elements.filter(({ parent }) => parent === null).map(({ type }) => type);
      return unless(roots.join() === "Document", `at the top: ${roots.join() || "nothing"}`);
    },
  },
  {
    clause: "ISO 14289-1, 7.1",
    says: "Each element has a standard type that these checks know.",
    find: ({ elements }) => elements.filter(({ type }) => !knownTypes.has(type)).map(named),
  },
  {
    clause: "ISO 14289-1, 7.1",
    says: "No type stands for another one.",
    find: ({ structureRoot }) => unless(structureRoot?.has(PDFName.of("RoleMap")) !== true, "there is a RoleMap"),
  },
  {
    clause: "ISO 14289-1, 7.2",
    says: "An element that names a language names a real one.",
    find: ({ elements }) => elements.filter(({ language }) => language !== null && !isLanguage(language)).map(named),
  },
  {
    clause: "ISO 14289-1, 7.3",
    says: "Each figure is described in words.",
    find: ({ elements }) =>
      elements.filter(({ type, alt, actualText }) => type === "Figure" && !alt && !actualText).map(named),
  },
  {
    clause: "ISO 32000-1, 14.8.5.4.3",
    says: "Each figure says where it is on its page.",
    find: ({ elements }) =>
      elements
        .filter(({ type }) => type === "Figure")
        .filter((figure) => !isBox(attribute(figure, "Layout", "BBox")))
        .map(named),
  },
  {
    clause: "ISO 14289-1, 7.4.2",
    says: "The first heading is an H1.",
    find: (pdf) =>
      headingsOf(pdf)
        .slice(0, 1)
        .filter(({ type }) => type !== "H1")
        .map(named),
  },
  {
    clause: "ISO 14289-1, 7.4.2",
    says: "No level of heading is skipped.",
    find: (pdf) => {
      const headings = headingsOf(pdf);
      return headings.filter((each, index) => levelOf(each) > levelOf(headings[index - 1]) + 1).map(named);
    },
  },
  {
    clause: "ISO 32000-1, 14.8.4.3",
    says: "Text elements have text, and are not within one another.",
    find: ({ elements }) =>
      elements
        .filter(({ type }) => isText(type))
        .filter(({ kids, parent }) => kids.length === 0 || (parent !== null && isText(parent.type)))
        .map(named),
  },
];

/** "H2 14 0 R". */
export function named({ type, place }: Element): string {
  return `${type} ${place}`;
}

function isText(type: string): boolean {
  return /^(?:P|H\d)$/u.test(type);
}

function headingsOf({ elements }: ReadPdf): Element[] {
  return elements.filter(({ type }) => /^H\d$/u.test(type));
}

function levelOf(heading: Element | undefined): number {
  return heading === undefined ? 1 : Number(heading.type.slice(1));
}

/** Left, bottom, right, top. */
function isBox(value: unknown): boolean {
  if (!(value instanceof PDFArray) || value.size() !== 4) return false;
  const { x, y, width, height } = value.asRectangle();
  return [x, y].every(Number.isFinite) && width > 0 && height > 0;
}
