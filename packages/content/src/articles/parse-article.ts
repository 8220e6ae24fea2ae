import type { Root } from "mdast";
import { parse } from "yaml";
import { z } from "zod";
import { articleTextShape } from "./article-text-shape.ts";
import { splitParts } from "./front-matter.ts";
import { headingProblem, htmlProblem, parseMarkdown, problemsIn } from "./markdown.ts";

/** The text of an article in one language. */
export type ArticleText = z.infer<typeof articleTextShape> & {
  body: Root;
};

/**
 * Parses an article's Markdown.
 * @param name the file's name, for error messages
 * @throws when a key of the front matter is missing, invalid or unknown, and when the body contains raw HTML or a
 * heading of level 1, which is reserved for the title
 */
export function parseArticle(source: string, name: string): ArticleText {
  const parts = splitParts(source);
  if ("missing" in parts) throw new Error(`${name}: a line of three hyphens (---) is missing`);
  const head = articleTextShape.safeParse(parse(parts.head));
  if (!head.success) throw new Error(`${name}: ${z.prettifyError(head.error)}`);
  const body = parseMarkdown(parts.body);

  const [problem] = problemsIn(body, [htmlProblem, headingProblem([2, 3, 4, 5, 6])]);
  if (problem) throw new Error(`${name}:${parts.bodyLine + problem.line - 1}: ${problem.text}`);
  return { ...head.data, body };
}
