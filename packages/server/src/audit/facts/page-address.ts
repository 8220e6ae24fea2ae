import { comparable } from "../address.ts";

/** Parameters that say where a visitor comes from, and change nothing on a page. */
const tracking =
  /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|dclid|gad_\w+|msclkid|ttclid|twclid|yclid|li_fat_id|igshid|igsh|srsltid|mc_[ce]id|_g[al])(?:=|$)/i;

/** The files that servers send for a folder. */
const folderFile = /\/(?:index|default|home)\.(?:html?|php|aspx?|jsp)$/i;

/**
 * An address in the form in which the usual variants of one page are the same: with tracking parameters, with a slash at its end, or
 * with the name of the folder's file. Null when it is no absolute address of the web.
 */
export function pageAddress(address: string): string | null {
  const url = URL.parse(comparable(address) ?? "");
  if (!url) return null;
  url.search = url.search
    .slice(1)
    .split("&")
    .filter((part) => !tracking.test(part))
    .join("&");
  url.pathname = url.pathname.replace(folderFile, "/").replace(/(?<=.)\/+$/, "");
  return url.href;
}
