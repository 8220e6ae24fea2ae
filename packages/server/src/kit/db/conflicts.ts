/** Whether a statement failed on the unique index of `column`. MariaDB's error names the index, SQLite's the column. */
export function isConflict(error: unknown, column: string): boolean {
  if (!(error instanceof Error) || !("driverError" in error)) return false;
  const { code, message } = error.driverError as { code?: string; message: string };
  const duplicate = code === "ER_DUP_ENTRY" || code === "SQLITE_CONSTRAINT_UNIQUE";
  return duplicate && message.toLowerCase().includes(column.toLowerCase());
}

/** Whether a statement failed because its row is there already, by whichever key. */
export function isDuplicate(error: unknown): boolean {
  if (!(error instanceof Error) || !("driverError" in error)) return false;
  const { code = "" } = error.driverError as { code?: string };
  return ["ER_DUP_ENTRY", "SQLITE_CONSTRAINT_UNIQUE", "SQLITE_CONSTRAINT_PRIMARYKEY"].includes(code);
}
