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

/** The words of an article in one language. */
export type ArticleText = z.infer<typeof frontMatter> & {
  body: Root;
};

const markdown = unified().use(remarkParse).use(remarkGfm);

/**
 * Reads the Markdown of an article.
 * @param name the file's name, for the errors
 * @throws when a key of the front matter is missing, wrong or one too many, and when the body holds raw HTML or a heading of
 * level 1, which is the title's
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
      throw new Error(`${name}:${line}: level 1 is the title's; headings begin at level 2`);
  });
  return { ...head.data, body };
}
