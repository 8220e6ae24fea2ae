import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { type Mistake, type Path, parseYaml, type YamlFile } from "./yaml-file.ts";

/** The files of a folder, each read once, and what is wrong with them, each said once. */
export class Files {
  readonly #parsed = new Map<string, YamlFile>();
  readonly #read = new Set<string>();
  readonly #mistakes = new Map<string, Mistake>();
  readonly folder: string;
  /** The Markdown of articles and stories, with the line on which it begins and the levels of its headings. */
  readonly markdown: { file: string; body: string; firstLine: number; levels: readonly number[] }[] = [];
  /** Links in articles and stories, checked after all files are read. */
  readonly links: { file: string; line: number; address: string }[] = [];
  /** Pictures that articles and stories show, and those for sharing, by their paths in the folder. */
  readonly pictures = { written: new Set<string>(), shared: new Set<string>() };

  constructor(folder: string) {
    this.folder = folder;
  }

  has(file: string): boolean {
    return existsSync(join(this.folder, file));
  }

  source(file: string): string {
    this.#read.add(file);
    return readFileSync(join(this.folder, file), "utf8");
  }

  /** The names in one of its folders, sorted; none where it is not there. */
  namesIn(folder: string): string[] {
    return this.has(folder) ? readdirSync(join(this.folder, folder)).toSorted() : [];
  }

  mistakes(): Mistake[] {
    return [...this.#mistakes.values()].toSorted(
      (one, other) => one.file.localeCompare(other.file) || (one.line ?? 0) - (other.line ?? 0),
    );
  }

  refuse(mistake: Mistake): void {
    this.#mistakes.set(JSON.stringify(mistake), mistake);
  }

  /** Where a text has both words, among the files that were read. */
  lineWith(...words: readonly string[]): { file: string; line: number } {
    for (const file of this.#read) {
      const at = this.source(file)
        .split("\n")
        .findIndex((line) => words.every((word) => line.includes(word)));
      if (at >= 0) return { file, line: at + 1 };
    }
    return { file: "agency.yaml", line: 1 };
  }

  yaml(file: string, wanted?: "may be missing"): YamlFile {
    const before = this.#parsed.get(file);
    if (before) return before;
    const parsed = this.has(file) ? parseYaml(file, this.source(file)) : parseYaml(file, "");
    if (!this.has(file) && !wanted) this.refuse({ file, text: "This file is missing." });
    for (const mistake of parsed.mistakes) this.refuse(mistake);
    this.#parsed.set(file, parsed);
    return parsed;
  }

  /** The content of a YAML file. Only without mistakes is it what the type says. */
  read<T>(file: string, schema: z.ZodType<T>): T {
    const { value, lineOf, mistakes } = this.yaml(file);
    if (mistakes.length > 0 || !this.has(file)) return undefined as T;
    return this.checked(schema, value, file, lineOf);
  }

  /** The content of a YAML file, or what stands for one that is missing. */
  readIfThere<T>(file: string, schema: z.ZodType<T>, missing: T): T {
    return this.has(file) ? this.read(file, schema) : missing;
  }

  checked<T>(schema: z.ZodType<T>, value: unknown, file: string, lineOf: (path: Path) => number): T {
    const read = schema.safeParse(value ?? {}, { reportInput: true });
    if (read.success) return read.data;
    for (const issue of read.error.issues.flatMap(innermost))
      this.refuse({ file, line: lineOf(wrongPath(issue)), text: said(issue, partName(value, issue.path)) });
    return undefined as T;
  }
}

type Issue = z.core.$ZodIssue;

/** An unknown key is its own place, not that of what it is in. */
function wrongPath(issue: Issue): Path {
  return issue.code === "unrecognized_keys" ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path;
}

/** Of a choice between shapes, what is wrong with the one that fits best. */
function innermost(issue: Issue): Issue[] {
  if (issue.code !== "invalid_union" || issue.errors.length === 0) return [issue];
  const [closest = []] = issue.errors.toSorted((one, other) => one.length - other.length);
  return closest.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })).flatMap(innermost);
}

/** Where a part of a file is, as people find it: "packages.starter.price" by the keys of entries, or "pictures, entry 2: alt". */
export function partName(file: unknown, path: Path): string {
  let value = file;
  let place = "";
  for (const part of path) {
    value = partOf(value, part);
    const name = typeof part === "number" ? keyOf(value) : String(part);
    if (name === undefined) place += `${place === "" ? "" : ", "}entry ${Number(part) + 1}:`;
    else place += place === "" ? name : `${place.endsWith(":") ? " " : "."}${name}`;
  }
  return place.replace(/:$/, "");
}

function partOf(value: unknown, part: PropertyKey): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, part) : undefined;
}

function keyOf(entry: unknown): string | undefined {
  const key = partOf(entry, "key");
  return typeof key === "string" && key !== "" ? key : undefined;
}

/** "packages.starter.price must be a number. …" */
function said(issue: Issue, at: string): string {
  const name = at === "" ? "The file" : at;
  switch (issue.code) {
    case "unrecognized_keys":
      return `${issue.keys.map((key) => `"${key}"`).join(", ")} ${issue.keys.length === 1 ? "is" : "are"} unknown${at === "" ? "" : ` in ${at}`}. Check the spelling.`;
    case "invalid_type":
      return issue.input === undefined
        ? `${name} is missing.`
        : `${name} must be ${types[issue.expected] ?? issue.expected}.`;
    case "invalid_value":
      return `${name} must be one of: ${issue.values.map(String).join(", ")}.`;
    case "too_small":
      return issue.origin === "string"
        ? `${name} is empty. Write a text.`
        : `${name} ${least(issue.origin)} ${issue.minimum}.`;
    case "too_big":
      return `${name} ${most(issue.origin)} ${issue.maximum}.`;
    case "custom":
      return `${name} ${issue.message}.`;
    case "invalid_format":
      return issue.format === "regex" && !issue.message.startsWith("Invalid")
        ? `${name} ${issue.message}.`
        : `${name} is no valid ${formats[issue.format] ?? issue.format}.`;
    default:
      return `${name}: ${issue.message}.`;
  }
}

const least = (origin: string) => (origin === "array" ? "needs at least this many entries:" : "must be at least");
const most = (origin: string) => (origin === "array" ? "may have at most this many entries:" : "must be at most");

const types: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "a list of names and values",
  record: 'a text in each language, such as "en: …"',
};

const formats: Readonly<Record<string, string>> = {
  email: "email address",
  url: "address, such as https://example.com",
  date: "day, such as 2026-12-25",
  regex: "value",
};
