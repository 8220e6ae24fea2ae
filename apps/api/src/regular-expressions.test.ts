import { parse } from "acorn";
import { existsSync, globSync, readFileSync } from "node:fs";
import { createRequire, stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import { checkSync } from "recheck";
import { expect, test } from "vitest";

// Otherwise recheck looks for a Java or a program of its own.
process.env["RECHECK_BACKEND"] = "pure";

const root = join(import.meta.dirname, "../../..");

/** The server's code: all of it may meet text from outside. Tests, and `content` with the agency's own texts, do not. */
const files = globSync("{apps/{api,worker},packages/{contracts,model,server}}/src/**/*.ts", {
  cwd: root,
}).filter((file) => !/\.(?:test|fixture|d)\.ts$|\/testing\//.test(file));

type Found = { pattern: string; flags: string };

const literals = new Map<string, Found & { file: string }>();
const builders = new Set<string>();
for (const file of files) {
  parse(stripTypeScriptTypes(readFileSync(join(root, file), "utf8")), {
    ecmaVersion: "latest",
    sourceType: "module",
    onToken: ({ type, value }: { type: { label: string }; value?: unknown }) => {
      if (type.label === "name" && value === "RegExp") builders.add(file);
      if (type.label !== "regexp") return;
      const { pattern, flags } = value as Found;
      literals.set(`/${pattern}/${flags}`, { pattern, flags, file });
    },
  });
}

/**
 * Whether an expression is linear at a glance, which spares the automaton: it repeats nothing without end, or one letter in a text that
 * is read from its start only.
 */
function isPlain({ pattern, flags }: Found): boolean {
  const bare = pattern.replaceAll(/\\p\{[^}]+\}|\\.|\[(?:\\.|[^\]\\])*\]/giu, "x");
  const endless = bare.match(/[*+]|\{\d+,\}/g)?.length ?? 0;
  const anchored = bare.startsWith("^") && !flags.includes("m") && !/\)[*+{]/.test(bare);
  return endless === 0 || (endless === 1 && anchored && !withoutGroups(bare).includes("|"));
}

function withoutGroups(pattern: string): string {
  const less = pattern.replaceAll(/\([^()]*\)/g, "x");
  return less === pattern ? pattern : withoutGroups(less);
}

/**
 * Null for an expression that is proven linear, or the reason that it is not. The automaton decides each exactly, and does not
 * know assertions that look ahead or behind, which are therefore not to be used.
 */
function expressionProblem(found: Found): string | null {
  if (isPlain(found)) return null;
  const { pattern, flags } = found;
  const verdict = checkSync(pattern, flags, { checker: "automaton", timeout: null });
  if (verdict.status === "unknown") return verdict.error.kind;
  const { type } = verdict.complexity;
  return type === "safe" || type === "linear" ? null : type;
}

/**
 * What the automaton has proven, and by which version: proving all of it takes half a minute. The test writes the file when it is
 * missing, and only after each expression has passed. `npm run test:faults` proves all of them again.
 */
const approved = join(import.meta.dirname, "regular-expressions.approved.txt");
const prover = `recheck ${createRequire(import.meta.url)("recheck/package.json").version}`;

function provenBefore(): ReadonlySet<string> {
  if (process.env["PROVE_AGAIN"] !== undefined || !existsSync(approved)) return new Set();
  const [by, ...proven] = readFileSync(approved, "utf8").split("\n");
  return new Set(by === prover ? proven : []);
}

test("every regular expression of the server takes time in proportion to the text", async () => {
  expect(literals.size).toBeGreaterThan(80);
  const before = provenBefore();
  const verdicts = Array.from(literals, ([literal, found]) => {
    const problem = before.has(literal) ? null : expressionProblem(found);
    return problem === null ? [] : `${found.file}: ${literal} (${problem})`;
  });
  expect(verdicts.flat()).toEqual([]);
  const proven = [...literals].flatMap(([literal, found]) => (isPlain(found) ? [] : literal)).toSorted();
  await expect([prover, ...proven, ""].join("\n")).toMatchFileSnapshot(approved);
});

test("an expression that goes back over the text is found", () => {
  const found = [/(?:a+)+$/, /^(?:a?a)*$/, /\s+$/, /^a+a+$/, /^x|a+$/, /^(?:x|a{2,})+$/];
  expect(found.map(({ source, flags }) => expressionProblem({ pattern: source, flags }))).toEqual([
    "exponential",
    "exponential",
    "polynomial",
    "polynomial",
    "polynomial",
    "exponential",
  ]);
});

test("no regular expression is built from text, except from the site's routes and the product's own lists of words", () => {
  expect([...builders].toSorted()).toEqual([
    // Of words and forms of dates, for texts of at most 300 letters, in the sandbox.
    "packages/server/src/imports/dates-in-text.ts",
    "packages/server/src/imports/words.ts",
    "packages/server/src/kit/http/site.ts",
  ]);
});
