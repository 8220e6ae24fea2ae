import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { schemaFiles } from "./schema-files.ts";

type Schema = {
  $ref?: string;
  $defs?: Record<string, Schema>;
  description?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  additionalProperties?: Schema | boolean;
};

test.each(schemaFiles())("editors explain every field: %s", (_file, content) => {
  const whole = JSON.parse(content) as Schema;
  const bare: string[] = [];
  const look = (schema: Schema, place: string) => {
    const { properties = {}, items, anyOf = [], additionalProperties } = meant(schema);
    for (const [name, field] of Object.entries(properties)) {
      if (!(field.description ?? meant(field).description)) bare.push(`${place}${name}`);
      look(field, `${place}${name}.`);
    }
    for (const inner of [items, additionalProperties, ...anyOf]) if (typeof inner === "object") look(inner, place);
  };
  const meant = (schema: Schema) => whole.$defs?.[schema.$ref?.split("/").at(-1) ?? ""] ?? schema;
  look(whole, "");
  expect(bare).toEqual([]);
});

test("files are checked with the same schemas as editors use", () => {
  for (const [file, content] of schemaFiles()) {
    const written = readFileSync(new URL(`../schemas/${file}`, import.meta.url), "utf8");
    expect(JSON.parse(written), "Run: node packages/content/schemas.mjs").toEqual(JSON.parse(content));
  }
});
