import { parse as parseHtml } from "node-html-parser";
import { AtRule, parse, type Root, type Rule } from "postcss";
import { PurgeCSS } from "purgecss";

/** For a started page: transitions, also between pages, how scrolling ends, cursors, and positions of popovers. */
const later =
  /^(?:transition|scroll-(?:behavior$|snap-|padding-(?!block))|overscroll-|cursor$|view-transition-|anchor-name$|position-(?:anchor|area|try))/;
/** Marks of closed parts, and states set by a pointer, a key or the application; the browser's defaults suffice for a second. */
const laterSelector =
  /::view-transition|summary::?(?:after|before|-webkit)|:(?:hover|active|enabled|focus-visible)\b|:not\(:empty\)/;
const disabled = /:disabled\b/;
/** Closed parts open only once the linked stylesheets are loaded. */
const notSeenAtFirst = /<(style|script|dialog)\b[\s\S]*?<\/\1>|<div[^>]* (?:popover|hidden)="[\s\S]*?<\/div>/g;
/** These change without the application: the chosen scheme, open details, how the visitor arrived. */
const dynamicAttributes = ["data-mantine-color-scheme", "data-arriving", "data-smooth", "open"];
/** Selectors about more than the markup says: other pseudo-classes, pseudo-elements, dynamic attributes, nesting. */
const beyondMarkup = new RegExp(
  `::|:(?!(?:is|where|not|has|(?:first|last|only|nth)-[a-z-]+)\\b)|\\[(?:${dynamicAttributes.join("|")})|&`,
);
const pseudoElement = /::[a-z-]+(?:\([^()]*\))?/g;
const exclusion = /:not\((?!:empty)[^()]*\)/g;

/**
 * The styles that each page needs at first: rules that match its content on a screen, without those of a started page.
 * The linked stylesheets that follow contain all rules. So the page fits the first round trip, and has only properties that
 * the W3C's checker knows.
 * @param pages the HTML of all pages with these styles: what none of them uses is found once, which takes a tenth of the time
 */
export async function firstPaintStyles(css: string, pages: readonly string[]): Promise<string[]> {
  const markups = pages.map((html) => html.replaceAll(notSeenAtFirst, ""));
  const [, purged] = await new PurgeCSS().purge({
    content: markups.map((raw) => ({ raw, extension: "html" })),
    css: [{ raw: askedFor(markups.join("")) }, { raw: css }],
    variables: true,
    keyframes: true,
    dynamicAttributes,
  });
  const used = withoutLater(purged?.css ?? css, markups);
  return markups.map((markup) => matching(used, markup));
}

/** A rule with the variables that the markup itself uses, as in `fill="var(--tile)"`. */
function askedFor(markup: string): string {
  return `*{content:${(markup.match(/var\(--[\w-]+\)/g) ?? []).join(" ")}}`;
}

function withoutLater(css: string, markups: readonly string[]): string {
  const sheet = parse(css);
  const hasDisabled = markups.some((markup) => markup.includes(' disabled=""'));
  const isLater = (selector: string) => {
    const asked = selector.replaceAll(exclusion, "");
    return laterSelector.test(asked) || (!hasDisabled && disabled.test(asked));
  };
  const characters = [...new Set(markups.flatMap((markup) => [...new Set(markup)]))].map(
    (character) => character.codePointAt(0) ?? 0,
  );
  sheet.walkAtRules("font-face", (face) => {
    face.walkDecls("unicode-range", ({ value }) => {
      if (!characters.some(isIn(value))) face.remove();
    });
  });
  sheet.walkAtRules("media", (rule) => {
    if (rule.params === "print") rule.remove();
  });
  sheet.walkDecls(later, (declaration) => {
    declaration.remove();
  });
  sheet.walkAtRules("supports", (rule) => {
    if (/position-area|anchor-name|details-content/.test(rule.params)) rule.remove();
  });
  filterSelectors(sheet, (selector) => !isLater(selector));
  return sheet.toString();
}

/** The rules that match something in a page. */
function matching(css: string, markup: string): string {
  const sheet = parse(css);
  const page = parseHtml(markup);
  filterSelectors(sheet, (selector) => {
    const element = selector.replaceAll(pseudoElement, "");
    return element === "" || beyondMarkup.test(element) || page.querySelector(element) !== null;
  });
  return sheet.toString();
}

/** Removes rules that are left without a selector or a declaration, and what they leave empty. */
function filterSelectors(sheet: Root, stays: (selector: string) => boolean): void {
  sheet.walkRules((rule) => {
    const selectors = isStepOfKeyframes(rule) ? rule.selectors : rule.selectors.filter(stays);
    if (selectors.length === 0 || rule.nodes.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  sheet.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
}

function isStepOfKeyframes({ parent }: Rule): boolean {
  return parent instanceof AtRule && parent.name.endsWith("keyframes");
}

/** Whether a character is in the range of a font-face, such as `U+20-7E, U+A0`. */
function isIn(unicodeRange: string): (character: number) => boolean {
  const ranges = unicodeRange.split(",").map((range) => {
    const [from = "", to = from] = range.trim().replace(/^U\+/i, "").split("-");
    return [Number.parseInt(from.replaceAll("?", "0"), 16), Number.parseInt(to.replaceAll("?", "F"), 16)] as const;
  });
  return (character) => ranges.some(([from, to]) => from <= character && character <= to);
}
