import { isMap, isNode, isScalar, LineCounter, parseDocument } from "yaml";
import { misread, syntaxMistake } from "./typed-mistakes.ts";

/** A mistake in an agency's folder: the file by its path in it, the line if there is one, and what to do. */
export type Mistake = { file: string; line?: number; text: string };

export type Path = readonly PropertyKey[];

export type YamlFile = {
  file: string;
  /** As JavaScript; undefined for an empty file. */
  value: unknown;
  /** The line of the value at a path, or of the nearest that is there. */
  lineAt: (path: Path) => number;
  /** The line of the name of the value at a path. */
  lineOfName: (path: Path) => number;
  /** The value at a path as somebody typed it, unless it is a list or names. */
  typedAt: (path: Path) => string | undefined;
  /** Where it is not YAML, or says something else than was meant. */
  mistakes: Mistake[];
};

/** Reads YAML and keeps where everything is. */
export function parseYaml(file: string, source: string): YamlFile {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const at = (offset: number) => lines.linePos(offset).line;
  // Where it stops being YAML, others follow that say nothing.
  const [error] = document.errors;
  const typed = error ? [syntaxMistake(source, document, error)] : misread(source, document);
  const mistakes = typed.map(({ offset, text }) => ({ file, line: at(offset), text }));
  const nodeAt = (path: Path) => (path.length === 0 ? document.contents : document.getIn(path, true));
  const lineAt = (path: Path): number => {
    const node = nodeAt(path);
    const start = isNode(node) ? node.range?.[0] : undefined;
    if (start !== undefined) return at(start);
    return path.length === 0 ? 1 : lineAt(path.slice(0, -1));
  };
  const lineOfName = (path: Path): number => {
    const within = nodeAt(path.slice(0, -1));
    const pair = isMap(within) ? within.items.find(({ key }) => isScalar(key) && key.value === path.at(-1)) : undefined;
    return isScalar(pair?.key) && pair.key.range ? at(pair.key.range[0]) : lineAt(path);
  };
  const typedAt = (path: Path) => {
    const node = nodeAt(path);
    return isScalar(node) ? node.source : undefined;
  };
  const value = mistakes.length > 0 ? undefined : (document.toJS() as unknown);
  return { file, value, lineAt, lineOfName, typedAt, mistakes };
}

/** Every text in a value, with its path. */
export function allTexts(value: unknown, path: Path = []): { text: string; path: Path }[] {
  if (typeof value === "string") return [{ text: value, path }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    allTexts(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** A mistake as a sentence: "services/seo.yaml, line 14: …". */
export function mistakeSentence({ file, line, text }: Mistake): string {
  return `${file}${line === undefined ? "" : `, line ${line}`}: ${text}`;
}
