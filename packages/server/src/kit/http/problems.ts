import type { z } from "zod";
import { optionNames } from "@agency/content/option-names";
import { defaultLanguage, type Language } from "@agency/content/settings";
import { getMessages } from "@agency/content/translations";
import { type TextKey, translator, type Translator } from "@agency/content/translator";
import { accountKindNames } from "@agency/model/connections";
import type { FieldProblem } from "../problems.ts";

/** Which fields have names; the same in every language. */
const { errors: texts } = getMessages(defaultLanguage);

type Issue = z.core.$ZodIssue;

type FieldKey = Extract<TextKey, `errors:field.${string}`>;

export type FieldMessage = { field: string; message: string; line?: number; choices?: string[]; doubt?: string };

/** A field as people see it. An unknown field keeps its name, which the caller chose. */
export function fieldLabel(field: string, language: Language): string {
  const name = field.split(".").findLast((part) => !/^\d+$/.test(part)) ?? field;
  return isLabelled(name) ? translator(language)(`errors:label.${name}`) : name;
}

function isLabelled(name: string): name is keyof typeof texts.label {
  return Object.hasOwn(texts.label, name);
}

const separator = ", ";

/** The parameters of a problem, with its options as people see them. */
function inWords(params: FieldProblem["params"], language: Language): FieldProblem["params"] {
  const options = params?.["options"];
  return typeof options === "string" ? { ...params, options: listOptions(options.split(separator), language) } : params;
}

function listOptions(options: string[], language: Language): string {
  return optionNames(options, language, [accountKindNames]).join(separator);
}

/** Describes what is wrong with each field that a use case refused. */
export function problemMessages(problems: FieldProblem[], language: Language): FieldMessage[] {
  const t = translator(language);
  return problems.map(({ field, problem, params, line, doubt }) => ({
    field,
    message: t(`errors:field.${problem}`, inWords(params, language)),
    ...(line === undefined ? {} : { line }),
    ...(doubt === undefined ? {} : { doubt }),
  }));
}

/** How many fields are described: more are not written by a person. */
const mostDescribed = 100;

/** Describes what is wrong with each field that a schema refused, once per field. */
export function issueMessages(issues: Issue[], language: Language): FieldMessage[] {
  const messages = new Map<string, FieldMessage>();
  const first = issues.slice(0, mostDescribed).filter(isOurs).flatMap(splitUnknownKeys).slice(0, mostDescribed);
  for (const issue of first) {
    const field = issue.path.join(".") || "body";
    if (messages.has(field)) continue;
    const choices = readingChoices(issue);
    messages.set(field, { field, message: issueMessage(issue, language), ...(choices.length > 0 && { choices }) });
  }
  return [...messages.values()];
}

/** What a value can mean that has several readings. */
function readingChoices(issue: Issue): string[] {
  const choices: unknown = issue.code === "custom" ? issue.params?.["choices"] : undefined;
  return Array.isArray(choices) ? choices.map(String) : [];
}

/** zod also limits whole numbers to safe integers; the contract's own limit is more useful. */
function isOurs(issue: Issue, _index: number, issues: Issue[]): boolean {
  const bound = issue.code === "too_big" ? issue.maximum : issue.code === "too_small" ? issue.minimum : 0;
  if (Math.abs(Number(bound)) !== Number.MAX_SAFE_INTEGER) return true;
  return !issues.some((other) => other !== issue && other.path.join(".") === issue.path.join("."));
}

function splitUnknownKeys(issue: Issue): Issue[] {
  if (issue.code !== "unrecognized_keys") return [issue];
  return issue.keys.slice(0, mostDescribed).map((key) => ({ ...issue, path: [...issue.path, key] }));
}

function issueMessage(issue: Issue, language: Language): string {
  const t = translator(language);
  switch (issue.code) {
    case "invalid_type":
      return isMissing(issue) ? t("errors:field.required") : t(typeKey(issue.expected));
    case "too_small":
      return tooSmall(issue, t);
    case "too_big":
      return tooBig(issue, t);
    case "invalid_value":
      return t("errors:field.not_an_option", { options: listOptions(issue.values.map(String), language) });
    case "unrecognized_keys":
      return t("errors:field.unknown");
    case "invalid_format":
      return formatMessage(issue, t);
    case "custom":
      return namedMessage(issue.message, t, issue.params);
    default:
      return namedMessage(issue.message, t);
  }
}

/** zod gives the received type only in its message, not in a property. */
function isMissing(issue: Issue): boolean {
  return issue.message.endsWith("received undefined");
}

function typeKey(expected: string): FieldKey {
  if (expected === "int") return "errors:field.whole_number";
  return expected === "number" ? "errors:field.number" : "errors:field.wrong_type";
}

function tooSmall(issue: Extract<Issue, { code: "too_small" }>, t: Translator): string {
  const minimum = Number(issue.minimum);
  if (issue.origin !== "string")
    return minimum === 0 ? t("errors:field.negative") : t("errors:field.too_small", { minimum });
  return minimum === 1 ? t("errors:field.required") : t("errors:field.too_short", { minimum });
}

function tooBig(issue: Extract<Issue, { code: "too_big" }>, t: Translator): string {
  const maximum = Number(issue.maximum);
  if (issue.origin === "string") return t("errors:field.too_long", { maximum });
  return t(issue.origin === "array" ? "errors:field.too_many" : "errors:field.too_big", { maximum });
}

function formatMessage(issue: Extract<Issue, { code: "invalid_format" }>, t: Translator): string {
  return issue.format === "date" ? t("errors:field.date") : namedMessage(issue.message, t);
}

const named = [
  "email",
  "email_name",
  "single_line",
  "web_address",
  "phone_number",
  "phone_country",
  "required",
  "no_formula",
  "amount",
  "weekday",
  "section_twice",
  "plain_text",
  "placeholder",
] as const;

/** The contracts' own checks use the key of their text. */
function namedMessage(name: string, t: Translator, params: Record<string, string | number> = {}): string {
  const known = named.find((key) => key === name);
  return t(known ? `errors:field.${known}` : "errors:field.invalid", params);
}
