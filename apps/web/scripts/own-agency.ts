import type { Plugin } from "vite";
import * as own from "@agency/content/own";

const facts = Object.entries(own).filter(
  ([name, value]) => !/^(?:texts|ownFolder)$/.test(name) && typeof value !== "function",
);
const code = facts.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`).join("");

/**
 * Gives browsers the facts of the agency in place of packages/content/src/own.ts, which reads its folder. Each module that reads some
 * gets a copy, of which the build leaves what it reads: so a page carries what it shows, and never the whole agency.
 */
export const ownAgency: Plugin = {
  name: "own-agency",
  enforce: "pre",
  resolveId(source, importer) {
    // The development server writes pages with the content as it stands.
    if (this.environment.mode === "dev" && this.environment.name !== "client") return undefined;
    const isOwn = /(?:^|\/)own\.ts$/.test(source) && importer?.includes("/packages/content/src/");
    return isOwn ? `\0own-agency:${importer}` : undefined;
  },
  load: (id) => (id.startsWith("\0own-agency:") ? code : undefined),
};
