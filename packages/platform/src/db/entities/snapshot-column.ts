import type { EntitySchemaColumnOptions } from "typeorm";
import type { Snapshot } from "@agency/model/report/snapshot";

/** A snapshot as JSON text; its two moments become dates again when it is read. */
export const snapshotColumn: EntitySchemaColumnOptions = {
  type: "text",
  nullable: true,
  transformer: {
    to: (snapshot: Snapshot | null | undefined) => (snapshot ? JSON.stringify(snapshot) : snapshot),
    from: (json: string | null) => (json === null ? null : readSnapshot(json)),
  },
};

function readSnapshot(json: string): Snapshot {
  const stored = JSON.parse(json);
  return {
    ...stored,
    source: { ...stored.source, readAt: new Date(stored.source.readAt) },
    generatedAt: new Date(stored.generatedAt),
  };
}
