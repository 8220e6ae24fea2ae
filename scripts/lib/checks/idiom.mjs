import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "./files.mjs";

const folders = ["apps", "bench", "e2e", "faults", "packages", "scripts"];
const source = /\.(?:ts|tsx|mjs)$/;

/** Between two words, which can be on two lines of a comment. */
const gap = String.raw`(?:[ \t]+|[ \t]*\r?\n[ \t]*(?:\*[ \t]+|//[ \t]+)?)`;

/** English over which a native reader stumbles: "is" before "no" and a noun, and pronouns in place of a noun before "that". */
const idioms = new RegExp(
  [
    `(?<!\\bthere${gap})\\b(?:is|are)${gap}no\\b(?!${gap}longer)`,
    `\\bthose${gap}that\\b`,
    `\\bthe${gap}one${gap}that\\b`,
  ].join("|"),
  "gi",
);

/** The start of a line up to a comment, or to the name of a test. */
const comment = /^\s*(?:\/\*|\*|\/\/)|(?:\/\/|\/\*\*?) /;
const testName = /(?<!\.)\b(?:test|it|describe)\b.*["'`]|\)\(["'`]/;

/**
 * Finds phrases in comments and names of tests that read as if translated, each as `file, line 12: phrase`.
 * @param {string} root of the repository
 * @returns {string[]}
 */
export function strayIdioms(root) {
  const files = folders.flatMap((folder) => filesIn(root, folder, [])).filter((file) => source.test(file));
  return files.toSorted().flatMap((file) => {
    const text = readFileSync(join(root, file), "utf8");
    return Array.from(text.matchAll(idioms)).flatMap(({ 0: phrase, index }) => {
      const before = text.slice(text.lastIndexOf("\n", index) + 1, index);
      if (!comment.test(before) && !testName.test(before)) return [];
      return [`${file}, line ${text.slice(0, index).split("\n").length}: ${phrase.replaceAll(/\s+[*/]*\s*/g, " ")}`];
    });
  });
}
