import { PDFDict, PDFName, PDFRef } from "@cantoo/pdf-lib";
import { nameOf } from "../fonts.ts";
import { type Annotation, numberIn, type ReadPage, type ReadPdf } from "../read-pdf.ts";
import { type Rule, unless } from "../rule.ts";
import { type Element, readNumberTree, textIn } from "../structure.ts";
import { named } from "./structure.ts";

export const linkRules: Rule[] = [
  {
    clause: "ISO 14289-1, 7.18.1",
    says: "Nothing but links lies on a page.",
    find: onAnnotations(({ dictionary }) => nameOf(dictionary.lookup(PDFName.of("Subtype"))) === "Link"),
  },
  {
    clause: "ISO 14289-1, 7.18.3",
    says: "The tab key follows the structure on a page with links.",
    find: ({ pages }) =>
      pages
        .filter(({ annotations }) => annotations.length > 0)
        .filter(({ dictionary }) => nameOf(dictionary.lookup(PDFName.of("Tabs"))) !== "S")
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
