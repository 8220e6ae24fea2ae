import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { type Plugin, runnerImport } from "vite";
import { agencyModules } from "@agency/content/agency-folder";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Reads the modules of the agency in AGENCY_DIR, as packages/content/agency-folder.mjs does for Node. */
export const agencyFolder: Plugin = {
  name: "agency-folder",
  enforce: "pre",
  resolveId: (source) =>
    agencyModules !== null && source.startsWith("#agency/")
      ? resolve(agencyModules, source.slice("#agency/".length))
      : undefined,
};

/**
 * Imports a module of the build, such as `scripts/finish-build.ts`. React Router loads its configuration without the plugins of
 * Vite, so that what it imports directly would read the sample's folder.
 */
export async function importForBuild<T>(path: string): Promise<T> {
  const { module } = await runnerImport<T>(resolve(root, path), { root, configFile: false, plugins: [agencyFolder] });
  return module;
}
