import { named, type NamedFile } from "../../src/shared/late-start/light-page.ts";

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
