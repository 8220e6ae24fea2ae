import type { EntitySchemaColumnOptions } from "typeorm";
import { type Snapshot, snapshotFromJson } from "@agency/model/report/snapshot";

/** A snapshot as JSON text; its two moments become dates again when it is read. */
export const snapshotColumn: EntitySchemaColumnOptions = {
  type: "text",
  nullable: true,
  transformer: {
    to: (snapshot: Snapshot | null | undefined) => (snapshot ? JSON.stringify(snapshot) : snapshot),
    from: (json: string | null) => (json === null ? null : snapshotFromJson(JSON.parse(json))),
  },
};
