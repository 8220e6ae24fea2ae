import type { Root } from "mdast";
import { VFile } from "vfile";
import { matter } from "vfile-matter";
import { z } from "zod";
import { articleTextShape } from "./article-text-shape.ts";
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
  const file = new VFile(source);
  matter(file, { strip: true });
  const head = articleTextShape.safeParse(file.data.matter);
  if (!head.success) throw new Error(`${name}: ${z.prettifyError(head.error)}`);
  const body = parseMarkdown(String(file));

  const linesOfHead = source.split("\n").length - String(file).split("\n").length;
  const [problem] = problemsIn(body, [htmlProblem, headingProblem([2, 3, 4, 5, 6])]);
  if (problem) throw new Error(`${name}:${linesOfHead + problem.line}: ${problem.text}`);
  return { ...head.data, body };
}
