import { EntitySchema } from "typeorm";
import { longestNote } from "@agency/model/limits";
import { belongsTo, key, moment, text } from "../kit/db/columns.ts";
import type { Note } from "./note.ts";

export const noteEntity = new EntitySchema<Note>({
  name: "client_note",
  tableName: "client_notes",
  columns: {
    id: key(36),
    clientId: belongsTo("client", "client_notes_client"),
    text: text(longestNote),
    author: text(120),
    createdAt: moment,
  },
  indices: [{ name: "client_notes_newest", columns: ["clientId", "createdAt"] }],
});
