import { type Handler, Parser, type ParserOptions } from "htmlparser2";
import { kept, keptText } from "./page.ts";

/** A handler that counts how many elements are open. */
type DepthHandler = Partial<Handler> & { readonly depth: number };

/** Tags of a document to read. A page of 2 MB that is as dense as any honest one has about 60,000. */
const mostTags = 200_000;

/** Attributes that an element keeps; browsers have no such limit, but no honest page comes near it. */
const mostAttributes = 200;

/**
 * Treats elements nested deeper than `deepest` as empty, because an unbounded stack would make every closing tag search all
 * of it. Drops the attributes of an element after the first 200, and what comes after 200,000 tags.
 */
export class BoundedParser extends Parser {
  readonly #handler: DepthHandler;
  readonly #deepest: number;
  #tooDeep = false;
  #attributes = 0;
  #tags = 0;

  constructor(handler: DepthHandler, { deepest, ...options }: ParserOptions & { deepest: number }) {
    super(handler, options);
    this.#handler = handler;
    this.#deepest = deepest;
  }

  override onopentagname(start: number, end: number): void {
    this.#tooDeep = this.#handler.depth >= this.#deepest;
    this.#attributes = 0;
    this.#count();
    super.onopentagname(start, end);
  }

  override onclosetag(start: number, end: number): void {
    this.#tooDeep = false;
    this.#count();
    super.onclosetag(start, end);
  }

  #count(): void {
    this.#tags += 1;
    if (this.#tags > mostTags) this.pause();
  }

  /** Gives all attributes that are too many the same empty name, of which the parser keeps the first. */
  override onattribname(start: number, end: number): void {
    this.#attributes += 1;
    super.onattribname(start, this.#attributes > mostAttributes ? start : end);
  }

  protected override isVoidElement(name: string): boolean {
    return this.#tooDeep || super.isVoidElement(name);
  }
}

export type Attributes = Record<string, string>;

/** The beginning of an attribute; null without it. */
export function attributeText(attributes: Attributes, name: string): string | null {
  return attributes[name]?.slice(0, keptText) ?? null;
}

/** The beginning of an attribute that is compared without regard to case. */
export function attributeName(attributes: Attributes, name: string): string {
  return attributeText(attributes, name)?.trim().toLowerCase() ?? "";
}

export function attributeNames(attributes: Attributes): string[] {
  return Object.keys(attributes)
    .slice(0, kept.attributes)
    .map((name) => name.slice(0, keptText));
}
