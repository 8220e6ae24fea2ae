import { expect, test } from "vitest";
import { z } from "zod";
import { languageKeys } from "@agency/content/settings";
import { translator } from "@agency/content/translator";
import { allRoutes } from "@agency/contracts/routes.fixture";
import { labelOf } from "./problems.ts";

/** The names of all fields within a schema. Throws at a kind of schema that it does not know, so that it misses none. */
function fieldsIn(schema: unknown): string[] {
  if (schema === undefined || isSingle(schema)) return [];
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([name, field]) => [name, ...fieldsIn(field)]);
  }
  if (schema instanceof z.ZodArray) return fieldsIn(schema.element);
  // Their names are the caller's own.
  if (schema instanceof z.ZodRecord) return fieldsIn(schema.valueType);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(fieldsIn);
  if (schema instanceof z.ZodPipe) return [...fieldsIn(schema.in), ...fieldsIn(schema.out)];
  const wrapped = [z.ZodOptional, z.ZodNonOptional, z.ZodNullable, z.ZodDefault].find((kind) => schema instanceof kind);
  if (wrapped) return fieldsIn((schema as z.ZodOptional).unwrap());
  throw new TypeError(`Which fields has a schema of the kind ${(schema as z.ZodType).type}?`);
}

/** Whether a schema is of one value. */
function isSingle(schema: unknown): boolean {
  const singles = ["string", "number", "boolean", "enum", "literal", "transform", "unknown", "custom", "null"];
  return schema instanceof z.ZodType && singles.includes(schema.type);
}

const fields = allRoutes.flatMap(({ contract }) => [...fieldsIn(contract.body), ...fieldsIn(contract.query)]);

test.each(languageKeys)("every field of every request has a label in %s", (language) => {
  const t = translator(language);
  expect(fields.length).toBeGreaterThan(50);
  // No label is a name from the code.
  const unlabelled = fields.filter((field) => !/^\p{Lu}/u.test(labelOf(field, t)));
  expect(unlabelled).toEqual([]);
});

test("a field within others is labelled by its own name", () => {
  const t = translator("en");
  expect(labelOf("schedules.0.hour", t)).toBe("Hour");
  expect(labelOf("figures.topRankings.3", t)).toBe("Top ranking keywords");
  expect(labelOf("constructor", t)).toBe("constructor");
});
