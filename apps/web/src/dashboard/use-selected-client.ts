import { useState } from "react";
import type { Client } from "@agency/contracts/clients/schemas";
import { useClients } from "./clients/api.ts";

/** The selected client. Polled data replaces the data from when it was selected. */
export function useSelectedClient() {
  const [chosen, setChosen] = useState<Client | null>(null);
  const { data } = useClients();
  const selected = chosen && (data?.find(({ id }) => id === chosen.id) ?? chosen);
  return {
    selected,
    select: setChosen,
    replaceId: (oldId: string, client: Client) => setChosen((known) => (known?.id === oldId ? client : known)),
  };
}
