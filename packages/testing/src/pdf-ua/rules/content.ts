import { PDFArray, PDFDict, PDFName, type PDFObject, PDFRef } from "@cantoo/pdf-lib";
import type { Drawn } from "../page-content.ts";
import { numberIn, type ReadPage, type ReadPdf } from "../read-pdf.ts";
import { type Rule, unless } from "../rule.ts";
import { readNumberTree } from "../structure.ts";
import { isLanguage } from "./document.ts";

export const contentRules: Rule[] = [
  {
    clause: "ISO 14289-1, 7.1",
    says: "No decoration is within tagged content.",
    find: onPages(({ marks }) => marks.slice(indexOfElement(marks) + 1).every(isReal) || indexOfElement(marks) < 0),
  },
  {
    clause: "ISO 14289-1, 7.1",
    says: "No tagged content is within decoration.",
    find: onPages(({ marks }) => !marks.slice(0, Math.max(0, indexOfElement(marks))).some((mark) => !isReal(mark))),
  },
  {
    clause: "ISO 14289-1, 7.1",
    says: "Everything that is drawn is tagged or decoration.",
    find: onPages(({ marks }) => indexOfElement(marks) >= 0 || marks.some((mark) => !isReal(mark))),
  },
  {
    clause: "ISO 14289-1, 7.2",
    says: "Content that names a language names a real one.",
    find: onPages(({ marks }) => marks.every(({ language }) => language === null || isLanguage(language))),
  },
  {
    clause: "ISO 14289-1, 7.20",
    says: "Pages consist of text, shapes and pictures only, whose tags these checks see.",
    find: onPages(({ what }) => what !== "form"),
  },
  {
    clause: "ISO 32000-1, 14.7.4.2",
    says: "Each tagged content belongs to exactly one element.",
    find: contentWithoutOneElement,
  },
  {
    clause: "ISO 32000-1, 14.7.4.4",
    says: "The parent tree leads from each content back to its element.",
    find: wrongParents,
  },
];

function isReal({ tag }: Drawn["marks"][number]): boolean {
  return tag !== "Artifact";
}

function indexOfElement(marks: Drawn["marks"]): number {
  return marks.findIndex(({ element }) => element !== null);
}

/** Names each drawing that is not as it should be. */
function onPages(holds: (drawn: Drawn) => boolean): Rule["find"] {
  return ({ pages }) =>
    pages.flatMap(({ number, drawn }) =>
      drawn.flatMap((each, index) => unless(holds(each), `page ${number}, ${each.what} ${index + 1}`)),
    );
}

/** The numbers of the tagged contents of a page. */
function tagged({ drawn }: ReadPage): Set<number> {
  return new Set(drawn.flatMap(({ marks }) => marks.flatMap(({ element }) => (element === null ? [] : [element]))));
}

/** The elements of each content, by page and number. */
function owners({ elements }: ReadPdf): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { place, kids } of elements) {
    for (const kid of kids) {
      if (kid.kind !== "content") continue;
      const key = `${kid.page?.toString()} ${kid.number}`;
      found.set(key, [...(found.get(key) ?? []), place]);
    }
  }
  return found;
}

function contentWithoutOneElement(pdf: ReadPdf): string[] {
  const found = owners(pdf);
  return pdf.pages.flatMap((page) =>
    [...tagged(page)].flatMap((number) => {
      const count = found.get(`${page.place.toString()} ${number}`)?.length ?? 0;
      return unless(count === 1, `page ${page.number}, content ${number}: ${count} elements`);
    }),
  );
}

function wrongParents(pdf: ReadPdf): string[] {
  const tree = readNumberTree(pdf.structureRoot?.lookupMaybe(PDFName.of("ParentTree"), PDFDict));
  const found = owners(pdf);
  return pdf.pages.flatMap((page) => {
    const entry = lookup(pdf, tree.get(numberIn(page.dictionary, "StructParents") ?? -1));
    const parents = entry instanceof PDFArray ? entry.asArray() : [];
    return [...tagged(page)].flatMap((number) => {
      const [owner] = found.get(`${page.place.toString()} ${number}`) ?? [];
      const parent = parents[number];
      const leads = parent instanceof PDFRef && parent.toString() === owner;
      return unless(leads, `page ${page.number}, content ${number}`);
    });
  });
}

function lookup({ catalog }: ReadPdf, object: PDFObject | undefined): PDFObject | undefined {
  return object === undefined ? undefined : catalog.context.lookup(object);
}
