import type { AccountKind } from "@agency/model/connections";
import type { FigureKey } from "@agency/model/figures";
import type { Source, Tracking } from "./source.ts";

export type SourceRepository = {
  ofClient: (clientId: string) => Promise<Source[]>;
  /** How many clients have a source of each connection, by the connection's id. */
  clientCounts: () => Promise<Map<string, number>>;
  /** Keeps a client's source, in place of another one of its kind and of the figures that others of its kind gave. */
  save: (source: Source) => Promise<void>;
  setTracking: (id: string, tracking: Tracking) => Promise<void>;
  setFills: (changes: { id: string; fills: FigureKey[] }[]) => Promise<void>;
  delete: (clientId: string, kind: AccountKind) => Promise<void>;
};
