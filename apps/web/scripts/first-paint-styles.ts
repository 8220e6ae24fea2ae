import { parse } from "postcss";

/** What moves a page that has started: transitions between pages, and where popovers stand. */
const later = /^(?:view-transition-|anchor-name$|position-(?:anchor|area|try))/;
const laterSelector = /::view-transition/;

/**
 * A stylesheet without what the first paint does not need; the linked one that follows has it all. So the page itself holds
 * only properties that the W3C's checker knows.
 */
export function firstPaintStyles(css: string): string {
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
