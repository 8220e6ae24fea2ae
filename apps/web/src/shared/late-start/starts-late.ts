import { plainPath } from "../i18n/language-path.ts";

/**
 * Whether a page is read first and its application fetched later. The dashboard and the portal are applications from the
 * first moment. In the browser it is the page that says so: a page for missing addresses stands at any address.
 */
export function startsLate(path: string): boolean {
  if (!import.meta.env.SSR) return "startedLate" in globalThis;
  return import.meta.env.PROD && isPublic(path);
}

/** @param path of a page, in any language */
export function isPublic(path: string): boolean {
  return !/^\/(?:admin|client-portal)(?:\/|$)/.test(plainPath(path));
}
