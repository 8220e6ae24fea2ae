/** The place of a field in a body: keys of objects, and places in lists. */
type Path = (string | number)[];

/** Stands in a body for what JSON.stringify cannot write. */
const rawMarks: Record<string, string> = {
  "@@huge number": "1e999",
  "@@deep list": `${"[".repeat(400)}${"]".repeat(400)}`,
};

/** What a field may be sent as: other types, empty, far too much, and text that breaks parsers, databases and mails. */
export const wrongValues: unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 53,
  1e308,
  "@@huge number",
  "@@deep list",
  "",
  " ",
  "1",
  "true",
  "null",
  "NaN",
  "x".repeat(20_000),
  "é".repeat(5_000),
  [],
  ["x"],
  [[]],
  {},
  { $ne: null },
  { toString: "x", valueOf: "x", length: 1e9 },
  "\u0000",
  "a\u0000b",
  "\uD800",
  "\uFEFFx",
  "\u202Eevil\u202C",
  "ﬁ①Ⅷ",
  "٣٤",
  "🧨".repeat(50),
  "a\u0301".repeat(40),
  "a\u2028b",
  "__proto__",
  "constructor",
];

/** Every place in a body that holds something. */
export function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [path];
  const inner = Object.entries(value).flatMap(([key, one]) =>
    pathsIn(one, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return [path, ...inner];
}

/** A copy of a body with another value at one place. */
export function put(body: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const copy: unknown = structuredClone(body);
  const holder = copy as Record<string | number, unknown>;
  holder[key] = put(holder[key], rest, value);
  return copy;
}

/** A copy without what stands at one place. */
export function without(body: unknown, path: Path): unknown {
  return JSON.parse(JSON.stringify(put(body, path, undefined)) ?? "null");
}

/** The JSON text of a body in which marks stand for what JSON.stringify cannot write. */
export function toText(body: unknown): string {
  let text = JSON.stringify(body) ?? "null";
  for (const [mark, raw] of Object.entries(rawMarks)) text = text.replaceAll(JSON.stringify(mark), raw);
  return text;
}
