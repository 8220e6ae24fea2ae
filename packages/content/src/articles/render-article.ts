import type { Element, Root } from "hast";
import { toString } from "hast-util-to-string";
import rehypeSlug from "rehype-slug";
import rehypeStringify from "rehype-stringify";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { isInternal } from "./links.ts";
import type { ArticleText } from "./parse-article.ts";
import { arrangeTables } from "./render-tables.ts";

/** A heading in the table of contents. */
export type Section = { id: string; title: string; level: 2 | 3 };

export type RenderedArticle = { html: string; sections: Section[] };

export type RenderOptions = {
  /** Gives the address of a page in the language of the article. */
  address: (path: string) => string;
  /** Names a table for those who cannot see where it stands, by the heading above it. */
  tableName: (heading: string) => string;
};

/** With more headings than this the table of contents leaves out level 3, to stay a table. */
const longContents = 14;

/** Keeps the ids of headings apart from those of the page around them. */
const idPrefix = "section-";

/** Writes the body of an article as HTML, and says which sections it has. */
export function renderArticle({ body }: Pick<ArticleText, "body">, options: RenderOptions): RenderedArticle {
  const tree = unified().use(remarkRehype).use(rehypeSlug, { prefix: idPrefix }).runSync(body);
  writeLinks(tree, options.address);
  arrangeTables(tree, options.tableName);
  return { html: unified().use(rehypeStringify).stringify(tree), sections: sectionsOf(tree) };
}

function writeLinks(tree: Root, address: (path: string) => string): void {
  visit(tree, { type: "element", tagName: "a" }, ({ properties }) => {
    const href = String(properties["href"]);
    if (isInternal(href)) properties["href"] = address(href);
    else properties["rel"] = ["noopener"];
  });
}

function sectionsOf(tree: Root): Section[] {
  const all = tree.children.flatMap((node) => {
    const level = node.type === "element" ? levelOf(node) : undefined;
    return node.type === "element" && level
      ? [{ id: String(node.properties["id"]), title: toString(node), level }]
      : [];
  });
  return all.length > longContents ? all.filter(({ level }) => level === 2) : all;
}

function levelOf({ tagName }: Element): 2 | 3 | undefined {
  if (tagName === "h2") return 2;
  return tagName === "h3" ? 3 : undefined;
}
