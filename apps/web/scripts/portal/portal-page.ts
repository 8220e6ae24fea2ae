import { join } from "node:path";
import { build, type InlineConfig } from "vite";
import { named, type NamedFile } from "../../src/shared/late-start/light-page.ts";
import { cssModules } from "../css-modules.ts";
import { ownAgency } from "../own-agency.ts";

const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const headScript = /<script>((?:(?!<\/script>)[\s\S])*)<\/script>(?=[\s\S]*<\/head>)/;
const startScript = /<script type="module" async="">(?=import )/;
const stylesheet = /<link rel="stylesheet" href="([^"]+)"\/>/g;

/** The page of the portal as it is sent, and all its styles as one file. */
export type PortalPage = { html: string; styles: NamedFile };

/** Whether a file of the build is the page of the clients' portals, in any language. */
export function isPortalPage(file: string): boolean {
  return /(?:^|\/)client-portal\/index\.html$/.test(file);
}

/**
 * Makes the page wait with its application until the portal is painted: the script in its head asks for the portal first. Its
 * stylesheets come as one file, because the portal is asked for beside them.
 * @param early the script that asks (`src/portal/first-screen/early.ts`)
 * @param read gives the text of a stylesheet by its address
 * @throws when the page is not as React Router writes it
 */
export async function portalPage(
  page: string,
  early: string,
  read: (href: string) => Promise<string>,
): Promise<PortalPage> {
  const modules = Array.from(page.matchAll(preload), ([, href = ""]) => href);
  const sheets = Array.from(page.matchAll(stylesheet), ([, href = ""]) => href);
  if (modules.length === 0 || sheets.length === 0 || !headScript.test(page) || !startScript.test(page)) {
    throw new Error("The portal's page has no modules, styles, script in its head or start of the application");
  }
  const styles = named("styles", "css", (await Promise.all(sheets.map(read))).join(""));
  const html = page
    .replaceAll(preload, "")
    .replace(headScript, (_, text: string) => `<script data-modules="${modules.join(" ")}">${text};${early}</script>`)
    .replace(startScript, '<script type="text/plain" data-application>')
    .replaceAll(stylesheet, (link, href: string) =>
      href === sheets[0] ? `<link rel="stylesheet" href="${styles.path}"/>${waiting(link)}` : waiting(link),
    );
  return { html, styles };
}

/** React looks for its own links. A disabled one is not fetched. */
function waiting(link: string): string {
  return link.replace('rel="stylesheet"', 'rel="stylesheet" disabled=""');
}

const source = join(import.meta.dirname, "../../src");

/** As `vite.config.ts` builds the site, so that both draw the same. */
const common: InlineConfig = {
  configFile: false,
  logLevel: "error",
  root: join(source, ".."),
  plugins: [ownAgency],
  css: { modules: cssModules },
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
