import { EntitySchema } from "typeorm";
import type { Targets } from "@agency/model/plan";
import type { SectionChoice } from "@agency/model/report/sections";
import { belongsTo, json, key, moment, optionalText, text, yesNo } from "../kit/db/columns.ts";
import type { StoredDatedNote, StoredWorkItem } from "./plan.ts";

export const targetsEntity = new EntitySchema<{ clientId: string; targets: Targets }>({
  name: "targets",
  tableName: "targets",
  columns: { clientId: { ...belongsTo("client", "targets_client"), primary: true }, targets: json },
});

/** The sections that the staff chose for a client. Without a row, they are those of the package. */
export const sectionsEntity = new EntitySchema<{ clientId: string; sections: SectionChoice[] }>({
  name: "sections",
  tableName: "client_sections",
  columns: { clientId: { ...belongsTo("client", "client_sections_client"), primary: true }, sections: json },
});

export const workItemEntity = new EntitySchema<StoredWorkItem>({
  name: "workItem",
  tableName: "work_items",
  columns: {
    id: key(36),
    clientId: belongsTo("client", "work_items_client"),
    reportType: text(16),
    periodStart: text(10),
    periodEnd: text(10),
    text: text(200),
    link: optionalText(500),
    planned: yesNo,
    author: text(120),
    createdAt: moment,
  },
  indices: [{ name: "work_items_period", columns: ["clientId", "periodEnd"] }],
});

export const datedNoteEntity = new EntitySchema<StoredDatedNote>({
  name: "datedNote",
  tableName: "dated_notes",
  columns: {
    id: key(36),
    clientId: belongsTo("client", "dated_notes_client"),
    day: text(10),
    words: json,
    author: text(120),
    createdAt: moment,
  },
  indices: [{ name: "dated_notes_day", columns: ["clientId", "day"] }],
});
