import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { type Plugin, runnerImport } from "vite";

const folder = process.env["AGENCY_DIR"];
const root = fileURLToPath(new URL("..", import.meta.url));
const product = "@agency/content/";

/** Reads the agency's folder in AGENCY_DIR in place of the sample's, as packages/content/agency-folder.mjs does for Node. */
export const agencyFolder: Plugin = {
  name: "agency-folder",
  enforce: "pre",
  resolveId(source, importer) {
    if (!folder) return undefined;
    if (source.startsWith("#agency/")) return resolve(folder, source.slice("#agency/".length));
    // The folder itself may be anywhere.
    return source.startsWith(product) && importer?.startsWith(`${resolve(folder)}/`)
      ? resolve(root, "../../packages/content/src", `${source.slice(product.length)}.ts`)
      : undefined;
  },
};

/**
 * Imports a module of the build, such as `scripts/finish-build.ts`. React Router loads its configuration without the plugins of
 * Vite, so that what it imports directly would read the sample's folder.
 */
export async function importForBuild<T>(path: string): Promise<T> {
  const { module } = await runnerImport<T>(resolve(root, path), { root, configFile: false, plugins: [agencyFolder] });
  return module;
}
