import { Parser } from "htmlparser2";
import { type Archive, Damaged } from "./archive.ts";

/** Names come without their namespace's prefix, which every program chooses for itself. */
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
function textOfPart(bytes: Uint8Array): string {
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

/** The parts of a package, found as the standard says: by relationships, in any case, with any form of address. */
type Parts = {
  /** The text of a part; null without one. */
  text: (path: string | null) => Promise<string | null>;
  /** Targets of a part's references, with the id of each relationship. */
  relations: (path: string) => Promise<Relation[]>;
};

/** `kind` is the end of the relationship's type, such as `worksheet`; empty where a program writes none. */
export type Relation = { id: string; kind: string; target: string };

export function findParts(archive: Archive): Parts {
  const exact = new Set(archive.names);
  const paths = new Map(archive.names.toReversed().map((name) => [pathKey(name), name]));
  const text = async (path: string | null) => {
    const name = path === null || exact.has(path) ? path : paths.get(pathKey(path));
    return name == null ? null : textOfPart(await archive.read(name));
  };
  const relations = async (path: string) => {
    const [folder, name] = [path.slice(0, path.lastIndexOf("/") + 1), path.slice(path.lastIndexOf("/") + 1)];
    const xml = await text(`${folder}_rels/${name}.rels`);
    return xml === null ? [] : readRelations(xml, folder);
  };
  return { text, relations };
}

function readRelations(xml: string, folder: string): Relation[] {
  const relations: Relation[] = [];
  parsePart(xml, {
    open(name, attributes) {
      const [id, target] = [attributes["Id"], attributes["Target"]];
      if (name !== "Relationship" || id === undefined || target === undefined) return;
      if (attributes["TargetMode"] === "External") return;
      const type = attributes["Type"] ?? "";
      relations.push({ id, kind: type.slice(type.lastIndexOf("/") + 1), target: resolvePath(target, folder) });
    },
  });
  return relations;
}

/** The path that a target means, seen from its folder: worksheets/sheet1.xml, ./sheet1.xml, ../xl/sheet1.xml or /xl/sheet1.xml. */
function resolvePath(target: string, folder: string): string {
  const slashed = target.replaceAll("\\", "/");
  if (!URL.canParse(slashed, `part:///${folder}`)) throw new Damaged("A relationship leads nowhere");
  const { pathname } = new URL(slashed, `part:///${folder}`);
  try {
    return decodeURIComponent(pathname).replace(/^\/+/, "");
  } catch (error) {
    throw new Damaged("A relationship leads nowhere", { cause: error });
  }
}

function pathKey(path: string): string {
  return path.replace(/^\/+/, "").toLowerCase();
}
