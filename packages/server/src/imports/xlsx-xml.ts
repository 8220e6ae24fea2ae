import { Parser } from "htmlparser2";
import { Damaged } from "./archive.ts";

/** What a reader of a part is told. Names come without their namespace's prefix, which every program chooses for itself. */
type Handler = {
  open?: (name: string, attributes: Record<string, string>) => void;
  text?: (part: string) => void;
  close?: (name: string) => void;
};

/** Workbooks nest about ten levels; the parser gets slower with each. */
const deepest = 100;

/**
 * Parses the XML of a workbook's part. `open`, `text` and `close` may throw to end it.
 * @throws Damaged for XML that was cut off, does not close its elements in order, or is nested deeper than any workbook
 */
export function parsePart(xml: string, { open, text, close }: Handler): void {
  let depth = 0;
  let empty = false;
  const parser = new Parser(
    {
      onopentagname() {
        depth += 1;
        if (depth > deepest) throw new Damaged("Nested deeper than any workbook");
      },
      onopentag(name, attributes) {
        empty = true;
        open?.(localName(name), attributes);
      },
      ...(text && { ontext: text }),
      onclosetag(name, isImplied) {
        // An empty element, <row/>, is closed by itself.
        if (isImplied && !empty) throw new Damaged("An element is not closed");
        [empty, depth] = [false, depth - 1];
        close?.(localName(name));
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
}

/** The attribute of that name in whatever namespace: r:id. Most attributes have none. */
export function attributeNamed(attributes: Record<string, string>, name: string): string | undefined {
  const own = Object.keys(attributes).find((key) => localName(key) === name);
  return own === undefined ? undefined : attributes[own];
}

/** The text of a part, which is UTF-8 or UTF-16. */
export function textOfPart(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const little = (first === 0xff && second === 0xfe) || (first === 0x3c && second === 0);
  const big = (first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c);
  try {
    return new TextDecoder(little ? "utf-16le" : big ? "utf-16be" : "utf-8", { fatal: true }).decode(bytes);
  } catch (error) {
    throw new Damaged("A part is not in its encoding", { cause: error });
  }
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}
