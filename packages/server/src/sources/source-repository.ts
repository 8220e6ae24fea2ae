import type { AccountKind } from "@agency/model/connections";
import type { FigureKey } from "@agency/model/figures";
import type { Client } from "../clients/client.ts";
import type { Leaving } from "../figures/forget-accounts.ts";
import type { Removal } from "../figures/plan-removal.ts";
import type { Source, Tracking } from "./source.ts";

/** What was removed, and the ids of the reports that are made again without it. */
export type Removed = Removal & { refreshed: string[] };

export type SourceRepository = {
  ofClient: (clientId: string) => Promise<Source[]>;
  /** The clients that use accounts of a kind, by name, by the accounts' ids. */
  usersOf: (kind: AccountKind, accountIds: string[]) => Promise<Map<string, Pick<Client, "id" | "name">[]>>;
  /** How many clients have a source of each connection, by the connection's id. */
  clientCounts: () => Promise<Map<string, number>>;
  /** What would be removed if the approved periods keep their figures. */
  removal: (clientId: string, leaving: Leaving) => Promise<Removal>;
  /** Keeps a client's source, in place of another one of its kind and of the figures that others of its kind gave. */
  save: (source: Source, removing: { approvedToo: boolean }) => Promise<Removed>;
  setTracking: (id: string, tracking: Tracking) => Promise<void>;
  setFills: (changes: { id: string; fills: FigureKey[] }[]) => Promise<void>;
  /** Takes a client's source away with the figures that it gave. */
  delete: (
    clientId: string,
    kind: AccountKind,
    removing: { approvedToo: boolean; by: string; at: Date },
  ) => Promise<Removed>;
};
