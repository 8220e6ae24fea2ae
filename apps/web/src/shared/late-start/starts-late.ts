import { plainPath } from "../i18n/language-path.ts";

/**
 * Whether a page is shown before its application is fetched. The dashboard and the portal are applications from the first
 * moment. In the browser the page itself says so, because the page for unknown addresses can have any address.
 */
export function startsLate(path: string): boolean {
  if (!import.meta.env.SSR) return "startedLate" in globalThis;
  return import.meta.env.PROD && isPublic(path);
}

/** @param path of a page, in any language */
export function isPublic(path: string): boolean {
  return !/^\/(?:admin|client-portal)(?:\/|$)/.test(plainPath(path));
}

/**
 * Tells the starter of a public page (starter.ts) that the application has rendered. The first time, it handles clicks from
 * now on. Later, there may be letters that the page itself did not have.
 */
export function tellThatShown(): void {
  dispatchEvent(new Event("shown"));
}
