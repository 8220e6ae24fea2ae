import type { Handler, Parser } from "htmlparser2";
import { type Page, type Anchor, type Heading, kept, keptText } from "./page.ts";
import { BoundedParser, type Attributes, attributeName, attributeNames, attributeText } from "./parser.ts";
import { ScriptReader } from "./script-reader.ts";
import { WordCounter } from "./word-counter.ts";

/** The nesting limit of browsers. */
const deepest = 512;

/** Reads a page in one pass, without building a tree. */
export function readPage(html: string): Page {
  const builder = new PageBuilder();
  new BoundedParser(builder, { deepest }).end(html);
  return builder.finish();
}

/** Properties of an element, looked up once per tag because a page has thousands. */
const traits = { head: 1, silent: 2, unbuilt: 4, foreign: 8, loading: 16, heading: 32, embed: 64 } as const;

const nodeTraits = new Map<string, number>();
function mark(names: string, trait: number): void {
  for (const name of names.split(" ")) nodeTraits.set(name, (nodeTraits.get(name) ?? 0) | trait);
}
// Elements allowed in a head; any other ends it, as in a browser.
mark("html head base basefont bgsound link meta title noscript noframes style script template", traits.head);
// Elements whose text is not part of the readable page.
mark("script style title textarea option iframe noframes noembed", traits.silent);
// Elements that a browser with scripts enabled does not build.
mark("noscript template", traits.unbuilt);
mark("svg math", traits.foreign);
// Elements that load a resource by `src`.
mark("script img iframe video audio source embed link", traits.loading);
mark("h1 h2 h3 h4 h5 h6", traits.heading);
// Elements that bring content from elsewhere.
mark("iframe frame object embed video audio", traits.embed);

const sampleLength = 6_000;

/** Builds a page from parser events in one pass, without a tree. */
class PageBuilder implements Partial<Handler> {
  readonly #scripts = new ScriptReader();
  readonly page: Page = {
    doctype: null,
    lang: null,
    base: null,
    titles: [],
    metas: [],
    links: [],
    anchors: [],
    images: [],
    headings: [],
    jsonLd: [],
    annotated: false,
    plainLoads: [],
    scripts: this.#scripts.parts,
    embeds: 0,
    words: 0,
    sample: "",
  };
  depth = 0;
  #parser: Parser | null = null;
  #inHead = true;
  #silentDepth = 0;
  #unbuiltDepth = 0;
  #foreignDepth = 0;
  readonly #hidden: number[] = [];
  readonly #languages: { depth: number; lang: string }[] = [];
  #anchor: (Anchor & { depth: number }) | null = null;
  #heading: (Heading & { depth: number }) | null = null;
  #title: string | null = null;
  #jsonLd: string | null = null;
  /** Whether a tag came before the next text. */
  #gap = true;
  readonly #counter = new WordCounter();

  onparserinit(parser: Parser): void {
    this.#parser = parser;
  }

  onprocessinginstruction(name: string, data: string): void {
    if (name.toLowerCase() === "!doctype")
      this.page.doctype ??= (data.slice(0, keptText).split(/\s+/)[1] ?? "").toLowerCase();
  }

