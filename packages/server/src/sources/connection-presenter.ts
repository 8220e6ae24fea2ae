import type { Connection } from "@agency/contracts/connections";
import type { SecretBox } from "../kit/secrets.ts";
import { type Connection as Stored, connectionState, readsBusinessProfile } from "./connection.ts";

/** What people see of a connection: no token, and no sealed one either. */
export function presentConnection(
  { secretBox }: { secretBox: SecretBox },
  connection: Stored,
  clients: number,
): Connection {
  const { id, kind, email, connectedBy, connectedAt, checkedAt, endsAt } = connection;
  return {
    id,
    kind,
    email,
    state: connectionState(secretBox, connection),
    connectedBy,
    connectedAt: connectedAt.toISOString(),
    checkedAt: checkedAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    businessProfile: readsBusinessProfile(connection),
    clients,
  };
}
