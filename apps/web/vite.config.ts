import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { shortClassNames } from "./scripts/class-names.ts";
import { pictures } from "./scripts/pictures/plugin.ts";
import { tokensInCode, tokensInStyles, tokenShortener } from "./scripts/short-tokens.ts";
import { shortestCode } from "./scripts/shortest-code.ts";

const api = process.env["API_URL"] ?? "http://127.0.0.1:3000";

/** Pages are written by Node, which runs the content's sources as they stand: they read the articles from files beside them. */
const contentAsItStands: Plugin = {
  name: "content-as-it-stands",
  apply: "build",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "ssr",
  resolveId: (source) => (source.startsWith("@agency/content/") ? { id: source, external: true } : undefined),
};

const shorten = tokenShortener();

export default defineConfig({
  plugins: process.env["VITEST"]
    ? []
    : [contentAsItStands, tokensInCode(shorten), pictures(), reactRouter(), shortestCode()],
  css: {
    modules: { generateScopedName: shortClassNames() },
    postcss: { plugins: [tokensInStyles(shorten)] },
  },
  define: {
    // Search engines want whole addresses; without the site's own, those of `npm start`.
    "import.meta.env.PUBLIC_URL": JSON.stringify(
      (process.env["PUBLIC_URL"] || "http://127.0.0.1:3000").replace(/\/+$/, ""),
    ),
  },
  // Found while pages are opened, these would each reload the page once.
  optimizeDeps: {
    include: [
      "i18next",
      "react-i18next",
      "@mantine/core",
      "@mantine/hooks",
      "@tanstack/react-query",
      "@agency/ui > @radix-ui/react-select",
      "@agency/ui > @radix-ui/react-toast",
      "@agency/ui > @radix-ui/react-tooltip",
    ],
  },
  environments: {
    client: {
      build: {
        // Each page would carry a list of what its later parts import, only to save those one round trip.
        modulePreload: { resolveDependencies: (_, files) => files.filter((file) => file.endsWith(".css")) },
        rolldownOptions: {
          output: {
            // The list of routes names every file: one letter less of each is 0.1 kB on a first visit (brotli).
            entryFileNames: "assets/[name]-[hash:7].js",
            chunkFileNames: "assets/[name]-[hash:7].js",
            // What every page needs, in one file: together it is 6 kB smaller than apart (brotli).
            codeSplitting: {
              groups: [
                {
                  name: "framework",
                  test: /\/node_modules\/(?:react|react-dom|scheduler|react-router|i18next|react-i18next)\/(?!.*\/node_modules\/)/,
                },
                {
                  name: "site",
                  test: /\/(?:apps\/web\/src\/(?:shared\/(?!api\/)|site\/(?:tools\/booking\/booking\.module|frame|forms|enquiries|shared|not-found\/is-|services\/service-signs))|packages\/(?:content\/src\/(?:agency|cities|plans|services|settings)\.ts|ui\/src\/(?:action|logo|sample-badge|state-block|toast\.ts|tiles)))/,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
    },
  },
  server: { host: "127.0.0.1", port: 5173, strictPort: true, proxy: { "/api": api } },
});
