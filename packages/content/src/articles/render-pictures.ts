import type { Element, ElementContent, Properties, Root } from "hast";
import { SKIP, visit } from "unist-util-visit";
import { nameIn } from "./markdown.ts";

/** A picture in several widths as AVIF, and in one that every browser reads. */
export type PictureFiles = { srcSet: string; sizes: string; src: string; width: number; height: number };

/** Writes each picture as a figure with its files. What Markdown calls its title is the line below it. */
export function writePictures(tree: Root, filesOf: (name: string) => PictureFiles): void {
  visit(tree, { type: "element", tagName: "img" }, (image) => {
    const { title, src: name, alt } = image.properties;
    const { srcSet, sizes, ...files } = filesOf(nameIn(String(name)));
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
