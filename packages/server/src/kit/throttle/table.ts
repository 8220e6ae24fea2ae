import { EntitySchema } from "typeorm";
import { key, moment, whole } from "../db/columns.ts";

/** Tries of one key. */
export type ThrottleRow = {
  /** A hash, so that the table names neither addresses nor people. */
  id: string;
  count: number;
  /** The next try may come then. */
  openAt: Date;
  forgetAt: Date;
};

export const throttleEntity = new EntitySchema<ThrottleRow>({
  name: "throttle",
  tableName: "throttles",
  columns: { id: key(64), count: whole, openAt: moment, forgetAt: moment },
  indices: [{ name: "throttles_forget_at", columns: ["forgetAt"] }],
});
