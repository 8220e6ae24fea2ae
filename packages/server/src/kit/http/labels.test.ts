import { expect, test } from "vitest";
import { z } from "zod";
import { languageKeys } from "@agency/content/settings";
import { addPasskey, confirmByPasskey, signInByPasskey } from "@agency/contracts/passkeys";
import type { AnyRoute } from "@agency/contracts/route";
import { allRoutes } from "@agency/contracts/routes.fixture";
import { issueMessages, fieldLabel } from "./problems.ts";

/** The parts of a schema, with names where these are fields. Throws at a kind that it does not know, so that it misses none. */
function schemaParts(schema: unknown): { name?: string; schema: unknown }[] {
  if (schema === undefined || isSingle(schema)) return [];
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).map(([name, field]) => ({ name, schema: field }));
  if (schema instanceof z.ZodArray) return [{ schema: schema.element }];
  // Their names are the caller's own.
  if (schema instanceof z.ZodRecord) return [{ schema: schema.valueType }];
  if (schema instanceof z.ZodUnion) return schema.options.map((option) => ({ schema: option }));
  if (schema instanceof z.ZodPipe) return [{ schema: schema.in }, { schema: schema.out }];
  const wrapped = [z.ZodOptional, z.ZodExactOptional, z.ZodNonOptional, z.ZodNullable, z.ZodDefault].some(
    (kind) => schema instanceof kind,
  );
  if (wrapped) return [{ schema: (schema as z.ZodOptional).unwrap() }];
  throw new TypeError(`Which fields has a schema of the kind ${(schema as z.ZodType).type}?`);
}

/** Whether a schema is of one value. */
function isSingle(schema: unknown): boolean {
  const singles = ["string", "number", "boolean", "enum", "literal", "transform", "unknown", "custom", "null"];
  return schema instanceof z.ZodType && singles.includes(schema.type);
}

function fieldsIn(schema: unknown): string[] {
  return schemaParts(schema).flatMap((part) => [
    ...(part.name === undefined ? [] : [part.name]),
    ...fieldsIn(part.schema),
  ]);
}

/** Every choice among options. The refusal of a union lists none. */
function choicesIn(schema: unknown): z.ZodEnum[] {
  if (schema instanceof z.ZodEnum) return [schema];
  return schema instanceof z.ZodUnion ? [] : schemaParts(schema).flatMap((part) => choicesIn(part.schema));
}

/** Their bodies are made by a browser, and nobody types them. */
const madeByBrowsers: AnyRoute[] = [addPasskey, signInByPasskey, confirmByPasskey];

const inputs = allRoutes
  .filter((route) => !madeByBrowsers.includes(route))
  .flatMap(({ contract: { body, query } }) => [body, query]);

test.each(languageKeys)("every field of every request has a label in %s", (language) => {
  const fields = inputs.flatMap(fieldsIn);
  expect(fields.length).toBeGreaterThan(50);
  // No label is a name from the code.
  const unlabelled = fields.filter((field) => !/^\p{Lu}/u.test(fieldLabel(field, language)));
  expect(unlabelled).toEqual([]);
});

test("a refusal lists the options of every field as people see them, and no codes", () => {
  const choices = inputs.flatMap(choicesIn);
  expect(choices.length).toBeGreaterThan(50);
  const inMalay = choices.map((choice) => {
    const [said] = issueMessages(choice.safeParse("no such option").error?.issues ?? [], "ms");
    return { codes: choice.options.map(String), names: said?.message.replace(/^.*daripada /, "").split(", ") ?? [] };
  });
  const inCode = inMalay.filter(({ codes, names }) => names.length === 0 || names.some((name) => codes.includes(name)));
  expect(inCode).toEqual([]);
});

test("an option is named as its own field means it", () => {
  const said = (schema: z.ZodType, value: unknown) =>
    issueMessages(schema.safeParse(value).error?.issues ?? [], "en").map(({ message }) => message);
  expect(said(z.enum(["send", "review"]), "x")).toEqual(["must be one of Send to the client, Prepare for review"]);
  expect(said(z.enum(["prepare", "send"]), "x")).toEqual(["must be one of Prepare, Send"]);
  expect(said(z.literal([7, 30]), 8)).toEqual(["must be one of 7, 30"]);
});

test("a field within others is labelled by its own name", () => {
  expect(fieldLabel("schedules.0.hour", "en")).toBe("Hour");
  expect(fieldLabel("figures.topRankings.3", "en")).toBe("Top ranking keywords");
  expect(fieldLabel("constructor", "en")).toBe("constructor");
});
