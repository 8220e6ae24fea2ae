import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, type Plugin as StylePlugin } from "postcss";
import type { Plugin } from "vite";
import { letters } from "./lib/letters.ts";

const root = join(import.meta.dirname, "../../..");
const ownCode = ["apps/web/src/", "packages/ui/src/"].map((folder) => join(root, folder));
const anyToken = /(?<![\w-])--[a-z][a-z0-9-]*(?![\w-])/g;

/** Puts the short names of the design tokens in the place of their own, wherever they stand in a text. */
export type Shorten = (text: string) => string;

/**
 * Names the design tokens `--a`, `--b` and so on in what is built: they stand in each page and in its styles, and a page is
 * 0.2 kB smaller (brotli) than with names that can be read.
 */
export function tokenShortener(): Shorten {
  const names = new Set<string>();
  parse(readFileSync(join(root, "packages/ui/src/tokens.css"), "utf8")).walkDecls(/^--(?!mantine-)/, ({ prop }) => {
    names.add(prop);
  });
  const short = new Map([...names].map((name, index) => [name, `--${letters(index)}`]));
  return (text) => text.replaceAll(anyToken, (name) => short.get(name) ?? name);
}

/** Renames in every stylesheet. */
export function tokensInStyles(shorten: Shorten): StylePlugin {
  return {
    postcssPlugin: "short-tokens",
    Once: (sheet) => {
      sheet.walkDecls((declaration) => {
        declaration.prop = shorten(declaration.prop);
        declaration.value = shorten(declaration.value);
      });
    },
  };
}

/** Renames in the code that draws with tokens. */
export function tokensInCode(shorten: Shorten): Plugin {
  return {
    name: "tokens-in-code",
    enforce: "pre",
    transform: {
      filter: { id: /\.tsx?$/ },
      handler: (code, id) => (ownCode.some((folder) => id.startsWith(folder)) ? shorten(code) : undefined),
    },
  };
}
