import { EntitySchema } from "typeorm";
import { key, moment, optionalJson, optionalText, text } from "../kit/db/columns.ts";
import type { Activity } from "./activity.ts";

/** Ids without foreign keys: what they lead to may go, and the row stays. */
export const activityEntity = new EntitySchema<Activity>({
  name: "activity",
  tableName: "activity",
  columns: {
    id: key(36),
    at: moment,
    kind: text(40),
    actor: text(20),
    staffId: optionalText(36),
    clientId: optionalText(36),
    objectId: optionalText(64),
    details: optionalJson,
    requestId: optionalText(64),
    address: optionalText(60),
    browser: optionalText(200),
  },
  indices: [
    { name: "activity_newest", columns: ["at", "id"] },
    { name: "activity_staff", columns: ["staffId", "at"] },
    { name: "activity_client", columns: ["clientId", "at"] },
  ],
});
