import type { Plugin } from "vite";
import { movedTo } from "@agency/content/redirects";

/** Leads from the agency's old addresses to the new ones while the site is developed, as the API does for the built one. */
export const redirects: Plugin = {
  name: "redirects",
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const target = movedTo(request.url ?? "/");
      if (target === undefined) return next();
      response.writeHead(301, { location: target, "cache-control": "no-store" }).end();
    });
  },
};
