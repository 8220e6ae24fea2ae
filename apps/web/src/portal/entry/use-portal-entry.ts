import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";
import { portalKey } from "../api.ts";
import { clientIdOfHash, reportOfHash } from "./client-id.ts";
import { currentVisitor, enter, leave, subscribeToVisitor, type Visitor } from "./visitor.ts";

export type PortalEntry = {
  /** Null until the address and session storage are read: the static page is the same for everyone. */
  visitor: Visitor | null;
  enter: (id: string) => void;
  /** Removes the ID and all data fetched with it. */
  leave: () => void;
};

/**
 * An ID in the hash takes precedence over the stored one, and is removed from the address at once. A report in the hash moves into the search, where the portal keeps which report is open.
 */
export function usePortalEntry(): PortalEntry {
  const visitor = useSyncExternalStore(subscribeToVisitor, currentVisitor, () => null);
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const linked = clientIdOfHash(hash);

  useEffect(() => {
    if (linked === null) return;
    const report = reportOfHash(hash);
    enter(linked, false);
    // Uses the router's replaceState, so that its links (the language toggle) lose the ID too.
    void navigate(
      { pathname, search: report === null ? search : `?report=${report}` },
      { replace: true, preventScrollReset: true },
    );
  }, [linked, hash, pathname, search, navigate]);

  return {
    visitor: linked === null ? visitor : null,
    enter: (id) => enter(id, true),
    leave: () => {
      leave();
      queryClient.removeQueries({ queryKey: [portalKey] });
      void navigate({ pathname }, { replace: true, preventScrollReset: true });
    },
  };
}
