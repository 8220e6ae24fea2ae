import { PDFArray, PDFDict, PDFName, PDFRef } from "@cantoo/pdf-lib";
import { type Annotation, type ReadPage, type ReadPdf, numberIn } from "./read-pdf.ts";
import { type Rule, isLanguage, unless } from "./rules.ts";
import { type Element, attribute, elementsIn, pdfName, readNumberTree, textIn } from "./structure.ts";

export const linkRules: Rule[] = [
  {
    clause: "ISO 14289-1, 7.18.1",
    says: "Nothing but links lies on a page.",
    find: onAnnotations(({ dictionary }) => pdfName(dictionary.lookup(PDFName.of("Subtype"))) === "Link"),
  },
  {
    clause: "ISO 14289-1, 7.18.3",
    says: "The tab key follows the structure on a page with links.",
    find: ({ pages }) =>
      pages
        .filter(({ annotations }) => annotations.length > 0)
        .filter(({ dictionary }) => pdfName(dictionary.lookup(PDFName.of("Tabs"))) !== "S")
        .map(({ number }) => `page ${number}`),
  },
  {
    clause: "ISO 14289-1, 7.18.5",
    says: "Each link belongs to an element of its own, with its text.",
    find: onAnnotations(({ place }, { elements }) => {
      const [owner, ...others] = elements.filter((element) => hasAnnotation(element, place));
      const hasText = owner?.kids.some(({ kind }) => kind === "content") ?? false;
      return owner?.type === "Link" && hasText && others.length === 0;
    }),
  },
  {
    clause: "ISO 14289-1, 7.18.5",
    says: "Each link says where it leads.",
    find: onAnnotations(({ dictionary }) => (textIn(dictionary, "Contents") ?? "") !== ""),
  },
  {
    clause: "ISO 32000-1, 14.7.4.3",
    says: "The parent tree leads from each link back to its element.",
    find: onAnnotations(({ place, dictionary }, { elements, structureRoot }) => {
      const tree = readNumberTree(structureRoot?.lookupMaybe(PDFName.of("ParentTree"), PDFDict));
      const parent = tree.get(numberIn(dictionary, "StructParent") ?? -1);
      const owner = elements.find((element) => hasAnnotation(element, place));
      return parent instanceof PDFRef && parent.toString() === owner?.place;
    }),
  },
  {
    clause: "ISO 32000-1, 14.8.4.4.2",
    says: "Each element for a link has one.",
    find: ({ elements }) =>
      elements
        .filter(({ type, kids }) => type === "Link" && !kids.some(({ kind }) => kind === "annotation"))
        .map(named),
  },
];

function hasAnnotation({ kids }: Element, place: string): boolean {
  return kids.some((kid) => kid.kind === "annotation" && kid.place === place);
}

function onAnnotations(holds: (annotation: Annotation, pdf: ReadPdf, page: ReadPage) => boolean): Rule["find"] {
  return (pdf) =>
    pdf.pages.flatMap((page) =>
      page.annotations.flatMap((each) => unless(holds(each, pdf, page), `page ${page.number}, ${each.place}`)),
    );
}

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
      findHeadings(pdf)
        .slice(0, 1)
        .filter(({ type }) => type !== "H1")
        .map(named),
  },
  {
    clause: "ISO 14289-1, 7.4.2",
    says: "No level of heading is skipped.",
    find: (pdf) => {
      const headings = findHeadings(pdf);
      return headings.filter((each, index) => headingLevel(each) > headingLevel(headings[index - 1]) + 1).map(named);
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
function named({ type, place }: Element): string {
  return `${type} ${place}`;
}

function isText(type: string): boolean {
  return /^(?:P|H\d)$/u.test(type);
}

function findHeadings({ elements }: ReadPdf): Element[] {
  return elements.filter(({ type }) => /^H\d$/u.test(type));
}

function headingLevel(heading: Element | undefined): number {
  return heading === undefined ? 1 : Number(heading.type.slice(1));
}

/** Left, bottom, right, top. */
function isBox(value: unknown): boolean {
  if (!(value instanceof PDFArray) || value.size() !== 4) return false;
  const { x, y, width, height } = value.asRectangle();
  return [x, y].every(Number.isFinite) && width > 0 && height > 0;
}

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
        .filter((each) => each.type === "TH" && !scopes.has(pdfName(attribute(each, "Table", "Scope"))))
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
        return !around || (inside != null && !consistsOnly(element, inside));
      })
      .map(named);
}

function consistsOnly(element: Element, types: string[]): boolean {
  return element.kids.every((kid) => kid.kind === "element" && types.includes(kid.element.type));
}
