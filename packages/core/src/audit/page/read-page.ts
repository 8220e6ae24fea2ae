import { Parser } from "htmlparser2";
import { PageBuilder } from "./page-builder.ts";
import type { Page } from "./page.ts";

/** Characters parsed at a time: about a millisecond of work. */
const pieceLength = 16 * 1024;

/** The nesting limit of browsers; an unbounded stack would make every closing tag search all of it. */
const deepest = 512;

/** Treats elements nested deeper than browsers allow as empty. */
class BoundedParser extends Parser {
  readonly #builder: PageBuilder;
  #tooDeep = false;

  constructor(builder: PageBuilder) {
    super(builder);
    this.#builder = builder;
  }

  override onopentagname(start: number, end: number): void {
    this.#tooDeep = this.#builder.depth >= deepest;
    super.onopentagname(start, end);
  }

  override onclosetag(start: number, end: number): void {
    this.#tooDeep = false;
    super.onclosetag(start, end);
  }

  protected override isVoidElement(name: string): boolean {
    return this.#tooDeep || super.isVoidElement(name);
  }
}

/** Reads a page in one go: for small pages and tests. */
export function readPage(html: string): Page {
  const builder = new PageBuilder();
  new BoundedParser(builder).end(html);
  return builder.page;
}

/** Reads a page piece by piece. `pause` yields to other work; an error it throws ends the reading. */
export async function readPageInPieces(html: string, pause: () => Promise<void>): Promise<Page> {
  const builder = new PageBuilder();
  const parser = new BoundedParser(builder);
  for (let start = 0; start < html.length; start += pieceLength) {
    await pause();
    parser.write(html.slice(start, start + pieceLength));
  }
  parser.end();
  return builder.page;
}
