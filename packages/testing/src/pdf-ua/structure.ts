import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRef,
  PDFString,
} from "@cantoo/pdf-lib";

/** The parts of an element: further elements, content of a page by its number there, annotations by their place in the file. */
export type Kid =
  | { kind: "element"; element: Element }
  | { kind: "content"; page: PDFRef | null; number: number }
  | { kind: "annotation"; page: PDFRef | null; place: string };

/** An element of the structure tree. */
export type Element = {
  /** "14 0 R": where it is in its file. */
  place: string;
  type: string;
  parent: Element | null;
  language: string | null;
  alt: string | null;
  actualText: string | null;
  attributes: PDFDict[];
  kids: Kid[];
};

/** Reads the structure tree: its elements in reading order, each before those in it. */
export function readStructure(root: PDFDict): Element[] {
  const elements: Element[] = [];
  for (const kid of structureKids(root.get(PDFName.of("K")), root)) read(kid, null);
  return elements;

  function read(kid: PDFObject, parent: Element | null): void {
    const dictionary = root.context.lookup(kid);
    if (!(dictionary instanceof PDFDict)) return;
    const element: Element = {
      place: kid instanceof PDFRef ? kid.toString() : "",
      type: pdfName(dictionary.lookup(PDFName.of("S"))),
      parent,
      language: textIn(dictionary, "Lang"),
      alt: textIn(dictionary, "Alt"),
      actualText: textIn(dictionary, "ActualText"),
      attributes: structureAttributes(dictionary),
      kids: [],
    };
    elements.push(element);
    parent?.kids.push({ kind: "element", element });
    const page = refIn(dictionary, "Pg");
    for (const inner of structureKids(dictionary.get(PDFName.of("K")), dictionary)) {
      const object = root.context.lookup(inner);
      if (object instanceof PDFNumber) element.kids.push({ kind: "content", page, number: object.asNumber() });
      else if (object instanceof PDFDict) readDictionary(inner, object, element, page);
    }
  }

  function readDictionary(kid: PDFObject, object: PDFDict, element: Element, page: PDFRef | null): void {
    const type = pdfName(object.lookup(PDFName.of("Type")));
    const own = refIn(object, "Pg") ?? page;
    if (type === "MCR") {
      const number = object.lookup(PDFName.of("MCID"), PDFNumber).asNumber();
      element.kids.push({ kind: "content", page: own, number });
    } else if (type === "OBJR") {
      element.kids.push({ kind: "annotation", page: own, place: refIn(object, "Obj")?.toString() ?? "" });
    } else read(kid, element);
  }
}

/** A number tree, such as the one from content to its elements. */
export function readNumberTree(node: PDFDict | undefined): Map<number, PDFObject> {
  const found = new Map<number, PDFObject>();
  const pairs = node?.lookupMaybe(PDFName.of("Nums"), PDFArray)?.asArray() ?? [];
  for (let at = 0; at + 1 < pairs.length; at += 2) {
    const [key, value] = [pairs[at], pairs[at + 1]];
    if (key instanceof PDFNumber && value !== undefined) found.set(key.asNumber(), value);
  }
  const kids = node?.lookupMaybe(PDFName.of("Kids"), PDFArray)?.asArray() ?? [];
  for (const kid of kids) {
    const inner = node?.context.lookup(kid);
    if (inner instanceof PDFDict) for (const [key, value] of readNumberTree(inner)) found.set(key, value);
  }
  return found;
}

export function pdfName(object: unknown): string {
  return object instanceof PDFName ? object.decodeText() : "";
}

export function textIn(dictionary: PDFDict, key: string): string | null {
  const text = dictionary.lookup(PDFName.of(key));
  return text instanceof PDFString || text instanceof PDFHexString ? text.decodeText() : null;
}

/** An attribute of an element, such as the scope of a header cell. */
export function attribute({ attributes }: Element, owner: string, key: string): PDFObject | undefined {
  const own = attributes.find((each) => pdfName(each.lookup(PDFName.of("O"))) === owner);
  return own?.lookup(PDFName.of(key));
}

/** The elements directly in an element. */
export function elementsIn({ kids }: Element): Element[] {
  return kids.flatMap((kid) => (kid.kind === "element" ? [kid.element] : []));
}

function refIn(dictionary: PDFDict, key: string): PDFRef | null {
  const ref = dictionary.get(PDFName.of(key));
  return ref instanceof PDFRef ? ref : null;
}

function structureKids(kids: PDFObject | undefined, of: PDFDict): PDFObject[] {
  const object = kids === undefined ? undefined : of.context.lookup(kids);
  if (object instanceof PDFArray) return object.asArray();
  return kids === undefined ? [] : [kids];
}

function structureAttributes(dictionary: PDFDict): PDFDict[] {
  const value = dictionary.lookup(PDFName.of("A"));
  const all = value instanceof PDFArray ? value.asArray().map((each) => dictionary.context.lookup(each)) : [value];
  return all.filter((each) => each instanceof PDFDict);
}
