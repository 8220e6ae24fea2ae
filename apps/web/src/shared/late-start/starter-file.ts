import { join } from "node:path";
import { build } from "vite";
import { type NamedFile, named } from "./light-page.ts";

/** The starter, as one file for all pages. */
export async function starterFile(): Promise<NamedFile> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: join(import.meta.dirname, "starter.ts") },
    },
  });
  const [file] = Array.isArray(built) || !("output" in built) ? [] : built.output;
  if (!file) throw new Error("The starter was not built");
  return named("starter", "js", file.code);
}
