import { In, IsNull, Not } from "typeorm";
import type { ClientEvent } from "@agency/contracts/client-history";
import { answerEntity } from "../answers/table.ts";
import type { Database } from "../kit/db/database.ts";
import { reportOpenEntity } from "../opens/table.ts";
import { reportEntity, revisionEntity } from "../reports/table.ts";
import { dispatchEntity } from "../sending/table.ts";
import { handOverEntity } from "../shares/table.ts";
import type { Note } from "./note.ts";
import { noteEntity } from "./table.ts";

export const addNote = ({ writeOne }: Database, note: Note): Promise<unknown> =>
  writeOne((transaction) => transaction.insert(noteEntity, note));

/** @returns whether the client had it */
export async function removeNote({ writeOne }: Database, clientId: string, id: string): Promise<boolean> {
  const { affected } = await writeOne((transaction) => transaction.delete(noteEntity, { clientId, id }));
  return (affected ?? 0) > 0;
}

/** Newest first. */
export const notesOfClient = ({ manager }: Database, clientId: string, take?: number): Promise<Note[]> =>
  manager.find(noteEntity, {
    where: { clientId },
    order: { createdAt: "DESC", id: "DESC" },
    ...(take !== undefined && { take }),
  });

/**
 * What happened with a client's reports: approvals, emails, hand-overs, uses and answers.
 * @param take the most of each kind, newest first
 */
export async function reportEvents({ manager }: Database, clientId: string, take: number): Promise<ClientEvent[]> {
  const reports = await manager.find(reportEntity, {
    select: { id: true, type: true, periodStart: true, periodEnd: true },
    where: { clientId },
  });
  if (reports.length === 0) return [];
  const byId = new Map(
    reports.map(({ id, type, periodStart: start, periodEnd: end }) => [
      id,
      { reportId: id, reportType: type, reportPeriod: { start, end } },
    ]),
  );
  const reportId = In([...byId.keys()]);
  const approval = { reportId: true, number: true } as const;
  const [approved, withdrawn, sent, handedOver, used, answered] = await Promise.all([
    manager.find(revisionEntity, {
      select: { ...approval, approvedAt: true, approvedBy: true },
      where: { reportId },
      order: { approvedAt: "DESC" },
      take,
    }),
    manager.find(revisionEntity, {
      select: { ...approval, withdrawnAt: true, withdrawnBy: true },
      where: { reportId, withdrawnAt: Not(IsNull()) },
      order: { withdrawnAt: "DESC" },
      take,
    }),
    manager.find(dispatchEntity, {
      select: { id: true, reportId: true, revision: true, recipient: true, sentAt: true },
      where: { reportId, state: "sent", sentAt: Not(IsNull()) },
      order: { sentAt: "DESC" },
      take,
    }),
    manager.find(handOverEntity, { where: { reportId }, order: { at: "DESC" }, take }),
    manager.find(reportOpenEntity, { where: { reportId }, order: { lastAt: "DESC" }, take }),
    manager.find(answerEntity, { where: { reportId }, order: { answeredAt: "DESC" }, take }),
  ]);

  /** Where and when it happened; nothing for a report that was deleted meanwhile. */
  const about = (id: string, revision: number | null, moment: Date | null) => {
    const report = byId.get(id);
    return report && moment ? [{ ...report, revision, at: moment.toISOString() }] : [];
  };
  return [
    ...approved.flatMap((one) =>
      about(one.reportId, one.number, one.approvedAt).map((event) => ({
        kind: "approved" as const,
        by: one.approvedBy,
        ...event,
      })),
    ),
    ...withdrawn.flatMap((one) =>
      about(one.reportId, one.number, one.withdrawnAt).map((event) => ({
        kind: "withdrawn" as const,
        by: one.withdrawnBy,
        ...event,
      })),
    ),
    ...sent.flatMap((one) =>
      about(one.reportId, one.revision, one.sentAt).map((event) => ({
        kind: "sent" as const,
        recipient: one.recipient,
        ...event,
      })),
    ),
    ...handedOver.flatMap((one) =>
      about(one.reportId, one.revision, one.at).map((event) => ({
        kind: "handed_over" as const,
        by: one.by,
        recipient: one.recipient,
        ...event,
      })),
    ),
    ...used.flatMap((one) =>
      about(one.reportId, one.revision, one.lastAt).map((event) => ({
        kind: "used" as const,
        use: one.kind,
        times: one.times,
        ...event,
      })),
    ),
    ...answered.flatMap((one) =>
      about(one.reportId, one.revision, one.answeredAt).map((event) => ({
        kind: "answered" as const,
        name: one.name,
        ...event,
      })),
    ),
  ];
}
