import type { z } from "zod";
import type { Path } from "./yaml-file.ts";

type Issue = z.core.$ZodIssue;

/** A mistake that a schema finds, with its place in the file. */
export type Problem = { path: Path; text: string };

/**
 * What is wrong with the content of a file, and what to type.
 * @param typedAt how somebody typed the value at a path
 */
export function problemsOf(
  { issues }: z.core.$ZodError,
  file: unknown,
  typedAt: (path: Path) => string | undefined,
): Problem[] {
  const all = issues.flatMap(innermost);
  // What is of another kind altogether is not measured, too.
  const isSaid = (issue: Issue, at: number) =>
    all.some(
      (other, place) => place < at && other.code === "invalid_type" && String(other.path) === String(issue.path),
    );
  return all
    .filter((issue, at) => issue.code === "unrecognized_keys" || !isSaid(issue, at))
    .map((issue) => ({ path: wrongPath(issue), text: said(issue, partName(file, issue.path), typedAt(issue.path)) }));
}

/** An unknown key is its own place, not that of what it is in. */
function wrongPath(issue: Issue): Path {
  return issue.code === "unrecognized_keys" ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path;
}

/** Of a choice between shapes, what is wrong with the one that fits best; all of them where none is of the same kind. */
function innermost(issue: Issue): Issue[] {
  if (issue.code !== "invalid_union" || issue.errors.length === 0) return [issue];
  if (issue.input === undefined) return [{ code: "custom", path: issue.path, message: "is missing", input: undefined }];
  const fitting = issue.errors.filter((errors) => errors.every(({ path }) => path.length > 0));
  const [closest] = fitting.toSorted((one, other) => one.length - other.length);
  if (closest) return closest.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })).flatMap(innermost);
  const kinds = issue.errors.flatMap((errors) => errors.filter(({ path }) => path.length === 0).map(kindOf));
  return [
    { code: "custom", path: issue.path, message: `must be ${[...new Set(kinds)].join(", or ")}`, input: issue.input },
  ];
}

function kindOf(issue: Issue): string {
  if (issue.code === "invalid_value") return issue.values.map(String).join(", ");
  return issue.code === "invalid_type" ? (types[issue.expected] ?? issue.expected) : issue.message;
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
function said(issue: Issue, at: string, typed: string | undefined): string {
  const name = at === "" ? "The file" : at;
  switch (issue.code) {
    case "unrecognized_keys":
      return `${issue.keys.map((key) => `"${key}"`).join(", ")} ${issue.keys.length === 1 ? "is" : "are"} unknown${at === "" ? "" : ` in ${at}`}. Check the spelling.`;
    case "invalid_type":
      return ofOtherType(issue, name, typed);
    case "invalid_value":
      return `${name} must be one of: ${issue.values.map(String).join(", ")}.`;
    case "invalid_key":
      return `${name} ${issue.issues[0]?.message ?? "is no name that can be here"}.`;
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

/** A value that YAML takes for another kind than was meant. */
function ofOtherType({ expected, input }: z.core.$ZodIssueInvalidType, name: string, typed = ""): string {
  if (input === undefined) return `${name} is missing.`;
  if (input === null) return `${name} is empty. Write ${types[expected] ?? expected} behind it.`;
  if (expected === "string" && typeof input !== "object")
    return `${name} must be in quotation marks, as a text is: "${typed}".`;
  const digits = isNumber(expected) ? digitsOf(typed) : undefined;
  if (digits !== undefined) return `${name} must be the digits alone, without quotation marks. Write ${digits}.`;
  if (expected === "record" && typeof input !== "object" && !/(?:The file|social|languages|services)$/.test(name))
    return `${name} must be a text in each language, such as { en: "${typed}" }.`;
  if (expected === "array" && typeof input === "string")
    return `${name} must be a list. Write [${input}], or [] for none.`;
  return `${name} must be ${types[expected] ?? expected}.`;
}

const isNumber = (expected: string) => expected === "number" || expected === "int";

/** The digits of an amount that was typed with its currency, or with signs between thousands: "RM 2,500". */
function digitsOf(typed: string): string | undefined {
  const plain = typed.normalize("NFKC");
  const amount = /^[^\d,.-]{0,4}(\d{1,3}(?:[,.' _\u{a0}]\d{3})+|\d+)(?:[.,]00?)?(?:\/-)?$/u.exec(plain)?.[1];
  return amount?.replaceAll(/\D/g, "");
}

const least = (origin: string) => (origin === "array" ? "needs at least this many entries:" : "must be at least");
const mosts: Readonly<Record<string, string>> = {
  array: "may have at most this many entries:",
  string: "may have at most this many letters:",
};
const most = (origin: string) => mosts[origin] ?? "must be at most";

const types: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "names with a value each, as in { name: value }",
  record: "names with a value each, as in { name: value }",
};

const formats: Readonly<Record<string, string>> = {
  email: "email address",
  url: "address, such as https://example.com",
  date: "day, such as 2026-12-25",
  regex: "value",
};
