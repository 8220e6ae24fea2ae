import type { Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { VFile } from "vfile";
import { matter } from "vfile-matter";
import { z } from "zod";

const frontMatter = z.strictObject({
  title: z.string().trim().min(1),
  excerpt: z.string().trim().min(1),
  tags: z.array(z.string().trim().min(1)).min(1),
});

/** The text of an article in one language. */
export type ArticleText = z.infer<typeof frontMatter> & {
  body: Root;
};

const markdown = unified().use(remarkParse).use(remarkGfm);

/**
 * Parses an article's Markdown.
 * @param name the file's name, for error messages
 * @throws when a key of the front matter is missing, invalid or unknown, and when the body contains raw HTML or a
 * heading of level 1, which is reserved for the title
 */
export function parseArticle(source: string, name: string): ArticleText {
  const file = new VFile(source);
  matter(file, { strip: true });
  const head = frontMatter.safeParse(file.data.matter);
  if (!head.success) throw new Error(`${name}: ${z.prettifyError(head.error)}`);
  const body = markdown.parse(String(file));

  const linesOfHead = source.split("\n").length - String(file).split("\n").length;
  visit(body, (node) => {
    const line = linesOfHead + (node.position?.start.line ?? 0);
    if (node.type === "html") throw new Error(`${name}:${line}: raw HTML is not allowed: ${node.value}`);
    if (node.type === "heading" && node.depth === 1)
      throw new Error(`${name}:${line}: level 1 is reserved for the title; start headings at level 2`);
  });
  return { ...head.data, body };
}
