import { minify } from "terser";
import type { Plugin } from "vite";

/** Minifies the browser's code once more, after Vite: a first visit is 1.6 kB smaller (brotli). */
export const minifiedTwice: Plugin = {
  name: "minified-twice",
  apply: "build",
  enforce: "post",
  applyToEnvironment: ({ name }) => name === "client",
  async generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== "chunk") continue;
      const { code } = await minify(file.code, {
        ecma: 2022,
        module: true,
        compress: { passes: 3 },
        // The comment is an order to Chromium: see `postBanner` in vite.config.ts.
        format: { comments: /^# allFunctionsCalledOnLoad/ },
      });
      if (code) file.code = code;
    }
  },
};
