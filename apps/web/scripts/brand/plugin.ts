import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { agencyModules } from "@agency/content/agency-folder";
import { brand } from "@agency/content/brand";
import { completeBrand } from "@agency/content/brand/complete";
import { brandFolder } from "@agency/content/brand/folder";
import { readLogo } from "@agency/content/brand/logo-files";
import type { Brand } from "@agency/content/brand/shape";
import { writeBrand } from "./write-brand.ts";

const modules = agencyModules ?? "";

/** Writes the brand's icon, style sheets and fonts before anything asks for them, and again when the brand changes during development. */
export function brandFiles(): Plugin {
  let written: Promise<void> | undefined;
  return {
    name: "brand-files",
    buildStart: () => (written ??= writeBrand(brand)),
    generateBundle() {
      if (this.environment.name !== "client") return;
      this.emitFile({ type: "asset", fileName: "favicon.svg", source: readLogo(brand, "mark") });
    },
    configureServer({ watcher, config, middlewares }) {
      middlewares.use("/favicon.svg", (_request, response) => {
        response.setHeader("Content-Type", "image/svg+xml");
        response.end(readLogo(brand, "mark"));
      });
      const folders = [fileURLToPath(brandFolder), join(modules, "brand")];
      watcher.add(folders);
      watcher.on("change", (file) => {
        if (folders.some((folder) => file.startsWith(folder)))
          rewrite().catch((error: unknown) => config.logger.error(String(error)));
      });
    },
  };
}

/** Node keeps a module that it has read, so the changed one is asked for at another address. */
async function rewrite(): Promise<void> {
  const file = pathToFileURL(join(modules, "brand/brand.ts"));
  const changed = (await import(`${file.href}?${Date.now()}`)) as { brand: Brand };
  await writeBrand(completeBrand(changed.brand));
}
