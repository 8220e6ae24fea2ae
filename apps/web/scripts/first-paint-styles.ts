import { parse } from "postcss";
import { PurgeCSS } from "purgecss";

/** What moves a page that has started: transitions between pages, and where popovers stand. */
const later = /^(?:view-transition-|anchor-name$|position-(?:anchor|area|try))/;
const laterSelector = /::view-transition/;

/**
 * The part of its styles that a page needs at first: rules for what stands in it, without what only a started page does.
 * The linked stylesheets that follow have it all. So the page is small enough for the first round trip, and holds only
 * properties that the W3C's checker knows.
 */
export async function firstPaintStyles(css: string, html: string): Promise<string> {
  const markup = html.replaceAll(/<(style|script)\b[\s\S]*?<\/\1>/g, "");
  const [, purged] = await new PurgeCSS().purge({
    content: [{ raw: markup, extension: "html" }],
    css: [{ raw: askedFor(markup) }, { raw: css }],
    variables: true,
    keyframes: true,
    // States change without the application too: the scheme that was chosen, what is folded open.
    dynamicAttributes: Array.from(css.matchAll(/\[([\w-]+)/g), ([, name = ""]) => name),
  });
  return withoutLater(purged?.css ?? css);
}

/** A rule with the variables that the markup itself asks for, as in `fill="var(--tile)"`. */
function askedFor(markup: string): string {
  return `*{content:${(markup.match(/var\(--[\w-]+\)/g) ?? []).join(" ")}}`;
}

function withoutLater(css: string): string {
  const sheet = parse(css);
  sheet.walkDecls(later, (declaration) => {
    declaration.remove();
  });
  sheet.walkAtRules("supports", (rule) => {
    if (/position-area|anchor-name/.test(rule.params)) rule.remove();
  });
  sheet.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => !laterSelector.test(selector));
    if (selectors.length === 0 || rule.nodes.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  sheet.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return sheet.toString();
}
