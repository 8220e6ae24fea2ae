/** Whose clients a question is about: those of the agency, or those of one person who sees no others. */
export type Scope = "all" | { staffId: string };

/** A part of a WHERE with the values of its `?`. */
type Condition = { sql: string; values: string[] };

/**
 * SQL that leaves out the clients of others, to stand after another condition.
 * @param column with a client's id
 */
export function scoped(scope: Scope, column: string): Condition {
  if (scope === "all") return { sql: "", values: [] };
  return {
    sql: ` AND ${column} IN (SELECT own.clientId FROM staff_clients own WHERE own.staffId = ?)`,
    values: [scope.staffId],
  };
}