  onopentag(name: string, attributes: Attributes): void {
    this.depth += 1;
    this.#gap = true;
    const trait = nodeTraits.get(name) ?? 0;
    if (trait & traits.unbuilt) this.#unbuiltDepth += 1;
    if (trait & traits.silent) this.#silentDepth += 1;
    this.#scripts.open(name, attributes, this);
    if (this.#unbuiltDepth > 0) return;
    if (trait & traits.foreign) this.#foreignDepth += 1;
    if (trait & traits.embed) this.page.embeds += 1;
    if (this.#inHead && !(trait & traits.head)) this.#inHead = false;
    const lang = attributeText(attributes, "lang");
    if (lang !== null) this.#languages.push({ depth: this.depth, lang: lang.trim() });
    if (isHidden(attributes)) this.#hidden.push(this.depth);
    if (!this.page.annotated && ("itemscope" in attributes || "typeof" in attributes)) this.page.annotated = true;
    if (trait & traits.heading) this.#heading = { level: Number(name[1]), text: "", depth: this.depth };
    else this.#open(name, attributes);
    if (trait & traits.loading) this.#notePlainLoad(name, attributes);
  }

  onclosetag(name: string): void {
    this.#gap = true;
    const trait = nodeTraits.get(name) ?? 0;
    const built = this.#unbuiltDepth === 0;
    if (built) {
      this.#close(name);
      if (trait & traits.foreign) this.#foreignDepth -= 1;
      if (this.#languages.at(-1)?.depth === this.depth) this.#languages.pop();
      if (this.#hidden.at(-1) === this.depth) this.#hidden.pop();
    }
    this.#scripts.close(name, this);
    if (trait & traits.unbuilt) this.#unbuiltDepth -= 1;
    if (trait & traits.silent) this.#silentDepth -= 1;
    this.depth -= 1;
  }

  ontext(text: string): void {
    this.#scripts.text(text);
    if (this.#unbuiltDepth > 0) return;
    if (this.#title !== null) this.#title = add(this.#title, text);
    else if (this.#jsonLd !== null) this.#jsonLd += text;
    if (this.#silentDepth > 0) return;
    if (this.#inHead) {
      if (text.trim() === "") return;
      this.#inHead = false;
    }
    if (this.#anchor) this.#anchor.text = add(this.#anchor.text, text);
    if (this.#heading) this.#heading.text = add(this.#heading.text, text);
    if (this.#hidden.length > 0) return;
    if (this.#gap) this.#counter.end();
    this.#counter.add(text);
    if (this.page.sample.length < sampleLength) {
      this.page.sample += this.#gap ? ` ${text.slice(0, sampleLength)}` : text.slice(0, sampleLength);
    }
    this.#gap = false;
  }

  /** Words and pictures so far. */
  get content(): number {
    return this.#counter.words + this.page.images.length;
  }

  /** The page, after its last text. */
  finish(): Page {
    this.page.words = this.#counter.words;
    return this.page;
  }

  #open(name: string, attributes: Attributes): void {
    const { page } = this;
    switch (name) {
      case "html":
        page.lang ??= attributeText(attributes, "lang")?.trim() ?? null;
        break;
      case "base":
        page.base ??= attributeText(attributes, "href")?.trim() ?? null;
        break;
      case "title":
        if (this.#foreignDepth === 0) this.#title = "";
        break;
      case "meta":
        this.#addMeta(attributes);
        break;
      case "link":
        if (this.#foreignDepth === 0) this.#addLink(attributes);
        break;
      case "a":
        this.#finishAnchor();
        this.#beginAnchor(attributes);
        break;
      case "img":
        this.#addImage(attributes);
        break;
      case "br":
        if (this.#anchor) this.#anchor.text += " ";
        if (this.#heading) this.#heading.text += " ";
        break;
      case "script":
        if (mediaType(attributes) === "application/ld+json") this.#jsonLd = "";
        break;
      default:
        if (this.#anchor && name === "svg" && attributes["aria-label"]?.trim()) this.#anchor.named = true;
    }
  }

  #close(name: string): void {
    const { page } = this;
    if (name === "head") this.#inHead = false;
    if (name === "title" && this.#title !== null) {
      if (page.titles.length < kept.titles) page.titles.push(oneSpace(this.#title));
      this.#title = null;
    } else if (name === "title" && this.#anchor) {
      this.#anchor.named = true;
    }
    if (name === "script" && this.#jsonLd !== null) {
      if (page.jsonLd.length < kept.scripts) page.jsonLd.push(this.#jsonLd);
      this.#jsonLd = null;
    }
    if (this.#anchor?.depth === this.depth) this.#finishAnchor();
    if (this.#heading?.depth === this.depth) {
      const { level, text } = this.#heading;
      if (page.headings.length < kept.headings) page.headings.push({ level, text: oneSpace(text) });
      this.#heading = null;
    }
  }

  #addMeta(attributes: Attributes): void {
    const { metas } = this.page;
    if (metas.length >= kept.metas) return;
    metas.push({
      name: attributeName(attributes, "name"),
      property: attributeName(attributes, "property"),
      httpEquiv: attributeName(attributes, "http-equiv"),
      charset: attributeText(attributes, "charset")?.trim() ?? null,
      content: attributeText(attributes, "content") ?? "",
      inHead: this.#inHead,
      position: this.#parser?.startIndex ?? 0,
    });
  }

  #addLink(attributes: Attributes): void {
    const { links } = this.page;
    if (links.length >= kept.links) return;
    links.push({
      rel: attributeName(attributes, "rel"),
      href: attributeText(attributes, "href")?.trim() ?? "",
      hreflang: attributeText(attributes, "hreflang")?.trim() ?? "",
      inHead: this.#inHead,
    });
  }

  #beginAnchor(attributes: Attributes): void {
    this.#anchor = {
      href: attributeText(attributes, "href"),
      text: "",
      named: Boolean(attributes["aria-label"]?.trim() || attributes["aria-labelledby"] || attributes["title"]?.trim()),
      rel: attributeName(attributes, "rel"),
      lang: this.#languages.at(-1)?.lang ?? null,
      role: attributeText(attributes, "role")?.trim() ?? "",
      name: attributeText(attributes, "name")?.trim() ?? "",
      id: attributeText(attributes, "id") ?? "",
      attributes: ["", "#"].includes(attributes["href"]?.trim() ?? "") ? attributeNames(attributes) : [],
      depth: this.depth,
    };
  }

  #finishAnchor(): void {
    if (!this.#anchor) return;
    const { depth: _, text, ...anchor } = this.#anchor;
    this.#anchor = null;
    if (this.page.anchors.length < kept.anchors) this.page.anchors.push({ ...anchor, text: oneSpace(text) });
  }

  #addImage(attributes: Attributes): void {
    const alt = attributeText(attributes, "alt");
    if (this.#anchor && alt?.trim()) this.#anchor.named = true;
    if (this.#hidden.length > 0 || this.page.images.length >= kept.images) return;
    const role = attributeName(attributes, "role");
    this.page.images.push({
      src: (attributes["src"] ?? attributes["data-src"] ?? attributes["srcset"] ?? "").slice(0, keptText),
      alt,
      named:
        role === "presentation" ||
        role === "none" ||
        Boolean(attributes["aria-label"]?.trim() || attributes["aria-labelledby"] || attributes["title"]?.trim()),
      sized:
        ("width" in attributes && "height" in attributes) ||
        /(?:^|[;\s])(?:aspect-ratio|height)\s*:/.test(attributeText(attributes, "style") ?? ""),
    });
  }

  #notePlainLoad(tag: string, attributes: Attributes): void {
    const url = loaded(tag, attributes)?.slice(0, keptText).trim();
    if (url && /^http:\/\//i.test(url) && this.page.plainLoads.length < kept.loads) {
      this.page.plainLoads.push({ tag, url });
    }
  }
}

function loaded(tag: string, attributes: Attributes): string | undefined {
  if (tag !== "link") return attributes["src"];
  return /\b(?:stylesheet|icon|preload|manifest)\b/.test(attributeName(attributes, "rel"))
    ? attributes["href"]
    : undefined;
}

/** The type of a script, without its parameters. */
function mediaType(attributes: Attributes): string {
  return attributeName(attributes, "type").split(";", 1)[0]?.trim() ?? "";
}

function isHidden(attributes: Attributes): boolean {
  if ("hidden" in attributes || attributes["aria-hidden"] === "true") return true;
  return /display\s*:\s*none|visibility\s*:\s*hidden/i.test(attributeText(attributes, "style") ?? "");
}

function add(text: string, more: string): string {
  return text.length < keptText ? text + more.slice(0, keptText) : text;
}

function oneSpace(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
