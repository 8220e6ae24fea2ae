import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";

const api = process.env["API_URL"] ?? "http://127.0.0.1:3000";

/** Pages are written by Node, which runs the content's sources as they stand: they read the articles from files beside them. */
const contentAsItStands: Plugin = {
  name: "content-as-it-stands",
  apply: "build",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "ssr",
  resolveId: (source) => (source.startsWith("@agency/content/") ? { id: source, external: true } : undefined),
};

export default defineConfig({
  plugins: process.env["VITEST"] ? [] : [contentAsItStands, reactRouter()],
  define: {
    // Canonical and hreflang addresses need the site's own address; without it they are written from the root.
    "import.meta.env.PUBLIC_URL": JSON.stringify(process.env["PUBLIC_URL"] ?? ""),
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
  server: { host: "127.0.0.1", port: 5173, strictPort: true, proxy: { "/api": api } },
});
