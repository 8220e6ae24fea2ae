import type { Element, ElementContent, Root, RootContent } from "hast";
import { toString } from "hast-util-to-string";
import { SKIP, visit } from "unist-util-visit";
import { currency } from "../settings.ts";

/** The values of a figures column: an amount, a share, a measure, or nothing. */
const figure = /^(?:[–—-]|(?:S\$)?\s?[\d.,]+(?:\s?%|\s\p{L}{1,9})?)$/u;

/**
 * Wraps each table in a region that scrolls and can be reached by keyboard, marks header cells, and aligns columns of
 * figures to the right.
 * @param columnName names a table by the heading above it
 */
export function arrangeTables(tree: Root, columnName: (heading: string) => string): void {
  let heading = "";
  visit(tree, "element", (node, index, parent) => {
    if (/^h[2-6]$/.test(node.tagName)) heading = toString(node);
    if (node.tagName !== "table" || !parent || index === undefined) return;
    arrangeCells(node);
    const region: Element = {
      type: "element",
      tagName: "div",
      properties: { className: ["table"], role: "region", tabIndex: 0, ariaLabel: columnName(heading) },
      children: [node],
    };
    parent.children[index] = region;
    return SKIP;
  });
}

function arrangeCells(table: Element): void {
  const [head = [], ...rows] = tableRows(table);
  for (const cell of head) cell.properties["scope"] = "col";
  const [corner] = head;
  if (corner && toString(corner) === "") {
    corner.tagName = "td";
    delete corner.properties["scope"];
    for (const [first] of rows) {
      if (!first) continue;
      first.tagName = "th";
      first.properties["scope"] = "row";
    }
  }
  for (const [column, top] of head.entries()) {
    const cells = rows.flatMap((row) => row[column] ?? []);
    const isOfFigures =
      cells.length > 0 && cells.every((cell) => figure.test(toString(cell).replace(currency.symbol, "").trim()));
    for (const cell of [top, ...cells]) {
      // GitHub's `align` attribute is obsolete in HTML.
      const align = cell.properties["align"] ?? (isOfFigures ? "right" : undefined);
      delete cell.properties["align"];
      if (align === "right") cell.properties["dataFigures"] = "";
    }
  }
}

function tableRows(table: Element): Element[][] {
  return elementsIn(table).flatMap((part) => elementsIn(part).map(elementsIn));
}

function elementsIn({ children }: Element): Element[] {
  return children.filter((child: ElementContent | RootContent) => child.type === "element");
}
