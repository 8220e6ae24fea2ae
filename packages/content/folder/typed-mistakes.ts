import { type Document, isMap, isScalar, isSeq, type Pair, type Scalar, visit, type YAMLParseError } from "yaml";

/** A mistake at a place of a source, with what to type. */
export type Typed = { offset: number; text: string };

type At = { line: string; code: string };

/** What word processors, chats and haste put before the entries of a list. */
const bullet = /^\s*(?:[•·▪–—*]\s*|\d+[.)]\s+|-(?=[\w{["'“]))\S/;
const aHyphen = 'An entry of a list begins with a hyphen and a space: "- ". Type these.';
const beginsWith = (sign = "") => `A text cannot begin with ${sign}. Put it in "quotation marks".`;

const bracketNotClosed = "The bracket that opens here is not closed. Type the closing one, } or ].";
const notRead =
  'What follows "#" is not read. Put the text in "quotation marks", or a space behind the # of a comment.';

/** What people type in a line that is not YAML, the likeliest first: the error that it makes, if only one tells, what it looks like, and what to type. */
const lines: readonly { code?: string; looks: RegExp; says: string | ((found: RegExpExecArray) => string) }[] = [
  {
    looks: /^(?:<{7}|={7}|>{7})(?: |$)/,
    says: "Git left two versions of these lines. Keep one, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.",
  },
  { looks: /^\s*(?:\/\/|<!--|\/\*)/, says: 'A comment begins with "#" and a space. Type that.' },
  {
    looks: /^ *\t/,
    says: "The line begins with a tab. Type spaces in its place, as many as the lines beside it have.",
  },
  {
    looks: /^ *[\u{a0}\u{3000}]|[:,-][\u{a0}\u{3000}]/u,
    says: "The line has a space of another kind (no-break or full-width). Type an ordinary one in its place.",
  },
  { looks: bullet, says: aHyphen },
  {
    looks: /(?:^|[{,])\s*(?:- )*([\w-]+|\/[^\s:：]*)\s*：/,
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
    looks: /^\s*(?:redirect\w*\s+)?(?:30\d\s+)?(\/[^\s,;:]*?)\s*(?:->|→|=>|[,;\s])\s*((?:\/|https:)\S*)/i,
    says: ([, from, to]) => `Type a colon and a space between the old address and the new one: "${from}: ${to}".`,
  },
  { looks: /^\s*(\/[^\s:]*):(?:\/|https)/, says: ([, from]) => `Type a space after the colon: "${from}: ".` },
  { looks: /^\s*(?:- )*([\w-]+):[^\s/:]/, says: ([, name]) => `Type a space after the colon: "${name}: ".` },
  {
    looks: /:\s+([“”„‘’«])/u,
    says: ([, mark = ""]) => typographic(mark),
  },
  {
    looks: /:\s+-(?:\s|$)/,
    says: "A list begins on the line below its name. Move what follows the colon there, or write [ … ].",
  },
  { looks: /:\s+([|>?])(?: +[^\s#]|[^\s\d+-])/, says: ([, sign]) => beginsWith(sign) },
  { looks: /:\s+([@%`*&!,\]}]|\{\{)/, says: ([, sign]) => beginsWith(sign) },
  { looks: /[[{,]\s*#\S/, says: notRead },
  {
    code: "UNEXPECTED_TOKEN",
    looks: /^\s*(?:- )*[\w-]+:\s+([[{])[^\]}]*[\]}]\s*[^\s\]},#]/,
    says: ([, sign]) => beginsWith(sign),
  },
  {
    code: "UNEXPECTED_TOKEN",
    looks: /["'}\]]\s+([\w-]+):/,
    says: ([, name]) => `A comma is missing before "${name}:". Type one.`,
  },
  { code: "UNEXPECTED_TOKEN", looks: /["'}\]],\s*$/, says: "A line does not end with a comma. Delete it." },
  {
    code: "UNEXPECTED_TOKEN",
    looks: /["']/,
    says: 'The text goes on after its closing quotation mark. Put all of it in "quotation marks", and write \\" for one inside it.',
  },
  {
    looks: /^[^[{]*([}\]])\s*$/,
    says: ([, sign]) =>
      `"${sign}" closes here what opens nowhere. Type the opening bracket, { or [, before the first value.`,
  },
  {
    looks: /^\s*(?:- )*(\w[\w-]*)\s+[[{]/,
    says: ([, name]) => `A colon is missing behind "${name}". Type one: "${name}: ".`,
  },
  { code: "BLOCK_IN_FLOW", looks: /:/, says: 'A text in { … } has a colon. Put it in "quotation marks".' },
  {
    code: "BLOCK_AS_IMPLICIT_KEY",
    looks: /^\s*(?:- )*([\w-]+:) +(.*:(?: .*|$))/,
    says: ([, name, text = ""]) => `The text has a colon. Put it in "quotation marks": ${name} ${quoted(text)}`,
  },
  { code: "MULTIPLE_DOCS", looks: /^---/, says: "A line of hyphens ends the file here. Delete it." },
  {
    code: "MISSING_CHAR",
    looks: /\[.*["']/,
    says: "A comma or a quotation mark is missing between two entries of this list. Type it.",
  },
  ...["MULTILINE_IMPLICIT_KEY", "MISSING_CHAR"].map((code) => ({
    code,
    looks: /^\s*(?:- )*(\w[\w-]*) +[^\s:]/,
    says: ([, name]: RegExpExecArray) => `A colon is missing behind "${name}". Type one: "${name}: ".`,
  })),
  {
    looks: /^[^:]*$/,
    says: 'The line has no name with a colon. Begin it with one, such as "name: ", or with more spaces than the line above if it belongs to that.',
  },
];

/** A text between quotation marks, as YAML reads it. */
function quoted(text: string): string {
  const short = text.trim().length > 60 ? `${text.trim().slice(0, 40)}…` : text.trim();
  return short.includes('"') ? `'${short.replaceAll("'", "''")}'` : `"${short}"`;
}

/** Where a source stops being YAML, and what to type there. */
export function syntaxMistake(source: string, document: Document, { code, message, pos }: YAMLParseError): Typed {
  const [offset] = pos;
  if (code === "DUPLICATE_KEY")
    return { offset, text: `${source.slice(offset).split(/:\s/, 1)[0]} is here twice. Keep one.` };
  const quote = unclosedQuote(source, document, offset);
  if (quote !== undefined) return notClosed(source, quote);
  const [, sign] = /^Missing closing (["'])/.exec(message) ?? [];
  if (sign !== undefined) return notClosed(source, source.lastIndexOf(sign, offset - 1));
  if (code === "BAD_INDENT" && message.startsWith("Flow")) {
    const open = openBracket(source, document, offset);
    const isCut = /\s#\S/.test(source.slice(open).split("\n", 1)[0] ?? "");
    return {
      offset: open,
      text: isCut ? notRead : bracketNotClosed,
    };
  }
  const line = lineAt(source, offset);
  const open = openBracket(source, document, offset);
  if (!line.includes(":") && source.slice(open, offset).includes("\n")) return { offset: open, text: bracketNotClosed };
  const text = inLine({ line, code });
  if (text !== undefined) return { offset, text };
  if (message.endsWith("at node end") && isSeq(document.contents)) return { offset, text: aHyphen };
  const [start] = document.contents?.range ?? [0];
  if (message.startsWith("Unexpected seq-item-ind")) return { offset: start, text: aHyphen };
  if (message.endsWith("at node end") && /[ \t]$/.test(source.slice(0, start)))
    return { offset: start, text: "The line begins with more spaces than those below it. Give all as many." };
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

/** @param offset of the quotation mark */
function notClosed(source: string, offset: number): Typed {
  const [rest = ""] = source.slice(offset + 1).split("\n", 1);
  const [curly] = /[“”„]/u.exec(rest) ?? [];
  const [begin = ""] = /^(?:(?!, [\w-]+:)[^}\]"“”„]){0,40}/u.exec(rest) ?? [];
  return {
    offset,
    text: curly
      ? `${curly} is a typographic quotation mark. Type a straight one (") there, as at the beginning of the text.`
      : `The quotation mark before ${begin.trim() || "this text"} is not closed. Type one at the end of the text.`,
  };
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

/** Where a quotation mark opens in a line, of which the next one belongs to the next text: `{ en: "Ink, ms: "Dakwat" }`. */
function quoteBeforeName(source: string, offset: number): number | undefined {
  const line = lineAt(source, offset);
  const begin = source.lastIndexOf("\n", offset - 1) + 1;
  for (const { 0: text, index } of line.matchAll(/(["']).*?\1/g))
    if (/,\s*[\w-]+:\s*["']$/.test(text)) return begin + index;
  return undefined;
}

/** Where a quotation mark opens that took lines with it, up to the place of an error. */
function unclosedQuote(source: string, document: Document, offset: number): number | undefined {
  let found = quoteBeforeName(source, offset);
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
  const say = (node: unknown, text: string) => found.push({ offset: nodeStart(node), text });
  visit(document, {
    Pair(at, pair, path) {
      const within = path.at(-1);
      const items = isMap(within) && within.flow ? within.items : undefined;
      const before = items?.[Number(at) - 1];
      const isDigits = ({ key, value }: Pair) => value === null && isScalar(key) && /^\d+$/.test(String(key.value));
      const isSaid = before !== undefined && isDigits(before) && isDigits(pair);
      if (items && !isSaid && (pair.value === null || (isText(before?.value) && isPhrase(pair.key))))
        say(pair.key, cutByComma(source, pair, before));
      if (isScalar(pair.key) && /\p{Cf}/u.test(String(pair.key.value)))
        say(pair.key, "The name has a sign that nobody sees. Type the line anew.");
      // A text such as {{city}}, which is not a name.
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
    const text = inLine({ line: lineAt(source, nodeStart(document.contents)), code: "" });
    if (text !== undefined) say(document.contents, text);
  }
  return found;
}

function nodeStart(node: unknown): number {
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
function cutByComma(source: string, { key }: Pair, before: Pair | undefined): string {
  if (!isScalar(key)) return beginsWith("{");
  const part = String(key.value);
  const [digits] = /\d+(?:,\d{3})*$/.exec(source.slice(0, nodeStart(key)).replace(/,\s*$/, "")) ?? [];
  const [following = ""] = /^\d+(?:,\d+)*/.exec(source.slice(nodeStart(key))) ?? [];
  if (digits && /^\d+$/.test(part))
    return `A number has no comma. Write ${`${digits}${following}`.replaceAll(",", "")}.`;
  const [mark] = isScalar(before?.value) ? (/^[“”„‘]/u.exec(String(before.value.value)) ?? []) : [];
  if (mark) return typographic(mark);
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
  if (typeof value !== "string") return undefined;
  const [mark] = /^[“”„‘](?=[^“”„‘]*[“”’"']$)/u.exec(value) ?? [];
  if (mark) return typographic(mark);
  if (/^[^"]*[^"\d]"$/.test(value))
    return "The text ends with a quotation mark, and begins with none. Type one before it, too.";
  const typed = source.slice(range[0], range[1]).split("\n");
  return typed.length > 1 && typed.every((line) => bullet.test(line)) ? aHyphen : undefined;
}

function typographic(mark: string): string {
  return `${mark} is a typographic quotation mark. Type a straight one (") at both ends of the text.`;
}
