import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { brand } from "@agency/content/brand";
import { movedTo } from "@agency/content/redirects";
import { unfilledAddress } from "@agency/content/unfilled-address";
import { brandFiles } from "./scripts/brand/plugin.ts";
import { codeSplitting } from "./scripts/browser-code.ts";
import { cssModules } from "./scripts/css-modules.ts";
import { ownAgency } from "./scripts/own-agency.ts";
import { pictures } from "./scripts/pictures/plugin.ts";
import { videos } from "./scripts/videos.ts";
import { writing } from "./scripts/writing/plugin.ts";

const api = process.env["API_URL"] ?? "http://127.0.0.1:3000";

/** Pages are written by Node, which runs the content's sources as they stand: they read the articles from files beside them. */
const contentAsItStands: Plugin = {
  name: "content-as-it-stands",
  apply: "build",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "ssr",
  resolveId: (source) => (source.startsWith("@agency/content/") ? { id: source, external: true } : undefined),
};

export default defineConfig(({ isPreview }) => ({
  plugins: process.env["VITEST"]
    ? []
    : [ownAgency, contentAsItStands, brandFiles(), pictures(), videos(), redirects, writing(), reactRouter()],
  css: { modules: cssModules },
  define: {
    // Search engines want whole addresses. What serves the pages fills in what the build was not told.
    "import.meta.env.PUBLIC_URL": JSON.stringify((process.env["PUBLIC_URL"] || unfilledAddress).replace(/\/+$/, "")),
    // The browser's code needs no more of the brand than this; everything else is in its style sheets.
    "import.meta.env.THEME_COLOURS": JSON.stringify({
      light: brand.colours.light.paper,
      dark: brand.colours.dark.paper,
    }),
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
  // Nobody reads the sizes.
  build: { reportCompressedSize: false },
  environments: {
    client: {
      build: {
        // Each page would carry a list of what its later parts import, only to save those one round trip.
        modulePreload: { resolveDependencies: (_, files) => files.filter((file) => file.endsWith(".css")) },
        rolldownOptions: {
          output: {
            codeSplitting,
            // Has Chromium compile all of React beside the page, not in the page's own time when it is first called.
            postBanner: ({ name }) => (name === "framework" ? "//# allFunctionsCalledOnLoad" : ""),
          },
        },
      },
    },
  },
  server: {
    host: "127.0.0.1",
    port: 5173,
    strictPort: true,
    proxy: { "/api": api },
    // React Router prerenders through a preview server, which would watch every file that the build writes.
    ...(isPreview && { watch: null }),
  },
}));

/** Leads from the agency's old addresses to the new ones while the site is developed, as the API does for the built one. */
const redirects: Plugin = {
  name: "redirects",
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const target = movedTo(request.url ?? "/");
      if (target === undefined) return next();
      response.writeHead(301, { location: target, "cache-control": "no-store" }).end();
    });
  },
};
