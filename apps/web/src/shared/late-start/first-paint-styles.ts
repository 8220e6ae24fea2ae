import { type HTMLElement, parse as parseHtml } from "node-html-parser";
import { AtRule, type ChildNode, Declaration, parse, Rule } from "postcss";

/** For a started page: transitions, also between pages, how and where scrolling ends, cursors, and positions of popovers. */
const later =
  /^(?:transition|scroll-(?:behavior$|snap-|padding-)|overscroll-|cursor$|view-transition-|anchor-name$|position-(?:anchor|area|try))/;
/** Marks of closed parts, and states set by a pointer, a key or the application; the browser's defaults suffice for a second. */
const laterSelector =
  /::view-transition|summary::?(?:after|before|-webkit)|:(?:hover|active|enabled|focus-visible)\b|:not\(:empty\)/;
const laterSupport = /position-area|anchor-name|details-content/;
const disabled = /:disabled\b/;
/** Closed parts open only once the linked stylesheets are loaded. */
const notSeenAtFirst = /<(style|script|dialog)\b[\s\S]*?<\/\1>|<div[^>]* (?:popover|hidden)="[\s\S]*?<\/div>/g;
/** These change without the application: the chosen scheme, open details, how the visitor arrived. */
const dynamicAttributes = ["data-mantine-color-scheme", "data-arriving", "data-smooth", "open"];
/** Selectors about more than the markup says: other pseudo-classes, pseudo-elements, dynamic attributes, nesting. */
const beyondMarkup = new RegExp(
  `::|:(?!(?:is|where|not|has|(?:first|last|only|nth)-[a-z-]+)\\b)|\\[(?:${dynamicAttributes.join("|")})|&`,
);
const exclusion = /:not\((?!:empty)[^()]*\)/g;

/**
 * The styles that a page needs at first: rules that match its content on a screen, without those of a started page, and the variables
 * and animations of these rules. The linked stylesheets that follow contain all rules. So the page fits the first round trip, and
 * has only properties that the W3C's checker knows.
 */
export function firstPaintStyles(css: string, html: string): string {
  const markup = html.replaceAll(notSeenAtFirst, "");
  const parts = neededOf(sheetOf(css), pageOf(markup));
  const words = wordsOf(parts);
  const variables = new Set(variablesIn(markup));
  const ask = (name: string) => {
    variables.add(name);
    for (const other of words.variables.get(name) ?? []) if (!variables.has(other)) ask(other);
  };
  for (const name of [...variables, ...words.asked]) ask(name);
  return textOf(parts, (name) => variables.has(name) || words.animations.has(name));
}

/** A part of a style sheet: a rule, an at-rule around others, or what needs no look inside. `name`: of a variable, or of keyframes. */
type Part = { selectors?: Selector[]; start: string; parts: Part[] } | Leaf;
type Leaf = {
  text: string;
  isStatement: boolean;
  name?: string;
  variables: string[];
  animations?: string[];
  isFor?: (character: number) => boolean;
};

/** `names`: of the elements that it is about, as a {@link Page} has them. */
type Selector = { text: string; names: string[]; isBeyondMarkup: boolean; isForDisabled: boolean };

const sheets = new Map<string, Part[]>();

/** A sheet without what is for a started page. It is read once for all its pages. */
function sheetOf(css: string): Part[] {
  const parts = sheets.get(css) ?? read(css);
  sheets.set(css, parts);
  return parts;
}

function read(css: string): Part[] {
  const sheet = parse(css);
  sheet.walkAtRules((rule) => {
    const { name, params } = rule;
    if (name === "media" ? params === "print" : name === "supports" && laterSupport.test(params)) rule.remove();
  });
  sheet.walkDecls(later, (declaration) => {
    declaration.remove();
  });
  return sheet.nodes.map(partOf);
}

function partOf(node: ChildNode): Part {
  if (node instanceof Rule) {
    const selectors = node.selectors.filter((selector) => !laterSelector.test(selector.replaceAll(exclusion, "")));
    return { start: "", selectors: selectors.map(selectorOf), parts: node.nodes.map(partOf) };
  }
  const leaf: Leaf = { text: node.toString(), isStatement: true, variables: [] };
  if (node instanceof Declaration) {
    const { prop, value } = node;
    const animations = /^animation(?:-name)?$/.test(prop) ? value.split(/[\s,]+/) : [];
    return { ...leaf, ...(prop.startsWith("--") && { name: prop }), variables: variablesIn(value), animations };
  }
  if (!(node instanceof AtRule) || node.nodes === undefined) return leaf;
  const block = { ...leaf, isStatement: false };
  if (node.name.endsWith("keyframes")) return { ...block, name: node.params, variables: variablesIn(leaf.text) };
  if (node.name !== "font-face")
    return { start: leaf.text.slice(0, leaf.text.indexOf("{") + 1), parts: node.nodes.map(partOf) };
  const range = /unicode-range:([^;}]+)/.exec(leaf.text)?.[1];
  return range === undefined ? block : { ...block, isFor: isIn(range) };
}

