import { useSyncExternalStore } from "react";

/** Whether the application has taken over the page. Until then a page must be drawn as it was written, whatever follows its path. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
