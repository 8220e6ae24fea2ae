import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Document, isMap, isScalar, parseDocument, visit } from "yaml";

export type Value = string | number | boolean | null | readonly Value[] | { readonly [key: string]: Value | undefined };

/** Comments of a file: at its beginning, and before the keys of its first level. */
export type Explained = { comment?: string; comments?: Readonly<Record<string, string>> };

/** The schema with which editors complete and explain a file. */
function schemaName(file: string): string | undefined {
  const [folder = "", ...inside] = file.split("/");
  if (inside.length === 0) return folder.replace(/\.yaml$/, "");
  return { services: "service", cities: "city", articles: "article", work: "project" }[folder];
}

/** Writes a new YAML file, which names its schema and explains itself. */
export function createYaml(
  folder: string,
  file: string,
  value: Value,
  options: Explained & {
    /** Where the schemas are, as the folder sees them. */
    schemas: string;
  },
): void {
  const document = new Document(value, { aliasDuplicateObjects: false });
  const up = "../".repeat(file.split("/").length - 1);
  const schema = schemaName(file);
  const named = schema && `yaml-language-server: $schema=${up}${options.schemas}/${schema}.json`;
  document.commentBefore = [named, options.comment]
    .filter((line) => line !== undefined)
    .map((line) => ` ${line}`)
    .join("\n");
  for (const [key, comment] of Object.entries(options.comments ?? {})) explain(document, key, comment);
  short(document);
  write(join(folder, file), text(document));
}

/** Sets values of a YAML file by their paths, and removes undefined ones. Comments, and whatever else somebody wrote by hand, stay. */
export function updateYaml(
  folder: string,
  file: string,
  values: readonly (readonly [readonly (string | number)[], Value | undefined])[],
): void {
  const path = join(folder, file);
  const before = readFileSync(path, "utf8");
  const document = parseDocument(before);
  let changed = false;
  for (const [at, value] of values) {
    if (JSON.stringify(document.getIn(at) ?? null) === JSON.stringify(value ?? null)) continue;
    changed = true;
    if (value === undefined) {
      document.deleteIn(at);
      continue;
    }
    const node = document.getIn(at, true);
    if (isScalar(node) && (typeof value !== "object" || value === null)) node.value = value;
    else document.setIn(at, document.createNode(value));
  }
  if (!changed) return;
  write(path, text(document));
}

function text(document: Document): string {
  return document.toString({ lineWidth: 120, flowCollectionPadding: true });
}

function explain(document: Document, key: string, comment: string): void {
  if (!isMap(document.contents)) return;
  const pair = document.contents.items.find((each) => isScalar(each.key) && each.key.value === key);
  if (isScalar(pair?.key))
    pair.key.commentBefore = comment
      .split("\n")
      .map((line) => ` ${line}`)
      .join("\n");
}

/** Short lists and names in a line, long texts folded. */
function short(document: Document): void {
  visit(document, {
    Scalar(key, node) {
      if (key !== "key" && typeof node.value === "string" && node.value.length > 95 && !node.value.includes("\n"))
        node.type = "BLOCK_FOLDED";
    },
    Map(_, node) {
      const pairs = node.items.map(({ key, value }) =>
        isScalar(key) && isScalar(value) ? `${String(key.value)}: ${String(value.value)}` : null,
      );
      if (pairs.length > 0 && !pairs.includes(null) && pairs.join(", ").length < 80) node.flow = true;
    },
    Seq(_, node) {
      const items = node.items.map((item) => (isScalar(item) ? String(item.value) : null));
      if (!items.includes(null) && items.join(", ").length < 70) node.flow = true;
    },
  });
}

export function write(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  if (existsSync(file) && readFileSync(file, "utf8") === content) return;
  // In its place when it is whole.
  writeFileSync(`${file}.new`, content);
  renameSync(`${file}.new`, file);
}
