/** A Markdown file in parts: YAML between two lines of hyphens, and the text after it. Lines are those of the file, from 1. */
export type Parts = { head: string; headLine: number; body: string; bodyLine: number };

const hyphens = /^-{3,}\s*$/;

/** @returns or which line of hyphens is missing, and where it belongs */
export function splitParts(source: string): Parts | { missing: "first" | "last"; line: number } {
  const lines = source.replace(/^\uFEFF/, "").split(/\r?\n/);
  const first = lines.findIndex((line) => line.trim() !== "");
  if (!hyphens.test(lines[first] ?? "")) return { missing: "first", line: Math.max(first, 0) + 1 };
  const length = lines.slice(first + 1).findIndex((line) => hyphens.test(line));
  if (length < 0) {
    const end = lines.slice(first + 1).findIndex((line) => line.trim() === "");
    return { missing: "last", line: end < 0 ? lines.length : first + 2 + end };
  }
  const last = first + 1 + length;
  return {
    head: lines.slice(first + 1, last).join("\n"),
    headLine: first + 2,
    body: lines.slice(last + 1).join("\n"),
    bodyLine: last + 2,
  };
}
