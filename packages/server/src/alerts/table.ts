import { EntitySchema } from "typeorm";
import { belongsTo, json, key, moment, optionalMoment, optionalText, text } from "../kit/db/columns.ts";
import type { StoredAlert } from "./alert.ts";

export const alertEntity = new EntitySchema<StoredAlert>({
  name: "alert",
  tableName: "alerts",
  columns: {
    id: key(36),
    clientId: belongsTo("client", "alerts_client"),
    sourceId: { ...belongsTo("source", "alerts_source"), nullable: true },
    kind: text(24),
    subject: text(140),
    begunOn: text(10),
    seen: json,
    foundAt: moment,
    toldAt: optionalMoment,
    endedAt: optionalMoment,
    dismissedAt: optionalMoment,
    dismissedBy: optionalText(120),
  },
  indices: [
    { name: "alerts_once", columns: ["clientId", "kind", "subject", "begunOn"], unique: true },
    { name: "alerts_source_id", columns: ["sourceId"] },
    { name: "alerts_open", columns: ["kind", "endedAt"] },
  ],
});
