import { z } from "zod";
import { likelyName } from "../src/nearest-name.ts";
import { expectedKind, proposal, said } from "./issue-sentences.ts";
import type { Path, YamlFile } from "./yaml-file.ts";

type Issue = z.core.$ZodIssue;

/** A mistake that a schema finds, with its line in the file. */
export type Problem = { line: number; text: string };

/**
 * Reads the content of a file. What is missing because its name is misspelt is said once, where it is misspelt.
 * @returns what it says, or what is wrong with it and what to type
 */
export function readShape<T>(schema: z.ZodType<T>, file: YamlFile): { data: T } | { problems: Problem[] } {
  const read = schema.safeParse(file.value ?? {}, { reportInput: true, error: namesOfParts });
  if (read.success) return { data: read.data };
  const issues = read.error.issues.flatMap(innermost);
  const unknown = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys" ? unknownNames(issue, issues, file.value) : [],
  );
  const named = unknown.flatMap(({ path, instead }) => instead.map((name) => String([...path, name])));
  const others = issues.filter(
    (issue, at) =>
      issue.code !== "unrecognized_keys" &&
      !isSaid(issue, issues.slice(0, at)) &&
      !(issue.input === undefined && named.includes(String(issue.path))),
  );
  return {
    problems: [
      ...unknown.map(({ path, name, text }) => ({ line: file.lineOfName([...path, name]), text })),
      ...others.map((issue) => ({
        line: file.lineAt(issue.path),
        text: said(issue, partName(file.value, issue.path), file.typedAt(issue.path)),
      })),
    ],
  };
}

/** The message of an issue without words of its schema: the names of an object's parts, which only the schema knows; else empty. */
const namesOfParts: z.core.$ZodErrorMap = ({ inst }) =>
  inst instanceof z.ZodObject ? Object.keys(inst.shape).join(" ") : "";

/** What is of another kind altogether is not measured, too. */
function isSaid(issue: Issue, before: readonly Issue[]): boolean {
  return before.some(({ code, path }) => code === "invalid_type" && String(path) === String(issue.path));
}

type Unknown = {
  path: Path;
  name: string;
  text: string;
  /** Names that the text says in its place: that they are missing needs no words of its own. */
  instead: readonly string[];
};

function unknownNames(
  { path, keys, message, input }: z.core.$ZodIssueUnrecognizedKeys,
  issues: readonly Issue[],
  file: unknown,
): Unknown[] {
  const known = message.split(" ").filter((name) => !Object.hasOwn(input ?? {}, name));
  const missing = issues
    .filter((issue) => issue.input === undefined && issue.path.length === path.length + 1)
    .filter((issue) => String(issue.path.slice(0, -1)) === String(path))
    .map((issue) => String(issue.path.at(-1)));
  const place = path.length === 0 ? "here" : `of ${partName(file, path)}`;
  return keys.map((name) => {
    const only = keys.length === 1 && missing.length === 1 ? missing[0] : undefined;
    const meant = likelyName(name, missing) ?? likelyName(name, known) ?? only;
    if (meant !== undefined)
      return { path, name, text: `"${name}" is no field ${place}; did you mean "${meant}"?`, instead: [meant] };
    const others = missing.length > 0 ? `Missing: ${missing.join(", ")}` : `It could have: ${known.join(", ")}`;
    return { path, name, text: `"${name}" is no field ${place}. ${others}.`, instead: missing };
  });
}

/** Of a choice between shapes, what is wrong with the shape that fits best; with every shape where none is of the same kind. */
function innermost(issue: Issue): Issue[] {
  if (issue.code !== "invalid_union" || issue.errors.length === 0) return [issue];
  const custom = (message: string): Issue[] => [{ code: "custom", path: issue.path, message, input: issue.input }];
  if (issue.input === undefined) return custom("is missing");
  const fitting = issue.errors.filter((errors) => errors.every(isOfKind));
  const [closest] = fitting.toSorted((one, other) => weight(one) - weight(other));
  if (closest) return closest.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })).flatMap(innermost);
  const wrong = issue.errors.flatMap((errors) => errors.filter((inner) => !isOfKind(inner)));
  const kinds = [...new Set(wrong.map(expectedKind).filter(Boolean))].join(", or ");
  if (issue.input === null) return custom(`is empty. Write ${kinds} behind it`);
  const choices = wrong.flatMap((inner) => (inner.code === "invalid_value" ? inner.values.map(String) : []));
  return custom(`must be ${kinds}${proposal(issue.input, choices)}`);
}

function isOfKind({ code, path }: Issue): boolean {
  return path.length > 0 || (code !== "invalid_type" && code !== "invalid_value");
}

const weight = (issues: readonly Issue[]) =>
  issues.reduce((sum, issue) => sum + (issue.code === "unrecognized_keys" ? issue.keys.length : 1), 0);

/** Where a part of a file is, as people find it: "packages.starter.price" by the keys of entries, or "pictures, entry 2: alt". */
export function partName(file: unknown, path: Path): string {
  let value = file;
  let place = "";
  for (const part of path) {
    value = readPart(value, part);
    const name = typeof part === "number" ? entryKey(value) : String(part);
    if (name === undefined) place += `${place === "" ? "" : ", "}entry ${Number(part) + 1}:`;
    else place += place === "" ? name : `${place.endsWith(":") ? " " : "."}${name}`;
  }
  return place.replace(/:$/, "");
}

function readPart(value: unknown, part: PropertyKey): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, part) : undefined;
}

function entryKey(entry: unknown): string | undefined {
  const key = readPart(entry, "key");
  return typeof key === "string" && key !== "" ? key : undefined;
}
