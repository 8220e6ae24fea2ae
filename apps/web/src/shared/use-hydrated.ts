import { useSyncExternalStore } from "react";

/**
 * Whether React has hydrated the page. Until then, a page must render as it was written at build time, whatever the
 * query or hash.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
