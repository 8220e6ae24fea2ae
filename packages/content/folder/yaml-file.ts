import { isNode, LineCounter, parseDocument } from "yaml";

/** A mistake in an agency's folder: the file by its path in it, the line if there is one, and what to do. */
export type Mistake = { file: string; line?: number; text: string };

export type Path = readonly PropertyKey[];

export type YamlFile = {
  file: string;
  /** As JavaScript; undefined for an empty file. */
  value: unknown;
  /** The line of the value at a path, or of the nearest that is there. */
  lineOf: (path: Path) => number;
  /** Where it is no YAML. */
  mistakes: Mistake[];
};

/** Reads YAML and keeps where everything is. */
export function parseYaml(file: string, source: string): YamlFile {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const at = (offset: number) => lines.linePos(offset).line;
  // Where it stops being YAML, others follow that say nothing.
  const mistakes = document.errors.slice(0, 1).map(({ code, message, pos }) => ({
    file,
    line: at(pos[0]),
    text:
      code === "DUPLICATE_KEY"
        ? `${source.slice(pos[0]).split(/:\s/, 1)[0]} is here twice. Keep one.`
        : `${message.replace(/\.$/, "")}. Check the indentation, quotation marks and brackets.`,
  }));
  const lineOf = (path: Path): number => {
    const node = path.length === 0 ? document.contents : document.getIn(path, true);
    const start = isNode(node) ? node.range?.[0] : undefined;
    if (start !== undefined) return at(start);
    return path.length === 0 ? 1 : lineOf(path.slice(0, -1));
  };
  return { file, value: mistakes.length > 0 ? undefined : (document.toJS() as unknown), lineOf, mistakes };
}

/** A mistake as a sentence: "services/seo.yaml, line 14: …". */
export function sentenceOf({ file, line, text }: Mistake): string {
  return `${file}${line === undefined ? "" : `, line ${line}`}: ${text}`;
}
