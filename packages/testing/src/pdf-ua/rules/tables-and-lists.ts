import { PDFName } from "@cantoo/pdf-lib";
import { nameOf } from "../fonts.ts";
import type { ReadPdf } from "../read-pdf.ts";
import { type Rule, unless } from "../rule.ts";
import { attribute, type Element, elementsIn } from "../structure.ts";
import { named } from "./structure.ts";

const scopes = new Set(["Row", "Column", "Both"]);

/** Which elements each of these types is directly in, and which it consists of. */
const tableParts: Parts = {
  Table: { in: null, of: ["TR"] },
  TR: { in: ["Table"], of: ["TH", "TD"] },
  TH: { in: ["TR"], of: null },
  TD: { in: ["TR"], of: null },
};
const listParts: Parts = {
  L: { in: null, of: ["LI"] },
  LI: { in: ["L"], of: ["Lbl", "LBody"] },
  Lbl: { in: ["LI"], of: null },
  LBody: { in: ["LI"], of: null },
};

type Parts = Record<string, { in: string[] | null; of: string[] | null }>;

export const tableAndListRules: Rule[] = [
  { clause: "ISO 14289-1, 7.2", says: "Tables consist of rows, and rows of cells.", find: wronglyNested(tableParts) },
  {
    clause: "ISO 14289-1, 7.5",
    says: "Each header cell says whether it is for its row or its column.",
    find: ({ elements }) =>
      elements
        .filter((each) => each.type === "TH" && !scopes.has(nameOf(attribute(each, "Table", "Scope"))))
        .map(named),
  },
  {
    clause: "ISO 14289-1, 7.5",
    says: "Each table has headers.",
    find: ({ elements }) =>
      ofType(elements, "Table")
        .filter(
          (table) =>
            !elementsIn(table)
              .flatMap(elementsIn)
              .some(({ type }) => type === "TH"),
        )
        .map(named),
  },
  {
    clause: "ISO 14289-1, 7.5",
    says: "All rows of a table have as many cells.",
    find: ({ elements }) =>
      ofType(elements, "Table").flatMap((table) => {
        const counts = new Set(elementsIn(table).map((row) => elementsIn(row).length));
        return unless(counts.size === 1 && !counts.has(0), `${named(table)}: ${[...counts].join()} cells`);
      }),
  },
  {
    clause: "ISO 14289-1, 7.2",
    says: "Lists consist of items, and items of a label and a body.",
    find: wronglyNested(listParts),
  },
  {
    clause: "ISO 14289-1, 7.6",
    says: "Each item of a list has one body.",
    find: ({ elements }) =>
      ofType(elements, "LI")
        .filter((item) => elementsIn(item).filter(({ type }) => type === "LBody").length !== 1)
        .map(named),
  },
  {
    clause: "ISO 14289-1, 7.6",
    says: "A list with labels says how they are numbered.",
    find: ({ elements }) =>
      ofType(elements, "L")
        .filter((list) =>
          elementsIn(list)
            .flatMap(elementsIn)
            .some(({ type }) => type === "Lbl"),
        )
        .filter((list) => [PDFName.of("None"), undefined].includes(attribute(list, "List", "ListNumbering") as PDFName))
        .map(named),
  },
];

function ofType(elements: Element[], wanted: string): Element[] {
  return elements.filter(({ type }) => type === wanted);
}

function wronglyNested(parts: Parts): Rule["find"] {
  return ({ elements }: ReadPdf) =>
    elements
      .filter((element) => {
        const rule = parts[element.type];
        const around = rule?.in?.includes(element.parent?.type ?? "") ?? true;
        const inside = rule?.of;
        return !around || (inside != null && !isMadeOf(element, inside));
      })
      .map(named);
}

function isMadeOf(element: Element, types: string[]): boolean {
  return element.kids.every((kid) => kid.kind === "element" && types.includes(kid.element.type));
}
