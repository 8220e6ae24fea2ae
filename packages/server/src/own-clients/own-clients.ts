/**
 * Whose clients a question is about: those of the agency, or those of one person who sees no others, of a token that reads no others, the
 * clients for which somebody is responsible, or what all of these have in common.
 */
export type Scope = "all" | { staffId?: string; tokenId?: string; responsibleId?: string };

/** A part of a WHERE with the values of its `?`. */
type Condition = { sql: string; values: string[] };

/**
 * SQL that leaves out the clients of others, to stand after another condition.
 * @param column with a client's id
 */
export function scoped(scope: Scope, column: string): Condition {
  if (scope === "all") return { sql: "", values: [] };
  const conditions = [
    { ids: "own.clientId FROM staff_clients own WHERE own.staffId = ?", value: scope.staffId },
    { ids: "own.clientId FROM token_clients own WHERE own.tokenId = ?", value: scope.tokenId },
    { ids: "own.id FROM clients own WHERE own.responsibleId = ?", value: scope.responsibleId },
  ].flatMap(({ ids, value }) => (value === undefined ? [] : [{ ids, value }]));
  return {
    sql: conditions.map(({ ids }) => ` AND ${column} IN (SELECT ${ids})`).join(""),
    values: conditions.map(({ value }) => value),
  };
}
