import { EntitySchema } from "typeorm";
import { belongsTo, key, moment, text } from "../kit/db/columns.ts";
import type { TeamLink } from "./team.ts";

export const teamLinkEntity = new EntitySchema<TeamLink>({
  name: "teamLink",
  tableName: "team_links",
  columns: {
    tokenHash: key(64),
    staffId: belongsTo("staff", "team_links_staff"),
    kind: text(20),
    createdAt: moment,
    expiresAt: moment,
  },
  indices: [{ name: "team_links_staff_id", columns: ["staffId"] }],
});
