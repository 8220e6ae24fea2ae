import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { portalKey } from "./api/portal-queries.ts";
import { clientIdOfHash } from "./client-id.ts";
import { forgetId, rememberedId, rememberId } from "./portal-memory.ts";

export type PortalDoor = {
  /** The ID that was asked with; null before one is given, undefined until the address and the tab's memory were read. */
  id: string | null | undefined;
  /** Whether the ID was typed here, and did not come from a link or the tab's memory. */
  typed: boolean;
  enter: (id: string) => void;
  /** Forgets the ID and all that was fetched with it. */
  leave: () => void;
};

/**
 * Who is at the portal's door. An ID in the hash of the address goes first: it is taken out of the address at once and
 * kept for this tab only.
 */
export function usePortalDoor(): PortalDoor {
  const [entered, setEntered] = useState<{ id: string | null; typed: boolean }>();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();

  useEffect(() => {
    const linked = clientIdOfHash(hash);
    if (linked !== null) {
      rememberId(linked);
      setEntered({ id: linked, typed: false });
      // The router's own replaceState, so that its links (the language toggle) lose the ID too.
      void navigate({ pathname, search }, { replace: true, preventScrollReset: true });
    } else {
      setEntered((known) => known ?? { id: rememberedId(), typed: false });
    }
  }, [hash, pathname, search, navigate]);

  return {
    id: entered?.id,
    typed: entered?.typed ?? false,
    enter: (id) => {
      rememberId(id);
      setEntered({ id, typed: true });
    },
    leave: () => {
      forgetId();
      queryClient.removeQueries({ queryKey: [portalKey] });
      setEntered({ id: null, typed: false });
      void navigate({ pathname }, { replace: true, preventScrollReset: true });
    },
  };
}
