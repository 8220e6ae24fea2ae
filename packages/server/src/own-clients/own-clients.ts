/**
 * Whose clients a question is about: those of the agency, or those of one person who sees no others, of a token that reads no others, or of
 * both.
 */
export type Scope = "all" | { staffId: string } | { tokenId: string } | { staffId: string; tokenId: string };

/** A part of a WHERE with the values of its `?`. */
type Condition = { sql: string; values: string[] };

/**
 * SQL that leaves out the clients of others, to stand after another condition.
 * @param column with a client's id
 */
export function scoped(scope: Scope, column: string): Condition {
  if (scope === "all") return { sql: "", values: [] };
  const conditions = [
    ...("staffId" in scope ? [{ rows: "staff_clients own WHERE own.staffId = ?", value: scope.staffId }] : []),
    ...("tokenId" in scope ? [{ rows: "token_clients own WHERE own.tokenId = ?", value: scope.tokenId }] : []),
  ];
  return {
    sql: conditions.map(({ rows }) => ` AND ${column} IN (SELECT own.clientId FROM ${rows})`).join(""),
    values: conditions.map(({ value }) => value),
  };
}
