import type { Element, Root, ElementContent, Properties } from "hast";
import { toString } from "hast-util-to-string";
import rehypeSlug from "rehype-slug";
import rehypeStringify from "rehype-stringify";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { visit, SKIP } from "unist-util-visit";
import { isInternal } from "../plain-address.ts";
import { nameIn } from "./markdown.ts";
import type { ArticleText } from "./parse-article.ts";
import { arrangeTables } from "./render-tables.ts";

/** A heading in the table of contents. */
export type Section = { id: string; title: string; level: 2 | 3 };

/** `parts` are the HTML of what stands before the first heading of level 2, and of each such heading with its text. */
export type RenderedArticle = { parts: string[]; sections: Section[] };

export type RenderOptions = {
  /** Returns the address of a page in the article's language. */
  address: (path: string) => string;
  /** Names a table for screen readers, by the heading above it. */
  tableName: (heading: string) => string;
  /** The heading of the footnotes, and what the link back to a place in the text is called; the place is "1", or "1-2" for its second. */
  footnotes: { title: string; back: (place: string) => string };
  /** The files of a picture that the text names. */
  picture?: (name: string) => PictureFiles;
};

/** With more headings than this, the table of contents leaves out level 3. */
const longContents = 14;

/** Prefix that keeps heading ids distinct from the other ids of the page. */
const idPrefix = "section-";

/** Renders an article's body as HTML, with its table of contents. */
export function renderArticle({ body }: Pick<ArticleText, "body">, options: RenderOptions): RenderedArticle {
  const { title, back } = options.footnotes;
  const tree = unified()
    .use(remarkRehype, {
      footnoteLabel: title,
      footnoteLabelProperties: {},
      footnoteBackLabel: (place, repeated) => back(`${place + 1}${repeated > 1 ? `-${repeated}` : ""}`),
    })
    .use(rehypeSlug, { prefix: idPrefix })
    .runSync(body);
  unwrapFootnotes(tree);
  writeLinks(tree, options.address);
  if (options.picture) writePictures(tree, options.picture);
  arrangeTables(tree, options.tableName);
  return { parts: splitParts(tree), sections: articleSections(tree) };
}

/** The footnotes are a part like others. */
function unwrapFootnotes(tree: Root): void {
  tree.children = tree.children.flatMap((node) =>
    node.type === "element" && node.properties["dataFootnotes"] !== undefined ? node.children : [node],
  );
}

function splitParts(tree: Root): string[] {
  const parts: Root["children"][] = [[]];
  for (const node of tree.children) {
    if (node.type === "element" && node.tagName === "h2") parts.push([]);
    parts.at(-1)?.push(node);
  }
  return parts.map((children) => unified().use(rehypeStringify).stringify({ type: "root", children }));
}

function writeLinks(tree: Root, address: (path: string) => string): void {
  visit(tree, { type: "element", tagName: "a" }, ({ properties }) => {
    const href = String(properties["href"]);
    if (isInternal(href)) properties["href"] = address(href);
    else if (!href.startsWith("#")) properties["rel"] = ["noopener"];
  });
}

function articleSections(tree: Root): Section[] {
  const all = tree.children.flatMap((node) => {
    const level = node.type === "element" ? headingLevel(node) : undefined;
    return node.type === "element" && level
      ? [{ id: String(node.properties["id"]), title: toString(node), level }]
      : [];
  });
  return all.length > longContents ? all.filter(({ level }) => level === 2) : all;
}

function headingLevel({ tagName }: Element): 2 | 3 | undefined {
  if (tagName === "h2") return 2;
  return tagName === "h3" ? 3 : undefined;
}

/** A picture in several widths as AVIF, and in one that every browser reads. */
type PictureFiles = { srcSet: string; sizes: string; src: string; width: number; height: number };

/** Writes each picture as a figure with its files. What Markdown calls its title is the line below it. */
function writePictures(tree: Root, findFiles: (name: string) => PictureFiles): void {
  visit(tree, { type: "element", tagName: "img" }, (image) => {
    const { title, src: name, alt } = image.properties;
    const { srcSet, sizes, ...files } = findFiles(nameIn(String(name)));
    // Its place is kept before it arrives, also where the window is too low for all of it.
    const style = `--own:${files.width}px;--ratio:${(files.width / files.height).toFixed(3)}`;
    const source = element("source", { type: "image/avif", srcSet, sizes });
    const shown = element("img", { ...files, alt, loading: "lazy", decoding: "async" });
    const caption = title ? [element("figcaption", {}, [{ type: "text", value: title }])] : [];
    Object.assign(image, element("figure", { style }, [element("picture", {}, [source, shown]), ...caption]));
    return SKIP;
  });
  // Markdown has pictures in paragraphs, where a figure must not be.
  visit(tree, { type: "element", tagName: "p" }, (paragraph, index, parent) => {
    if (!paragraph.children.some(isFigure) || parent === undefined || index === undefined) return undefined;
    const parts = apart(paragraph.children);
    parent.children.splice(index, 1, ...parts);
    return index + parts.length;
  });
}

/** Figures by themselves, and what is between them in paragraphs. */
function apart(children: readonly ElementContent[]): Element[] {
  const parts: Element[] = [];
  let open: Element | undefined;
  for (const child of children) {
    if (isFigure(child)) {
      parts.push(child);
      open = undefined;
    } else if (open) open.children.push(child);
    else if (child.type !== "text" || child.value.trim() !== "") {
      open = element("p", {}, [child]);
      parts.push(open);
    }
  }
  return parts;
}

function isFigure(node: ElementContent): node is Element {
  return node.type === "element" && node.tagName === "figure";
}

function element(tagName: string, properties: Properties, children: ElementContent[] = []): Element {
  return { type: "element", tagName, properties, children };
}
