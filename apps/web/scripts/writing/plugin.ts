import type { Plugin } from "vite";
import { findText } from "@agency/content/find-text";

/**
 * What `npm run dev` tells somebody who writes, on the page: mistakes in the agency's folder, which scripts/dev.mjs finds, and the file
 * and key of a text. `in-page.ts` asks for them.
 */
export function writing(): Plugin {
  let mistakes = "";
  return {
    name: "writing",
    apply: "serve",
    configureServer(server) {
      process.on("message", (told: { mistakes: string }) => {
        ({ mistakes } = told);
        server.ws.send("agency:mistakes", { mistakes });
      });
      server.middlewares.use("/__writing", (request, response) => {
        const { searchParams } = new URL(request.url ?? "/", "http://dev.invalid");
        const language = searchParams.get("language") ?? "";
        // The text that was clicked on, and the texts around it.
        const texts = searchParams.getAll("text").map((text) => findText(text, language));
        const places = texts.find((found) => found.length > 0) ?? [];
        response.setHeader("content-type", "application/json");
        response.end(JSON.stringify({ mistakes, places }));
      });
    },
  };
}
