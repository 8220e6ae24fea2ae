import { EntitySchema } from "typeorm";
import { belongsTo, key, longText, moment, text } from "../kit/db/columns.ts";
import { optionalLanguageColumn } from "../kit/db/listed.ts";
import type { Proposal } from "./proposal.ts";

export const proposalEntity = new EntitySchema<Proposal>({
  name: "proposal",
  tableName: "proposals",
  columns: {
    id: key(36),
    reportId: belongsTo("report", "proposals_report"),
    tokenId: belongsTo("token", "proposals_token"),
    kind: text(16),
    language: optionalLanguageColumn,
    text: longText,
    createdAt: moment,
  },
  indices: [
    { name: "proposals_report_id", columns: ["reportId", "createdAt"] },
    { name: "proposals_token_id", columns: ["tokenId"] },
  ],
});