function variablesIn(text: string): string[] {
  return Array.from(text.matchAll(/var\(\s*(--[\w-]+)/g), ([, name = ""]) => name);
}

/** Parts of a selector that need not be true of an element in the page. */
const conditions = /\([^()]*\)/g;
const attribute = /\[([\w-]+)[^\]]*\]/g;
const pseudo = /::?[\w-]+/g;
/** These change without the application: fields that somebody fills, and {@link dynamicAttributes}. */
const changing = new Set([...dynamicAttributes, "value", "checked", "selected"]);

function selectorOf(text: string): Selector {
  let outside = text;
  while (outside.search(conditions) >= 0) outside = outside.replaceAll(conditions, "");
  const attributes = Array.from(outside.matchAll(attribute), ([, name = ""]) => name);
  const elements = outside.replaceAll(attribute, "").replaceAll(pseudo, "");
  return {
    text,
    names: [
      ...(elements.match(/[.#]?[a-z][\w-]*/gi) ?? []),
      ...attributes.filter((name) => !changing.has(name)).map((name) => `[${name}]`),
    ],
    isBeyondMarkup: beyondMarkup.test(text),
    isForDisabled: disabled.test(text.replaceAll(exclusion, "")),
  };
}

/** What a page is asked about: its elements, the names of these (`a`, `.class`, `#id`, `[attribute]`), and its characters. */
type Page = { root: HTMLElement; names: ReadonlySet<string>; characters: readonly number[]; hasDisabled: boolean };

function pageOf(markup: string): Page {
  const names = new Set(Array.from(markup.matchAll(/<([a-z][\w-]*)/gi), ([, tag = ""]) => tag));
  for (const [, name = "", value = ""] of markup.matchAll(/\s([\w:-]+)="([^"]*)"/g)) {
    names.add(`[${name}]`);
    if (name === "id") names.add(`#${value}`);
    if (name === "class") for (const each of value.split(/\s+/)) names.add(`.${each}`);
  }
  return {
    root: parseHtml(markup),
    names,
    characters: [...new Set(markup)].map((character) => character.codePointAt(0) ?? 0),
    hasDisabled: markup.includes(' disabled=""'),
  };
}

/** The parts of a sheet that a page may need. */
function neededOf(parts: readonly Part[], page: Page): Part[] {
  return parts.flatMap((part): Part[] => {
    if ("text" in part) return part.isFor === undefined || page.characters.some(part.isFor) ? [part] : [];
    const selectors = part.selectors?.filter((selector) => mayMatch(selector, page)).map(({ text }) => text);
    if (selectors?.length === 0) return [];
    return [{ start: selectors ? `${selectors.join(",")}{` : part.start, parts: neededOf(part.parts, page) }];
  });
}

function mayMatch({ text, names, isBeyondMarkup, isForDisabled }: Selector, page: Page): boolean {
  if (isForDisabled && !page.hasDisabled) return false;
  if (!names.every((name) => page.names.has(name))) return false;
  return isBeyondMarkup || text === names[0] || page.root.querySelector(text) !== null;
}

/** The variables that parts ask for, those that variables ask for in turn, and the animations in use. */
type Words = { asked: Set<string>; variables: Map<string, string[]>; animations: Set<string> };

function wordsOf(parts: readonly Part[]): Words {
  const words: Words = { asked: new Set(), variables: new Map(), animations: new Set() };
  const collect = (part: Part) => {
    if ("parts" in part) {
      part.parts.forEach(collect);
      return;
    }
    for (const name of part.animations ?? []) words.animations.add(name);
    if (part.name?.startsWith("--"))
      words.variables.set(part.name, [...(words.variables.get(part.name) ?? []), ...part.variables]);
    else for (const name of part.variables) words.asked.add(name);
  };
  parts.forEach(collect);
  return words;
}

/** Parts as a style sheet, without variables and animations that nobody uses. */
function textOf(parts: readonly Part[], isUsed: (name: string) => boolean): string {
  const texts = parts
    .map((part) => {
      if ("text" in part) {
        const isNeeded = part.name === undefined || isUsed(part.name);
        return { text: isNeeded ? part.text : "", isStatement: part.isStatement };
      }
      const inside = textOf(part.parts, isUsed);
      return { text: inside === "" ? "" : `${part.start}${inside}}`, isStatement: false };
    })
    .filter(({ text }) => text !== "");
  return texts.map(({ text, isStatement }, at) => (isStatement && at < texts.length - 1 ? `${text};` : text)).join("");
}

/** Whether a character is in the range of a font-face, such as `U+20-7E, U+A0`. */
function isIn(unicodeRange: string): (character: number) => boolean {
  const ranges = unicodeRange.split(",").map((range) => {
    const [from = "", to = from] = range.trim().replace(/^U\+/i, "").split("-");
    return [Number.parseInt(from.replaceAll("?", "0"), 16), Number.parseInt(to.replaceAll("?", "F"), 16)] as const;
  });
  return (character) => ranges.some(([from, to]) => from <= character && character <= to);
}
