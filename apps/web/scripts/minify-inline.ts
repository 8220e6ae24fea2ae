import { minifySync } from "vite";

const inline = /(<script>)((?:(?!<\/script>)[\s\S])+)(<\/script>)/g;

/** Makes the scripts that stand in the page itself as short as the others. */
export function minifyInline(html: string): string {
  return html.replaceAll(
    inline,
    (_, open: string, script: string, close: string) => open + minifySync("inline.js", script).code.trim() + close,
  );
}
