/** Whether a statement failed because a unique value was there already; names the index where the database tells. */
export function isConflict(error: unknown, column: string): boolean {
  if (!(error instanceof Error) || !("driverError" in error)) return false;
  const { code, message } = error.driverError as { code?: string; message: string };
  const duplicate = code === "ER_DUP_ENTRY" || code === "SQLITE_CONSTRAINT_UNIQUE";
  return duplicate && message.toLowerCase().includes(column.toLowerCase());
}
