import { join } from "node:path";
import { build, type InlineConfig } from "vite";
import { agencyFolder } from "../agency-folder.ts";
import { className, shortTokensInCode } from "../short-names.ts";

const source = join(import.meta.dirname, "../../src");

/** As `vite.config.ts` builds the site, so that both draw the same. */
const common: InlineConfig = {
  configFile: false,
  logLevel: "error",
  root: join(source, ".."),
  plugins: [agencyFolder, shortTokensInCode],
  css: { modules: { generateScopedName: className } },
};

/** The script in the head of the portal's page. */
export async function earlyScript(): Promise<string> {
  const built = await build({
    ...common,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: join(source, "portal/first-screen/early.ts"), output: { format: "iife" } },
    },
  });
  const [file] = Array.isArray(built) || !("output" in built) ? [] : built.output;
  if (file?.type !== "chunk") throw new Error("The portal's early script was not built");
  return file.code.trim();
}

/** Writes what draws portals for the API, as one file with all that it needs: an installed product has no modules of the site. */
export async function writePortalRenderer(folder: string): Promise<void> {
  await build({
    ...common,
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      minify: true,
      rolldownOptions: {
        input: join(source, "app/portal.server.tsx"),
        output: { entryFileNames: "portal.js", codeSplitting: false },
      },
    },
  });
}
