import { isUtf8 } from "node:buffer";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { z } from "zod";
import { readShape } from "./read-shape.ts";
import { type Mistake, type Path, parseYaml, type YamlFile } from "./yaml-file.ts";

/** The files of a folder, each read once, and what is wrong with them, each said once. */
export class Files {
  readonly #parsed = new Map<string, YamlFile>();
  readonly #read = new Set<string>();
  readonly #mistakes = new Map<string, Mistake>();
  readonly #missing: { missing: string; mistake: Mistake }[] = [];
  readonly folder: string;
  /** The Markdown of articles and stories, with the line on which it begins and the levels of its headings. */
  readonly markdown: { file: string; body: string; firstLine: number; levels: readonly number[] }[] = [];
  /** Links in articles and stories, checked after all files are read. */
  readonly links: { file: string; line: number; address: string }[] = [];
  /** Pictures that articles and stories show, and those for sharing, by their paths in the folder. */
  readonly pictures = { written: new Set<string>(), shared: new Set<string>() };
  /** Pictures that need a width in pixels, with where they are named: measured after all files are read. */
  readonly measured: { place: string; least: number; file: string; line: number }[] = [];

  constructor(folder: string) {
    this.folder = folder;
  }

  has(file: string): boolean {
    return existsSync(join(this.folder, file));
  }

  /** The text of a file, without the mark that some editors put before it. */
  source(file: string): string {
    this.#read.add(file);
    const bytes = readFileSync(join(this.folder, file));
    if (isUtf8(bytes)) return bytes.toString("utf8").replace(/^\uFEFF/, "");
    // Read as it was meant, so that nothing else is said of it.
    const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
    const text = new TextDecoder(isUtf16 ? "utf-16le" : "windows-1252").decode(bytes);
    this.refuse({
      file,
      line: text.split("\n").findIndex((line) => /[^\t\r -~]/.test(line)) + 1 || 1,
      text: "The file is not saved as UTF-8, so that letters from here on are lost. Save it again with the encoding UTF-8.",
    });
    return text;
  }

  bytes(file: string): Buffer {
    return readFileSync(join(this.folder, file));
  }

  /** The names of the folders in one of its folders, sorted; none where it is not there. Notes and what systems leave are files. */
  foldersIn(folder: string): string[] {
    if (!this.has(folder)) return [];
    return readdirSync(join(this.folder, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
      .map(({ name }) => name)
      .toSorted();
  }

  /** The names of the YAML files in one of its folders, without their ending. */
  keysIn(folder: string): string[] {
    if (!this.has(folder)) return [];
    const names = readdirSync(join(this.folder, folder)).filter((name) => name.endsWith(".yaml"));
    return names.map((name) => name.slice(0, -".yaml".length)).toSorted();
  }

  /** The languages of the Markdown files in one of its folders, sorted. */
  languagesIn(folder: string): string[] {
    if (!this.has(folder)) return [];
    const names = readdirSync(join(this.folder, folder)).flatMap((name) => /^([a-z]{2,3})\.md$/.exec(name)?.[1] ?? []);
    return names.toSorted();
  }

  /** Every file by its path, without files that programs keep for themselves (`.git`, `.DS_Store`, `node_modules`). */
  all(): string[] {
    if (!existsSync(this.folder)) return [];
    return readdirSync(this.folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(this.folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
      .filter((file) => !/(?:^|\/)(?:\.|node_modules\/)/.test(file))
      .toSorted();
  }

  withEnding(ending: string): string[] {
    return this.all().filter((file) => file.endsWith(ending));
  }

  mistakes(): Mistake[] {
    return [...this.#mistakes.values()].toSorted(
      (one, other) => one.file.localeCompare(other.file) || (one.line ?? 0) - (other.line ?? 0),
    );
  }

  refuse(mistake: Mistake): void {
    this.#mistakes.set(JSON.stringify(mistake), mistake);
  }

  /** Refuses that a file is not there, unless another one turns out to be meant by it. */
  refuseMissing(missing: string, mistake: Mistake): void {
    this.#missing.push({ missing, mistake });
  }

  /** @param meant missing files, by the files that were probably meant: for these, only the wrong name is reported */
  refuseAllMissing(meant: ReadonlySet<string>): void {
    for (const { missing, mistake } of this.#missing) if (!meant.has(missing)) this.refuse(mistake);
  }

  /** Refuses the value at a path of a YAML file. */
  refuseAt(file: string, path: Path, text: string): void {
    this.refuse({ file, line: this.yaml(file).lineAt(path), text });
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
    if (!this.has(file) && !wanted)
      this.refuseMissing(file, { file, text: "This file is missing. Write it as docs/adopt.md shows one." });
    for (const mistake of parsed.mistakes) this.refuse(mistake);
    this.#parsed.set(file, parsed);
    return parsed;
  }

  /** The content of a YAML file. Only without mistakes is it what the type says. */
  read<T>(file: string, schema: z.ZodType<T>): T {
    const parsed = this.yaml(file);
    if (parsed.mistakes.length > 0 || !this.has(file)) return undefined as T;
    if (isEmpty(parsed)) this.refuse({ file, text: "This file is empty. Write it as docs/adopt.md shows one." });
    if (isEmpty(parsed)) return undefined as T;
    return this.checked(schema, parsed);
  }

  /** The content of a YAML file, or what stands for one that is missing or empty. */
  readIfThere<T>(file: string, schema: z.ZodType<T>, missing: T): T {
    return this.has(file) && !isEmpty(this.yaml(file)) ? this.read(file, schema) : missing;
  }

  checked<T>(schema: z.ZodType<T>, parsed: YamlFile): T {
    const read = readShape(schema, parsed);
    if ("data" in read) return read.data;
    for (const problem of read.problems) this.refuse({ file: parsed.file, ...problem });
    return undefined as T;
  }
}

function isEmpty({ value, mistakes }: YamlFile): boolean {
  return mistakes.length === 0 && (value === undefined || value === null);
}
