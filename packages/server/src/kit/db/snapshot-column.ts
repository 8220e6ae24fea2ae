import type { EntitySchemaColumnOptions } from "typeorm";
import { type Snapshot, snapshotFromJson, snapshotToJson } from "@agency/model/report/snapshot";
import { readLanguage } from "./listed.ts";

/** A snapshot as JSON text. Reading it turns its timestamps back into dates. */
export const snapshotColumn: EntitySchemaColumnOptions = {
  type: "text",
  nullable: true,
  transformer: {
    to: (snapshot: Snapshot | null | undefined) => (snapshot ? JSON.stringify(snapshotToJson(snapshot)) : snapshot),
    from: (json: string | null) => (json === null ? null : readSnapshot(json)),
  },
};

function readSnapshot(json: string): Snapshot {
  const stored = JSON.parse(json);
  return snapshotFromJson({ ...stored, language: readLanguage(stored.language) });
}
