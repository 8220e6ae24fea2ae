import assert from "node:assert/strict";
import { z } from "zod";
import type { AnyRoute } from "./route.ts";
import { routeName } from "./routes.fixture.ts";

type Json = z.core.JSONSchema.BaseSchema;

const uuid = "01890000-0000-7000-8000-00000000000a";
const moment = "2030-01-07T02:00:00.000Z";

/** Values by field name, for fields whose checks say more than their type. No address leads anywhere. */
const byName: Record<string, unknown> = {
  url: "http://127.0.0.1/",
  website: "https://sample.example",
  link: "https://sample.example/done",
  trap: "",
  topRankings: ["sample words"],
  email: "sample@attack.example",
  phone: "+60 12-345 6789",
  package: "starter",
  to: "sample@attack.example",
  replyTo: "sample@attack.example",
  // As it is where nobody changed it.
  seenReplyTo: null,
  seenCc: [],
  slug: "no-such-article",
  notice: "1.1",
  periodStart: "2026-09-01",
  currentPassword: "not the password",
  newPassword: "tapir mengira payung basah",
  // The people of tests have none.
  factorRequired: false,
};

/** Texts for fields with a pattern or a length. A test names a field that none of these fits. */
const texts = ["Sample text", "x".repeat(43), "0".repeat(26), "A".repeat(32), "sample"];

/** A body that the route accepts, with every field; undefined where it takes none. */
export function sampleBody(route: AnyRoute): unknown {
  const { body } = route.contract;
  if (!body) return undefined;
  const sample = sampleValue(body);
  assert.ok(body.safeParse(sample).success, `No sample of the body of ${routeName(route)}: ${JSON.stringify(sample)}`);
  return sample;
}

/** A query that the route accepts, with every field. */
export function sampleQuery(route: AnyRoute): Record<string, string> {
  const { query } = route.contract;
  if (!query) return {};
  const sample = Object.fromEntries(
    Object.entries(sampleValue(query) as Record<string, unknown>).map(([name, value]) => [name, String(value)]),
  );
  assert.ok(query.safeParse(sample).success, `No sample of the query of ${routeName(route)}`);
  return sample;
}

function sampleValue(schema: z.ZodType): unknown {
  const json = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return fromJson(json, "", json.$defs ?? {});
}

/** @param named the schemas that others refer to, by their names */
function fromJson(schema: Json, name: string, named: Record<string, Json>): unknown {
  if (schema.$ref !== undefined) return fromJson(named[schema.$ref.replace("#/$defs/", "")] ?? {}, name, named);
  if (name in byName && schema.format === undefined) return byName[name];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [choice] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
  if (choice && typeof choice === "object") return fromJson(choice, name, named);
  switch (schema.type) {
    case "object": {
      const fields = Object.entries(schema.properties ?? {});
      return Object.fromEntries(fields.map(([key, value]) => [key, fromJson(value as Json, key, named)]));
    }
    case "array":
      return [fromJson((schema.items ?? {}) as Json, name, named)];
    case "boolean":
      return true;
    case "integer":
    case "number":
      return Math.max(1, schema.minimum ?? 1);
    case "string":
      return text(schema);
    default:
      return undefined;
  }
}

function text({ format, pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY }: Json): string {
  if (format === "email" || format === "idn-email") return "sample@attack.example";
  if (format === "date") return "2026-09-01";
  if (format === "date-time") return moment;
  if (format === "uuid") return uuid;
  const fits = (one: string) =>
    one.length >= minLength && one.length <= maxLength && (!pattern || new RegExp(pattern, "u").test(one));
  return texts.find(fits) ?? "Sample text that is long enough";
}
