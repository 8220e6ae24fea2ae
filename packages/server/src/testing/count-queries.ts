import { vi } from "vitest";
import type { Database } from "../kit/db/database.ts";

/** The SQL statements that an operation sends to the database. */
export async function countQueries<T>(
  { manager, source }: Database,
  work: () => Promise<T>,
): Promise<{ queries: string[]; result: T }> {
  const queries: string[] = [];
  const note = (query: string) => void queries.push(query);
  const loggers = new Set([source.logger, manager.dataSource.logger]);
  const spies = [...loggers].map((logger) => vi.spyOn(logger, "logQuery").mockImplementation(note));
  try {
    return { result: await work(), queries };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
