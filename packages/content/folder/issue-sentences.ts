import type { z } from "zod";
import { likelyName } from "../src/nearest-name.ts";

type Issue = z.core.$ZodIssue;

/**
 * What is wrong with a value, and what to type: "packages.starter.price must be a number." Words of the schema come before these.
 * @param at where it is, as people find it; empty for the whole file
 * @param typed how somebody typed it
 */
export function said(issue: Issue, at: string, typed = ""): string {
  const name = at === "" ? "The file" : at;
  return sentence(name, strayIn(issue, typed) ?? describeProblem(issue, name, typed));
}

/** A name and what is wrong with it; the problem may end with what to type, as a question. */
export function sentence(name: string, problem: string): string {
  return `${name} ${problem}${/[.?]$/.test(problem) ? "" : "."}`;
}

function describeProblem(issue: Issue, name: string, typed: string): string {
  switch (issue.code) {
    case "invalid_type":
      return ofOtherType(issue, name, typed);
    case "invalid_value":
      return ofNoChoice(issue);
    case "invalid_key":
      return issue.issues[0]?.message || "is no name that can be here";
    case "too_small":
      return issue.message || (issue.origin === "string" ? "is empty. Write a text" : least(issue));
    case "too_big":
      return issue.message || `${mosts[issue.origin] ?? "must be at most"} ${issue.maximum}`;
    case "invalid_format":
      return issue.message || ofOtherFormat(issue.format, typed);
    default:
      return issue.message;
  }
}

function ofNoChoice({ input, values }: z.core.$ZodIssueInvalidValue): string {
  const choices = values.map(String);
  if (input === undefined) return `is missing. Write one of: ${choices.join(", ")}`;
  return `must be one of: ${choices.join(", ")}${proposal(input, choices)}`;
}

/** The choice that somebody meant, as a question. */
export function proposal(input: unknown, choices: readonly string[]): string {
  const meant = typeof input === "string" ? likelyName(input, choices.filter(Boolean)) : undefined;
  return meant === undefined ? "" : `. Did you mean "${meant}"?`;
}

/** What a value must be, of a choice between kinds. */
export function expectedKind(issue: Issue): string {
  if (issue.code === "invalid_value") return issue.values.map(String).filter(Boolean).join(", ");
  return issue.code === "invalid_type" ? expectedType(issue) : issue.message;
}

/** A value that YAML takes for another kind than was meant. */
function ofOtherType(issue: z.core.$ZodIssueInvalidType, name: string, typed: string): string {
  const { expected, input } = issue;
  if (input === undefined) return "is missing";
  if (expected === "never") return issue.message;
  if (input === null) return `is empty. Write ${expectedType(issue)} behind it${nothings[expected] ?? ""}`;
  if (expected === "string" && typeof input !== "object")
    return issue.message || `must be in quotation marks, as a text is: "${typed}"`;
  const digits = isNumber(expected) ? amountDigits(typed) : undefined;
  if (digits !== undefined) return `must be the digits alone, without quotation marks. Write ${digits}`;
  if (expected === "boolean" && typeof input === "string" && Object.hasOwn(booleans, input.toLowerCase()))
    return `must be true or false. Write ${booleans[input.toLowerCase()]}`;
  if (expected === "record" && typeof input !== "object" && !/(?:The file|social|languages|services)$/.test(name))
    return `must be a text in each language, such as { en: "${typed}" }`;
  if (expected === "array" && typeof input === "string")
    return `must be a list. Write [${input.replaceAll(/^\[|\]$/g, "")}], or [] for none`;
  if (expected === "array" && typeof input === "object")
    return "must be a list: each of its entries begins with a hyphen and a space";
  return `must be ${expectedType(issue)}`;
}

function expectedType({ expected, message }: z.core.$ZodIssueInvalidType): string {
  if (expected !== "object" || message === "") return types[expected] ?? expected;
  const [names, more] = [message.split(" ").slice(0, 4), message.split(" ").length > 4];
  return `names with a value each, as in { ${names.map((name) => `${name}: …`).join(", ")}${more ? ", …" : ""} }`;
}

const isNumber = (expected: string) => expected === "number" || expected === "int";

/** The digits of the only amount in what was typed, with its currency, other words, or signs between thousands: "from RM 2,500", "RM5k". */
function amountDigits(typed: string): string | undefined {
  const amounts = typed.normalize("NFKC").matchAll(/(\d{1,3}(?:[,.' _\u{a0}]\d{3})+|\d+)(?:[.,](\d+))?(k\b)?/giu);
  const [amount, second] = amounts;
  if (!amount || second) return undefined;
  const [, whole = "", cents = "", thousand] = amount;
  const digits = whole.replaceAll(/\D/g, "");
  if (thousand) return String(Math.round(Number(`${digits}.${cents}`) * 1000));
  return /[1-9]/.test(cents) ? undefined : digits;
}

/** What stands at the ends of a value by mistake, where the value is not right. */
function strayIn({ code }: Issue, typed: string): string | undefined {
  if (code !== "invalid_value" && code !== "invalid_format") return undefined;
  if (/^[\p{Cf}\s]|[\p{Cf}\s]$/u.test(typed))
    return "has a sign at its beginning or end that nobody sees. Type the line anew";
  const [sign] = /[,;]$/.exec(typed) ?? [];
  return sign && `ends with "${sign}", which belongs to no value. Delete it`;
}

function ofOtherFormat(format: string, typed: string): string {
  const address = `https://${typed.replace(/^(?:http:)?\/\//, "")}`;
  const isAddress = format === "url" && /^[\w-]+(?:\.[\w-]+)+(?:\/|$)/.test(address.slice("https://".length));
  return isAddress ? `is no valid address. Write ${address}` : `is no valid ${formats[format] ?? format}`;
}

function least({ origin, minimum, inclusive }: z.core.$ZodIssueTooSmall): string {
  if (origin === "array") return `needs at least this many entries: ${minimum}`;
  return `must be ${inclusive === false ? "more than" : "at least"} ${minimum}`;
}

const mosts: Readonly<Record<string, string>> = {
  array: "may have at most this many entries:",
  string: "may have at most this many letters:",
};

const types: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "names with a value each, as in { name: value }",
  record: "names with a value each, as in { name: value }",
};

/** How nothing is written where an empty value is none. */
const nothings: Readonly<Record<string, string>> = { array: ", or [] for none", record: ", or {} for none" };

/** What people write for true and false. */
const booleans: Readonly<Record<string, boolean>> = {
  yes: true,
  on: true,
  y: true,
  ya: true,
  no: false,
  off: false,
  n: false,
  tidak: false,
};

const formats: Readonly<Record<string, string>> = {
  email: "email address, such as hello@example.com",
  url: "address, such as https://example.com",
  regex: "value",
};
