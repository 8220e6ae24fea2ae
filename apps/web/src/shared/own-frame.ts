import { useMatches } from "react-router";

/** The handle of a layout that has a frame of its own: it replaces the site's header, footer and `main`. */
export const ownFrame = { ownFrame: true } as const;

/** Whether a layout of this page has a frame of its own. */
export function useHasOwnFrame(): boolean {
  return useMatches().some(({ handle }) => handle === ownFrame);
}
