import type { Element, Root } from "hast";
import { toString } from "hast-util-to-string";
import rehypeSlug from "rehype-slug";
import rehypeStringify from "rehype-stringify";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { isInternal } from "./links.ts";
import type { ArticleText } from "./parse-article.ts";
import { type PictureFiles, writePictures } from "./render-pictures.ts";
import { arrangeTables } from "./render-tables.ts";

/** A heading in the table of contents. */
export type Section = { id: string; title: string; level: 2 | 3 };

export type RenderedArticle = { html: string; sections: Section[] };

export type RenderOptions = {
  /** Returns the address of a page in the article's language. */
  address: (path: string) => string;
  /** Names a table for screen readers, by the heading above it. */
  tableName: (heading: string) => string;
  /** The files of a picture that the text names. */
  picture?: (name: string) => PictureFiles;
};

/** With more headings than this, the table of contents leaves out level 3. */
const longContents = 14;

/** Prefix that keeps heading ids distinct from the other ids of the page. */
const idPrefix = "section-";

/** Renders an article's body as HTML, with its table of contents. */
export function renderArticle({ body }: Pick<ArticleText, "body">, options: RenderOptions): RenderedArticle {
  const tree = unified().use(remarkRehype).use(rehypeSlug, { prefix: idPrefix }).runSync(body);
  writeLinks(tree, options.address);
  if (options.picture) writePictures(tree, options.picture);
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
