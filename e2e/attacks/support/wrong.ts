/** The path of a field in a body: keys of objects and indexes of lists. */
type Path = (string | number)[];

/** Placeholders for what JSON.stringify cannot write. */
const rawMarks: Record<string, string> = {
  "@@huge number": "1e999",
  "@@deep list": `${"[".repeat(400)}${"]".repeat(400)}`,
};

/** Values for a field: other types, empty, far too long, and texts that break parsers, databases and emails. */
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

/** The path of every value in a body. */
export function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [path];
  const inner = Object.entries(value).flatMap(([key, one]) =>
    pathsIn(one, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return [path, ...inner];
}

/** A copy of a body with another value at one path. */
export function put(body: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const copy: unknown = structuredClone(body);
  const holder = copy as Record<string | number, unknown>;
  holder[key] = put(holder[key], rest, value);
  return copy;
}

/** A copy without the value at one path. */
export function without(body: unknown, path: Path): unknown {
  return JSON.parse(JSON.stringify(put(body, path, undefined)) ?? "null");
}

/** The JSON text of a body, with its placeholders replaced. */
export function toText(body: unknown): string {
  let text = JSON.stringify(body) ?? "null";
  for (const [mark, raw] of Object.entries(rawMarks)) text = text.replaceAll(JSON.stringify(mark), raw);
  return text;
}
