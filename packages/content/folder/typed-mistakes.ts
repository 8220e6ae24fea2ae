import { type Document, isMap, isScalar, type Pair, type Scalar, visit, type YAMLParseError } from "yaml";

/** A mistake at a place of a source, with what to type. */
export type Typed = { offset: number; text: string };

type At = { line: string; code: string };

/** What people type in a line that is no YAML, the likeliest first: the error that it makes, if only one tells, what it looks like, and what to type. */
const lines: readonly { code?: string; looks: RegExp; says: string | ((found: RegExpExecArray) => string) }[] = [
  {
    looks: /^ *\t/,
    says: "The line begins with a tab. Type spaces in its place, as many as the lines beside it have.",
  },
  {
    looks: /^ *[\u{a0}\u{3000}]|[:,-][\u{a0}\u{3000}]/u,
    says: "The line has a space of another kind (no-break or full-width). Type an ordinary one in its place.",
  },
  {
    looks: /(?:^|[{,])\s*(?:- )*([\w-]+)\s*：/,
    says: ([, name]) => `"：" is a full-width colon. Type an ordinary one and a space: "${name}: ".`,
  },
  { looks: /｛|｝|［|］/, says: ([sign]) => `"${sign}" is a full-width bracket. Type an ordinary one.` },
  {
    code: "BLOCK_IN_FLOW",
    looks: /\{.*，\s*[\w-]+:/,
    says: '"，" is a full-width comma. Type an ordinary one and a space: ", ".',
  },
  { looks: /^\s*(?:- )*([\w-]+) ?= ?\S/, says: ([, name]) => `Type a colon and a space in place of "=": "${name}: ".` },
  {
    looks: /^\s*(\/\S*?)\s*(?:->|→|=>)\s*(\S+)/,
    says: ([, from, to]) => `Type a colon and a space between the old address and the new one: "${from}: ${to}".`,
  },
  { looks: /^\s*(\/[^\s:]*):(?:\/|https)/, says: ([, from]) => `Type a space after the colon: "${from}: ".` },
  { looks: /^\s*(?:- )*([\w-]+):[^\s/:]/, says: ([, name]) => `Type a space after the colon: "${name}: ".` },
  {
    looks: /:\s+([“”„‘’«])/u,
    says: ([, mark]) => `${mark} is a typographic quotation mark. Type a straight one (") at both ends of the text.`,
  },
  {
    looks: /:\s+- /,
    says: "A list begins on the line below its name. Move what follows the colon there, or write [ … ].",
  },
  { looks: /:\s+([|>?]) +\S/, says: ([, sign]) => beginsWith(sign) },
  { looks: /:\s+([@%`*&!]|\{\{)/, says: ([, sign]) => beginsWith(sign) },
  {
    code: "UNEXPECTED_TOKEN",
    looks: /["'}\]]\s+([\w-]+):/,
    says: ([, name]) => `A comma is missing before "${name}:". Type one.`,
  },
  {
    code: "UNEXPECTED_TOKEN",
    looks: /["']/,
    says: 'The text goes on after its closing quotation mark. Put all of it in "quotation marks", and write \\" for one inside it.',
  },
  { code: "BLOCK_IN_FLOW", looks: /:/, says: 'A text in { … } has a colon. Put it in "quotation marks".' },
  {
    code: "BLOCK_AS_IMPLICIT_KEY",
    looks: /^\s*(?:- )*([\w-]+:) +(.*:(?: .*|$))/,
    says: ([, name, text = ""]) => `The text has a colon. Put it in "quotation marks": ${name} ${quoted(text)}`,
  },
  { code: "MULTIPLE_DOCS", looks: /^---/, says: "A line of hyphens ends the file here. Delete it." },
  {
    looks: /^[^:]*$/,
    says: 'The line has no name with a colon. Begin it with one, such as "name: ", or with more spaces than the line above if it belongs to that.',
  },
];

const beginsWith = (sign = "") => `A text cannot begin with ${sign}. Put it in "quotation marks".`;

const notRead =
  'What follows "#" is not read. Put the text in "quotation marks", or a space behind the # of a comment.';

/** A text between quotation marks, as YAML reads it. */
function quoted(text: string): string {
  const short = text.trim().length > 60 ? `${text.trim().slice(0, 40)}…` : text.trim();
  return short.includes('"') ? `'${short.replaceAll("'", "''")}'` : `"${short}"`;
}

/** Where a source stops being YAML, and what to type there. */
export function mistakeOf(source: string, document: Document, { code, message, pos }: YAMLParseError): Typed {
  const [offset] = pos;
  if (code === "DUPLICATE_KEY")
    return { offset, text: `${source.slice(offset).split(/:\s/, 1)[0]} is here twice. Keep one.` };
  const quote = unclosedQuote(source, document, offset);
  if (quote !== undefined || message.startsWith("Missing closing"))
    return {
      offset: quote ?? offset,
      text: "The quotation mark that opens here is not closed. Type one at the end of the text.",
    };
  if (code === "BAD_INDENT" && message.startsWith("Flow")) {
    const open = openBracket(source, document, offset);
    const isCut = /\s#\S/.test(source.slice(open).split("\n", 1)[0] ?? "");
    return {
      offset: open,
      text: isCut ? notRead : "The bracket that opens here is not closed. Type the closing one, } or ].",
    };
  }
  const text = inLine({ line: lineAt(source, offset), code });
  if (text !== undefined) return { offset, text };
  if (code === "BLOCK_AS_IMPLICIT_KEY")
    return {
      offset: source.indexOf("\n", offset) + 1,
      text: "The line begins with more spaces than the one above, which has a value already. Give both as many.",
    };
  if (code === "BAD_INDENT" || message.startsWith("Sequence item"))
    return {
      offset,
      text: "The line has another number of spaces at its beginning than those that it belongs to. Give it as many.",
    };
  return { offset, text: `${message.replace(/\.$/, "")}. Check the indentation, quotation marks and brackets.` };
}

function inLine({ line, code }: At): string | undefined {
  for (const { code: only, looks, says } of lines) {
    const found = only === undefined || only === code ? looks.exec(line) : null;
    if (found) return typeof says === "string" ? says : says(found);
  }
  return undefined;
}

function lineAt(source: string, offset: number): string {
  const start = source.lastIndexOf("\n", offset - 1) + 1;
  return source.slice(start).split("\n", 1)[0] ?? "";
}

/** Where the last bracket before a place opens that has no closing one. */
function openBracket(source: string, document: Document, offset: number): number {
  let found = offset;
  visit(document, {
    Collection(_, { flow, range }) {
      const [start, end] = range ?? [0, 0];
      if (flow && start < offset && !/[}\]]$/.test(source.slice(start, end))) found = start;
    },
  });
  return found;
}

/** Where a quotation mark opens that took lines with it, up to the place of an error. */
function unclosedQuote(source: string, document: Document, offset: number): number | undefined {
  let found: number | undefined;
  visit(document, {
    Scalar(_, { type, range }) {
      const [start, end] = range ?? [0, 0];
      if (!type?.startsWith("QUOTE") || !source.slice(start, end).trimEnd().includes("\n")) return;
      if (end <= offset + 1 && !source.slice(end, offset).includes("\n")) found = start;
    },
  });
  return found;
}

/** What is YAML, and says something else than was meant. */
export function misread(source: string, document: Document): Typed[] {
  const found: Typed[] = [];
  const say = (node: unknown, text: string) => found.push({ offset: startOf(node), text });
  visit(document, {
    Pair(at, pair, path) {
      const within = path.at(-1);
      const items = isMap(within) && within.flow ? within.items : undefined;
      const before = items?.[Number(at) - 1];
      if (items && (pair.value === null || (isText(before?.value) && isPhrase(pair.key))))
        say(pair.key, cutByComma(source, pair));
      // A text such as {{city}}, which is no name.
      return isScalar(pair.key) ? undefined : visit.SKIP;
    },
    Alias: (_, node) => void say(node, beginsWith("*")),
    Scalar(_, node) {
      const text = misreadScalar(source, node);
      if (text !== undefined) say(node, text);
    },
  });
  for (const { code, pos } of document.warnings)
    if (code === "TAG_RESOLVE_FAILED") found.push({ offset: pos[0], text: beginsWith("!") });
  // All of a file that is a single text: its lines have names that YAML does not see.
  if (isScalar(document.contents) && typeof document.contents.value === "string") {
    const text = inLine({ line: lineAt(source, startOf(document.contents)), code: "" });
    if (text !== undefined) say(document.contents, text);
  }
  return found;
}

function startOf(node: unknown): number {
  return isScalar(node) || (typeof node === "object" && node !== null && "range" in node)
    ? ((node as Scalar).range?.[0] ?? 0)
    : 0;
}

function isText(value: unknown): boolean {
  return isScalar(value) && value.type === "PLAIN" && !/^https?:/.test(String(value.value));
}

function isPhrase(key: unknown): boolean {
  return isScalar(key) && key.type === "PLAIN" && /\S\s+\S/.test(String(key.value));
}

/** Names have no space: one that has is what follows a comma that belongs to a text, as is a part of `{ … }` without a colon. */
function cutByComma(source: string, { key }: Pair): string {
  if (!isScalar(key)) return beginsWith("{");
  const part = String(key.value);
  const number = /(\d+),$/.exec(source.slice(0, startOf(key)).trimEnd());
  if (number && /^\d+$/.test(part)) return `A number has no comma. Write ${number[1]}${part}.`;
  return (
    (/[:：]/.test(part) ? inLine({ line: part, code: "" }) : undefined) ??
    `The text ends at the comma before "${part}". Put all of it in "quotation marks".`
  );
}

function misreadScalar(source: string, { type, value, range, anchor }: Scalar): string | undefined {
  const [quote = ""] = typeof value === "string" ? (/(?<!\{)\{(?:priced?:|replyWithin)[^{}]*\}/.exec(value) ?? []) : [];
  if (quote !== "") return `Type two braces at each end: {${quote}}.`;
  if (anchor !== undefined) return beginsWith("&");
  if (type !== "PLAIN" || !range) return undefined;
  const [written] = source.slice(range[1]).split("\n", 1);
  if (/^\s*#\S/.test(written ?? "")) return notRead;
  const [mark = ""] = typeof value === "string" ? (/^[“”„‘](?=[^“”„‘]*[“”’]$)/u.exec(value) ?? []) : [];
  return mark === ""
    ? undefined
    : `${mark} is a typographic quotation mark. Type a straight one (") at both ends of the text.`;
}
