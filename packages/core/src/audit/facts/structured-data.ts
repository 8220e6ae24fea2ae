/** A thing that the page describes in JSON-LD. */
export type Thing = { types: string[]; properties: Record<string, unknown> };

export type StructuredData = {
  /** Scripts with JSON-LD, empty ones too. */
  scripts: number;
  /** The scripts that are no JSON, by the beginning of their text. */
  unreadable: string[];
  /** Blocks without schema.org as their context. */
  foreign: string[];
  /** The things at the top, and those in `@graph`. */
  things: Thing[];
  /** Things at the top without a type. */
  untyped: number;
  /** Scripts too long to be read without holding everybody up. */
  skipped: number;
};

/** Characters of one script that are read. */
const longest = 200_000;

/** The most things looked at on one page. */
const most = 500;

/** Reads the JSON-LD of a page (schema.org, JSON-LD 1.1). */
export function readStructuredData(scripts: readonly string[]): StructuredData {
  const data: StructuredData = {
    scripts: scripts.length,
    unreadable: [],
    foreign: [],
    things: [],
    untyped: 0,
    skipped: 0,
  };
  for (const script of scripts) {
    if (script.length > longest) {
      data.skipped += 1;
      continue;
    }
    const parsed = parse(script);
    if (parsed === undefined) {
      data.unreadable.push(script);
      continue;
    }
    const blocks = Array.isArray(parsed) ? parsed : [parsed];
    for (const block of blocks.slice(0, most)) addBlock(data, block, script);
  }
  return data;
}

function addBlock(data: StructuredData, block: unknown, script: string): void {
  if (!isObject(block)) {
    data.unreadable.push(script);
    return;
  }
  if (!isSchemaOrg(block["@context"])) data.foreign.push(script);
  const graph = block["@graph"];
  const things = Array.isArray(graph) ? graph : [block];
  for (const thing of things.slice(0, most)) {
    const types = typesOf(thing);
    if (isObject(thing) && types.length > 0) data.things.push({ types, properties: thing });
    else data.untyped += 1;
    if (data.things.length >= most) return;
  }
}

/** The types of a thing without the address of their vocabulary; none where it has no type. */
function typesOf(thing: unknown): string[] {
  if (!isObject(thing)) return [];
  const type = thing["@type"];
  return (Array.isArray(type) ? type : [type])
    .filter((name): name is string => typeof name === "string" && name.trim() !== "")
    .map((name) => name.replace(/^(?:https?:\/\/schema\.org\/|schema:)/, ""));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isSchemaOrg(context: unknown): boolean {
  if (typeof context === "string") return /^https?:\/\/(?:www\.)?schema\.org\/?(?:docs\/.*)?$/i.test(context.trim());
  if (Array.isArray(context)) return context.some(isSchemaOrg);
  return isObject(context) && isSchemaOrg(context["@vocab"]);
}

function parse(script: string): unknown {
  try {
    return JSON.parse(script);
  } catch {
    return undefined;
  }
}
