import type { Connection, PendingConsent } from "./connection.ts";

export type ConnectionRepository = {
  /** All, the oldest first. */
  list: () => Promise<Connection[]>;
  find: (id: string) => Promise<Connection | null>;
  /** The connection of a Google account. */
  findByEmail: (email: string) => Promise<Connection | null>;
  findAllByEmail: (email: string) => Promise<Connection[]>;
  /** Inserts the connection, or replaces the one with its id. */
  save: (connection: Connection) => Promise<void>;
  /**
   * Changes a connection, unless its secret is another than `was` by now: what was read with an old token says nothing about a new one.
   * @returns whether it was changed
   */
  change: (
    was: Pick<Connection, "id" | "secret">,
    change: Partial<Pick<Connection, "secret" | "state" | "checkedAt" | "endsAt">>,
  ) => Promise<boolean>;
  /** Deletes the connection with the sources of clients that use it. */
  delete: (id: string) => Promise<void>;
  /** Keeps a visit to the consent page, and forgets those that expired before `now`. */
  insertPending: (pending: PendingConsent, now: Date) => Promise<void>;
  /** Takes a visit away, so that a `state` works once. Null when there is none. */
  takePending: (stateHash: string) => Promise<PendingConsent | null>;
};
