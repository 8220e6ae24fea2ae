import type { ScriptParts } from "./page.ts";
import { type Attributes, attributeName } from "./parser.ts";

/** How deep the reader is in the page, and how many words and pictures it has read. */
type Progress = { depth: number; content: number };

/** Characters of inline scripts, and of a text for browsers without scripts, to keep. */
const scriptLength = 20_000;
const noscriptLength = 500;

/** Where frameworks put a page that scripts build. */
const roots = new Set("root app application main-app react-root svelte __next __nuxt ___gatsby".split(" "));

/** Words and pictures that may stand in such a place until the scripts run, such as "Loading, please wait". */
const mostInRoot = 5;

/** Reads what a page has for scripts, as its tags and texts arrive. */
export class ScriptReader {
  readonly parts: ScriptParts = { number: 0, inline: "", emptyRoot: null, asksForThem: false };
  #isInScript = false;
  #noscript: string | null = null;
  #root: { kind: NonNullable<ScriptParts["emptyRoot"]>; depth: number; content: number } | null = null;

  open(name: string, attributes: Attributes, progress: Progress): void {
    if (name === "noscript") this.#noscript = "";
    else if (this.#noscript !== null) return;
    else if (name === "script" && isRun(attributeName(attributes, "type"))) {
      this.parts.number += 1;
      this.parts.inline += "\n";
      this.#isInScript = true;
    } else if (this.parts.emptyRoot !== "named") this.#openRoot(name, attributes["id"] ?? "", progress);
  }

  #openRoot(name: string, id: string, progress: Progress): void {
    const isNamed = roots.has(id);
    // Angular has an element of its own for it, whose name has a hyphen.
    const isElement = name.includes("-") && this.#root === null;
    if (!isNamed && !isElement) return;
    this.#root = { kind: isNamed ? "named" : "element", depth: progress.depth, content: progress.content };
  }

  text(text: string): void {
    if (this.#noscript !== null) {
      if (this.#noscript.length < noscriptLength) this.#noscript += text.slice(0, noscriptLength);
    } else if (this.#isInScript && this.parts.inline.length < scriptLength) {
      this.parts.inline += text.slice(0, scriptLength);
    }
  }

  close(name: string, progress: Progress): void {
    if (name === "script") this.#isInScript = false;
    if (name === "noscript") {
      if (/javascript/i.test(this.#noscript ?? "")) this.parts.asksForThem = true;
      this.#noscript = null;
    }
    if (this.#root?.depth !== progress.depth) return;
    if (progress.content - this.#root.content <= mostInRoot) this.parts.emptyRoot = this.#root.kind;
    this.#root = null;
  }
}

/** Whether a browser runs a script of this type. */
function isRun(type: string): boolean {
  return type === "" || type === "module" || /^(?:text|application)\/(?:java|ecma)script/.test(type);
}
