import { minifySync } from "vite";

const inline = /(<script>)((?:(?!<\/script>)[\s\S])+)(<\/script>)/g;

/** A script that does the same in fewer characters. What nobody calls is left out, so it has to call itself. */
export function minified(script: string): string {
  return minifySync("script.js", script).code.trim();
}

/** The page with the scripts that stand in it minified; those with attributes, such as data for search engines, stay. */
export function minifyInline(html: string): string {
  return html.replaceAll(inline, (_, open: string, script: string, close: string) => open + minified(script) + close);
}
