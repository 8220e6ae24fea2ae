import { useCallback, useState } from "react";
import type { Client } from "@agency/contracts/clients";
import { useClient } from "./clients/api.ts";
import { useClientInAddress } from "./shared/client-in-address.ts";

/** `client` is null until it was read. */
type Chosen = { id: string | null; client: Client | null };

/** The selected client, which an address can name. Polled data replaces the data from when it was selected. */
export function useSelectedClient() {
  const named = useClientInAddress("client");
  const [chosen, setChosen] = useState<Chosen>({ id: named, client: null });
  const [followed, setFollowed] = useState(named);
  // A link named another one. An address that names none any more, such as that of another tab, leaves it selected.
  if (named !== followed) {
    setFollowed(named);
    if (named !== null && named !== chosen.id) setChosen({ id: named, client: null });
  }
  // The same function always, so that the rows of the table are not rendered again.
  const select = useCallback((client: Client | null) => setChosen({ id: client?.id ?? null, client }), []);
  const { data } = useClient(chosen.id);
  const selected = chosen.id === null ? null : (data ?? chosen.client);
  return {
    selected,
    select,
    replaceId: (oldId: string, client: Client) => {
      if (selected?.id === oldId) select(client);
    },
  };
}
