import { trimEnd } from "@agency/model/trim-end";
import { comparable } from "../address.ts";

/** Parameters that say where a visitor comes from, and change nothing on a page. */
const tracking =
  /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|dclid|gad_\w+|msclkid|ttclid|twclid|yclid|li_fat_id|igshid|igsh|srsltid|mc_[ce]id|_g[al])(?:=|$)/i;

/** The files that servers send for a folder. */
const folderFile = /\/(?:index|default|home)\.(?:html?|php|aspx?|jsp)$/i;

/**
 * An address in the form in which the usual variants of one page are the same: with tracking parameters, with a slash at its end, or
 * with the name of the folder's file. Null when it is not an absolute web address.
 */
export function pageAddress(address: string): string | null {
  const url = URL.parse(comparable(address) ?? "");
  if (!url) return null;
  url.search = url.search
    .slice(1)
    .split("&")
    .filter((part) => !tracking.test(part))
    .join("&");
  url.pathname = trimEnd(url.pathname.replace(folderFile, "/"), "/");
  return url.href;
}

/** Whether one of the links leads to one of the addresses, which are in the form of `pageAddress`. */
export function namesPage(links: readonly { target: string | null }[], own: ReadonlySet<string>): boolean {
  return links.some(({ target }) => target !== null && own.has(pageAddress(target) ?? ""));
}
