import { AsyncLocalStorage } from "node:async_hooks";
import type { EntityManager } from "typeorm";
import { type Statements, transactionStatements } from "./change.ts";
import type { Database } from "./database.ts";

/** What is written in the transaction of the first change that somebody's call makes. */
type Pending = { insert: (statements: Statements) => Promise<unknown>; isWritten: boolean };

const storage = new AsyncLocalStorage<Pending | null>();

/** Runs a function whose first change of the database brings a row along. Without a change there is no row. */
export function withRecord<T>(insert: Pending["insert"], run: () => T): T {
  return storage.run({ insert, isWritten: false }, run);
}

/** Runs a function whose changes do not belong to what somebody asked for, such as counting their tries. */
export function unrecorded<T>(run: () => T): T {
  return storage.run(null, run);
}

/**
 * A database whose transactions bring along what `withRecord` asked for: both are committed, or neither is. Statements that changed no row
 * bring nothing.
 */
export function recordingDatabase(database: Database): Database {
  const write: Database["write"] = async (work) => {
    const pending = duePending();
    if (!pending) return database.write(work);
    const { result, isWritten } = await database.write(async (manager) => {
      const { result: worked, changed } = await countingChanges(manager, work);
      const isDue = changed > 0;
      if (isDue) await pending.insert(transactionStatements(manager));
      return { result: worked, isWritten: isDue };
    });
    pending.isWritten ||= isWritten;
    return result;
  };
  const changes: Database["changes"] = async (work) => {
    const pending = duePending();
    if (!pending) return database.changes(work);
    const { result, isWritten } = await database.changes(async ({ change, select }) => {
      let changed = 0;
      const counting: Statements["change"] = async (sql, values) => {
        const affected = await change(sql, values);
        changed += affected;
        return affected;
      };
      const worked = await work({ change: counting, select });
      if (changed > 0) await pending.insert({ change, select });
      return { result: worked, isWritten: changed > 0 };
    });
    // Not before it is committed: what is rolled back is written with the next change.
    pending.isWritten ||= isWritten;
    return result;
  };
  return {
    ...database,
    write,
    changes,
    writeOne: (work) => (duePending() ? write(work) : database.writeOne(work)),
    change: (sql, values) =>
      duePending() ? changes(({ change }) => change(sql, values)) : database.change(sql, values),
  };
}

function duePending(): Pending | null {
  const pending = storage.getStore() ?? null;
  return pending?.isWritten === false ? pending : null;
}

/** Says how many rows the statements of some work change. SQLite has one runner for all transactions, so it gets its own method back. */
async function countingChanges<T>(
  manager: EntityManager,
  work: (manager: EntityManager) => Promise<T>,
): Promise<{ result: T; changed: number }> {
  const runner = manager.queryRunner;
  if (!runner) throw new Error("A transaction has a query runner");
  const query = runner.query.bind(runner);
  let changed = 0;
  runner.query = async (sql: string, parameters?: unknown[], structured?: boolean) => {
    const answer = await query(sql, parameters, true);
    changed += answer.affected ?? 0;
    return structured ? answer : answer.raw;
  };
  try {
    return { result: await work(manager), changed };
  } finally {
    Reflect.deleteProperty(runner, "query");
  }
}
