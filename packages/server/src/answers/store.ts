import { In, MoreThan } from "typeorm";
import type { NewId } from "../kit/clock.ts";
import type { Database } from "../kit/db/database.ts";
import type { Report } from "../reports/report.ts";
import { reportEntity } from "../reports/table.ts";
import { shareEntity } from "../shares/table.ts";
import {
  type AnswerOfReport,
  type AnswerPlace,
  fromPortal,
  type ReportAnswer,
  type Said,
  saysSomething,
  settledAfter,
} from "./answer.ts";
import { answerEntity } from "./table.ts";

/** How many answers of a client are listed. */
const mostListed = 100;

export const findAnswer = ({ manager }: Database, place: AnswerPlace): Promise<ReportAnswer | null> =>
  manager.findOneBy(answerEntity, place);

/** Whether the client has no later approved report of the same type. */
export async function isLatest(
  { manager }: Database,
  { clientId, type, periodStart }: Pick<Report, "clientId" | "type" | "periodStart">,
): Promise<boolean> {
  const later = { clientId, type, periodStart: MoreThan(periodStart), revision: MoreThan(0) };
  return !(await manager.existsBy(reportEntity, later));
}

/**
 * Stores what was said, in place of what the same link said before. Saying nothing deletes it.
 * @param newId of an answer that is the first of its link
 * @returns the stored answer
 */
export const storeAnswer = (
  { write }: Database,
  place: AnswerPlace,
  said: Said,
  { now, newId }: { now: Date; newId: NewId },
): Promise<ReportAnswer | null> =>
  write(async (transaction) => {
    if (!saysSomething(said)) {
      await transaction.delete(answerEntity, place);
      return null;
    }
    const before = await transaction.findOneBy(answerEntity, place);
    const answer = {
      id: before?.id ?? newId(),
      ...place,
      ...said,
      answeredAt: now,
      ...settledAfter(before, said.question),
    };
    // Two at the same time are one: the later words stand, under the first one's id.
    const changed = [
      "name",
      "rating",
      "question",
      "customers",
      "worth",
      "answeredAt",
      "settledAt",
      "settledBy",
    ] as const;
    await transaction
      .createQueryBuilder()
      .insert()
      .into(answerEntity)
      .values(answer)
      .orUpdate([...changed], ["reportId", "revision", "via"])
      .updateEntity(false)
      .execute();
    return answer;
  });

/** A client's answers with their reports, newest first. */
export async function answersOfClient(database: Database, clientId: string): Promise<AnswerOfReport[]> {
  const { manager } = database;
  const reports = await manager.find(reportEntity, {
    select: { id: true, type: true, periodStart: true, periodEnd: true },
    where: { clientId },
  });
  if (reports.length === 0) return [];
  const byId = new Map(reports.map((report) => [report.id, report]));
  const answers = await manager.find(answerEntity, {
    where: { reportId: In([...byId.keys()]) },
    order: { answeredAt: "DESC", id: "DESC" },
    take: mostListed,
  });
  const recipients = await linkRecipients(database, answers);
  return answers.flatMap((answer) => {
    const report = byId.get(answer.reportId);
    if (!report) return [];
    const { type, periodStart: start, periodEnd: end } = report;
    return [{ ...answer, type, period: { start, end }, recipient: recipients.get(answer.via) ?? null }];
  });
}

/** Whose email each link was in, by the link's id. */
async function linkRecipients(
  { manager }: Database,
  answers: readonly ReportAnswer[],
): Promise<Map<string, string | null>> {
  const links = answers.map(({ via }) => via).filter((via) => via !== fromPortal);
  if (links.length === 0) return new Map();
  const shares = await manager.find(shareEntity, { select: { id: true, recipient: true }, where: { id: In(links) } });
  return new Map(shares.map(({ id, recipient }) => [id, recipient]));
}

/** Says who dealt with an answer's question; null for a question that waits again. */
export async function settleAnswer(
  { writeOne }: Database,
  id: string,
  settled: { at: Date; by: string } | null,
): Promise<void> {
  await writeOne((transaction) =>
    transaction.update(answerEntity, { id }, { settledAt: settled?.at ?? null, settledBy: settled?.by ?? null }),
  );
}
