import type { EntitySchema } from "typeorm";
import type { QueryDeepPartialEntity } from "typeorm/query-builder/QueryPartialEntity.js";
import type { Problem, ProblemCode } from "@agency/model/problems";
import { assignments, type ColumnValues, type Statements } from "../db/change.ts";
import type { Database } from "../db/database.ts";
import { placeholders } from "../db/select.ts";
import { leaseSeconds, released, writeFenced } from "../work/lease.ts";
import type { Work } from "../work/work.ts";

/** A row for one email: a dispatch of a report, or a notification. */
export type Mailable = Work & {
  id: string;
  /** Stable, so that the email can be looked up later. */
  messageId: string;
  requestedAt: Date;
  /** Problem of the last try. */
  problem: Problem | null;
  /** When the first of the tries failed whose last one has the problem; without meaning while there is none. */
  problemSince: Date | null;
};

/** The worker's writes to an email's row. Each is fenced by the lease. */
export type MailWork<Row extends Mailable> = {
  /**
   * Committed immediately before the final dot. @returns false when the lease was lost and the email must not be sent
   */
  markSending: (row: Row) => Promise<boolean>;
  /** Without `sentAt`, uses the database's current time. */
  markSent: (id: string, sentAt?: Date) => Promise<void>;
  retry: (row: Row, problem: Problem, delaySeconds: number) => Promise<void>;
  fail: (row: Row, problem: Problem) => Promise<void>;
  /** Whether emails wait for a later try because the mail server could not be reached. */
  waitsForServer: () => Promise<boolean>;
  /** Makes these emails due. */
  bringForward: () => Promise<void>;
  /** Queues the email again; for when it is known not to have been sent. */
  requeueAbandoned: (row: Row, problem: Problem) => Promise<void>;
  markUncertain: (row: Row, problem: Problem) => Promise<void>;
  /** Rows whose worker stopped between the final dot and the reply. */
  abandoned: () => Promise<Row[]>;
  /** Rows after the final dot that are not known to be sent: on their way, or uncertain. */
  unanswered: () => Promise<Row[]>;
};

type Options<T> = {
  /** The states before `sending`. */
  waiting: string[];
  /** The state among `waiting` in which a mail is ready to send. */
  ready: string;
  /** Further columns to write once the mail is sent. */
  onSent?: QueryDeepPartialEntity<T>;
  /** Writes more in the same transaction, whenever a mail is sent, fails or becomes uncertain. */
  onOutcome?: (statements: Statements, id: string) => Promise<void>;
};

/** The problems of a mail server that is away. They quote no reply, so that the column holds nothing else. */
const away: ProblemCode[] = ["mail_unreachable", "mail_timeout"];

/** The columns that every table of mails has. */
type MailRow = Mailable & { state: string; sentAt: Date | null };

/** The worker's writes to a table of mails. */
export function mailWork<T extends MailRow>(
  database: Database,
  entity: EntitySchema<T>,
  { waiting, ready, onSent, onOutcome = async () => undefined }: Options<T>,
): MailWork<T> {
  const { source, manager, select, change, changes, sqlNow } = database;
  const table = entity.options.tableName;
  const unsent = [...waiting, "sending"];
  const later = `state IN (${placeholders(waiting)}) AND dueAt > ${sqlNow()} AND problem IN (${placeholders(away)})`;
  const laterValues = [...waiting, ...away];
  /** Checks the lease's owner only, because the lease may have expired. */
  const settle = (row: T, columns: ColumnValues) =>
    changes(async (statements) => {
      const { sql, values } = assignments(source, entity, { ...released, ...columns });
      const { id, leaseOwner } = row;
      await statements.change(`UPDATE ${table} SET ${sql} WHERE id = ? AND state = 'sending' AND leaseOwner = ?`, [
        ...values,
        id,
        leaseOwner,
      ]);
      await onOutcome(statements, id);
    });
  return {
    markSending: (row) =>
      writeFenced(database, entity, row, {
        state: [ready],
        set: { state: "sending", leaseUntil: () => sqlNow(leaseSeconds) },
      }),
    markSent: (id, sentAt) => {
      const sent = { ...released, state: "sent", problem: null, sentAt: sentAt ?? (() => sqlNow()) };
      const { sql, values } = assignments(source, entity, { ...onSent, ...sent });
      return changes(async (statements) => {
        // Includes a row that was queued again meanwhile: the mail is sent, so a second must not follow.
        await statements.change(`UPDATE ${table} SET ${sql} WHERE id = ? AND state <> 'sent'`, [...values, id]);
        await onOutcome(statements, id);
      });
    },
    retry: async (row, problem, delaySeconds) => {
      await writeFenced(database, entity, row, {
        state: unsent,
        set: {
          ...released,
          state: "queued",
          problem,
          ...(row.problem === null ? { problemSince: () => sqlNow() } : {}),
          dueAt: () => sqlNow(delaySeconds),
        },
      });
    },
    waitsForServer: async () =>
      (await select(`SELECT id FROM ${table} WHERE ${later} LIMIT 1`, laterValues)).length > 0,
    bringForward: async () => {
      await change(`UPDATE ${table} SET dueAt = ${sqlNow()} WHERE ${later}`, laterValues);
    },
    fail: async (row, problem) => {
      await writeFenced(database, entity, row, {
        state: unsent,
        set: { ...released, state: "failed", problem },
        inTransaction: (statements) => onOutcome(statements, row.id),
      });
    },
    requeueAbandoned: (row, problem) => settle(row, { state: "queued", problem, dueAt: () => sqlNow() }),
    markUncertain: (row, problem) => settle(row, { state: "uncertain", problem }),
    abandoned: () =>
      manager
        .createQueryBuilder(entity, "row")
        .where("row.state = 'sending'")
        .andWhere(`row.leaseUntil < ${sqlNow()}`)
        .getMany(),
    unanswered: () =>
      manager.createQueryBuilder(entity, "row").where("row.state IN ('sending', 'uncertain')").getMany(),
  };
}
