import { EntitySchema } from "typeorm";
import { json, key, longText, moment, text, whole } from "../kit/db/columns.ts";
import type { AuditRecord } from "./audit-record.ts";

export const auditEntity = new EntitySchema<AuditRecord>({
  name: "audit",
  tableName: "audits",
  columns: {
    id: key(26),
    url: longText,
    finalUrl: longText,
    score: whole,
    ruleSet: text(16),
    result: json,
    createdAt: moment,
  },
  indices: [{ name: "audits_created_at", columns: ["createdAt"] }],
});
