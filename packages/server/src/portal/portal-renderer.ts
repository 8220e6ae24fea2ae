import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { messagesOf } from "@agency/content/translations";
import type { DrawnPortal, DrawPortal } from "@agency/contracts/portal";

/** Draws the first screen of a portal. Without a built site it is empty, and the application draws everything. */
export type PortalRenderer = (portal: Omit<DrawnPortal, "texts">) => string;

/** @param site the folder of the built website; null for none */
export async function portalRenderer(site: string | null): Promise<PortalRenderer> {
  const file = site === null ? null : join(site, "server", "portal.js");
  if (file === null || !existsSync(file)) return () => "";
  const { drawPortal } = (await import(pathToFileURL(file).href)) as { drawPortal: DrawPortal };
  return (shown) => {
    const { common, portal, report, share } = messagesOf(shown.language);
    return drawPortal({ ...shown, texts: { common, portal, report, share } });
  };
}
