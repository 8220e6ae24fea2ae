import { EntitySchema } from "typeorm";
import { belongsTo, key, moment, optionalMoment, optionalText, text, work, yesNo } from "../kit/db/columns.ts";
import type { SourceRead } from "./source-read.ts";

export const sourceReadEntity = new EntitySchema<SourceRead>({
  name: "source_read",
  tableName: "source_reads",
  columns: {
    id: key(36),
    sourceId: belongsTo("source", "source_reads_source"),
    reportType: text(16),
    periodStart: text(10),
    state: text(16),
    problem: optionalText(32),
    readAt: optionalMoment,
    final: yesNo,
    backfill: yesNo,
    requestedAt: moment,
    ...work,
  },
  indices: [
    { name: "source_reads_once", columns: ["sourceId", "reportType", "periodStart"], unique: true },
    { name: "source_reads_due", columns: ["state", "dueAt"] },
    { name: "source_reads_period", columns: ["reportType", "periodStart", "sourceId", "readAt", "problem"] },
    { name: "source_reads_owner", columns: ["leaseOwner"] },
  ],
});
