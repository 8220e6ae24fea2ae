import { BoundedParser } from "./bounded-parser.ts";
import { PageBuilder } from "./page-builder.ts";
import type { Page } from "./page.ts";

/** The nesting limit of browsers. */
const deepest = 512;

/** Reads a page in one pass, without building a tree. */
export function readPage(html: string): Page {
  const builder = new PageBuilder();
  new BoundedParser(builder, { deepest }).end(html);
  return builder.finish();
}
