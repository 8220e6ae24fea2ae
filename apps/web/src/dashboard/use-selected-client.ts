import { useState } from "react";
import { useSearchParams } from "react-router";
import type { Client } from "@agency/contracts/clients/schemas";
import { useClient } from "./clients/api.ts";

/** The selected client, at first the one that the address names. Polled data replaces the data from when it was selected. */
export function useSelectedClient() {
  const [search] = useSearchParams();
  const named = search.get("client");
  const [chosen, setChosen] = useState<Client | null | undefined>();
  const { data } = useClient(chosen === undefined ? named : (chosen?.id ?? null));
  const selected = chosen === null ? null : (data ?? chosen ?? null);
  return {
    selected,
    select: setChosen,
    replaceId: (oldId: string, client: Client) => {
      if (selected?.id === oldId) setChosen(client);
    },
  };
}
