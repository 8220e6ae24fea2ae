import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "./files.mjs";

/** Settings are described in the words of what they are for. */
const exceptions = [/\.(?:test|fixture)\.ts$/, /\/environment\.ts$/, /\.md$/];

const noun =
  /report|enquir|booking|newsletter|subscriber|figure|schedule|dispatch(?!er)|revision|invitation|client(?:Id|s\b)/i;

/**
 * Finds what of the agency's business is named in `kit`, which every room uses and which knows none of them.
 * @param {string} root of the repository
 * @returns {string[]} such as "packages/server/src/kit/x.ts:3: reportId"
 */
export function nounsInKit(root) {
  return filesIn(root, "packages/server/src/kit", exceptions).flatMap((file) => {
    const lines = codeIn(readFileSync(join(root, file), "utf8")).split("\n");
    return lines.flatMap((line, index) => {
      const [word] = /\w+/.exec(line.slice(line.search(noun))) ?? [];
      return noun.test(line) ? [`${file}:${index + 1}: ${word}`] : [];
    });
  });
}

/**
 * The code of a file, line by line, without comments and the insides of texts that are not addresses of modules.
 * @param {string} text
 */
function codeIn(text) {
  return text
    .replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ""))
    .replaceAll(/(^|\s)\/\/.*$/gm, "$1")
    .replaceAll(/"(?![@.])[^"\n]*"/g, '""');
}
