/** A value in a content stream or a CMap. A name keeps its slash, but not as a key; a string is its bytes. */
export type Operand = number | boolean | null | string | Buffer | Operand[] | Map<string, Operand>;

export type Operation = { operator: string; operands: Operand[] };

type Token = { kind: keyof typeof patterns; text: string };

const patterns = {
  space: /(?:\s|%[^\r\n]*)+/y,
  mark: /<<|>>|\[|\]/y,
  hex: /<[\dA-Fa-f\s]*>/y,
  literal: /\((?:\\[^]|[^\\()])*\)/y,
  name: /\/[^\s()<>[\]{}/%]*/y,
  number: /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/y,
  word: /[A-Za-z'"][\w'"*]*/y,
};

/** Reads a content stream or a CMap. It knows what pdfkit writes, and refuses the rest: pictures within the stream, for one. */
export function operationsOf(bytes: Uint8Array): Operation[] {
  const source = Buffer.from(bytes).toString("latin1");
  const operations: Operation[] = [];
  const open: { mark: string; values: Operand[] }[] = [];
  let operands: Operand[] = [];
  for (const token of tokensOf(source)) {
    if (token.text === "[" || token.text === "<<") open.push({ mark: token.text, values: [] });
    else if (token.text === "]" || token.text === ">>") {
      const closed = open.pop();
      if (closed === undefined) throw new Error(`${token.text} without its beginning`);
      (open.at(-1)?.values ?? operands).push(closed.mark === "[" ? closed.values : dictionaryOf(closed.values));
    } else if (token.kind === "word" && !(token.text in constants)) {
      operations.push({ operator: token.text, operands });
      operands = [];
    } else (open.at(-1)?.values ?? operands).push(valueOf(token));
  }
  return operations;
}

function* tokensOf(source: string): Generator<Token> {
  for (let at = 0; at < source.length;) {
    const token = tokenAt(source, at);
    if (token.kind !== "space") yield token;
    at += token.text.length;
  }
}

function tokenAt(source: string, at: number): Token {
  for (const [kind, pattern] of Object.entries(patterns) as [Token["kind"], RegExp][]) {
    pattern.lastIndex = at;
    const text = pattern.exec(source)?.[0];
    if (text !== undefined) return { kind, text };
  }
  throw new Error(`Cannot read "${source.slice(at, at + 20)}" in a content stream`);
}

const constants: Record<string, boolean | null> = { true: true, false: false, null: null };

function valueOf({ kind, text }: Token): Operand {
  if (kind === "number") return Number(text);
  if (kind === "hex") return Buffer.from(text.slice(1, -1).replaceAll(/\s/gu, ""), "hex");
  if (kind === "literal") return Buffer.from(unescaped(text.slice(1, -1)), "latin1");
  return kind === "word" ? (constants[text] ?? null) : text;
}

const escapes: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

function unescaped(text: string): string {
  return text.replaceAll(/\\(?:([0-7]{1,3})|([^]))/gu, (_, octal: string | undefined, character: string) =>
    octal === undefined ? (escapes[character] ?? character) : String.fromCharCode(Number.parseInt(octal, 8)),
  );
}

/** The name that an operand is, without its slash. */
export function nameIn(operand: Operand | undefined): string {
  return typeof operand === "string" ? operand.slice(1) : "";
}

function dictionaryOf(values: Operand[]): Map<string, Operand> {
  const entries = new Map<string, Operand>();
  values.forEach((key, index) => {
    if (index % 2 === 0 && typeof key === "string") entries.set(key.slice(1), values[index + 1] ?? null);
  });
  return entries;
}
