import { type Archive, Damaged } from "./archive.ts";
import { parsePart, textOfPart } from "./xlsx-xml.ts";

/** The parts of a package, found as the standard says: by relationships, in any case, with any form of address. */
export type Parts = {
  /** The text of a part; null without one. */
  text: (path: string | null) => Promise<string | null>;
  /** What a part refers to, by the id of the relationship. */
  relations: (path: string) => Promise<Relation[]>;
};

/** `kind` is the end of the relationship's type, such as `worksheet`; empty where a program writes none. */
export type Relation = { id: string; kind: string; target: string };

export function partsOf(archive: Archive): Parts {
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
      relations.push({ id, kind: type.slice(type.lastIndexOf("/") + 1), target: pathOf(target, folder) });
    },
  });
  return relations;
}

/** The path that a target means, seen from its folder: worksheets/sheet1.xml, ./sheet1.xml, ../xl/sheet1.xml or /xl/sheet1.xml. */
function pathOf(target: string, folder: string): string {
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
