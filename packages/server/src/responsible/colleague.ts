import type { Row } from "../kit/db/select.ts";

/** Somebody of the team by the name that others read. */
export type Colleague = { id: string; name: string };

/** SQL: the columns for `readColleague`, of the table `staff` as `member`. */
export const responsibleColumns =
  "member.id AS responsible_id, COALESCE(member.displayName, member.username) AS responsible_name";

/** Null where the join found nobody. */
export function readColleague({ responsible_id: id, responsible_name: name }: Row): Colleague | null {
  return typeof id === "string" && typeof name === "string" ? { id, name } : null;
}
