import type { Problem } from "@agency/model/problems";
import type { MailService, SendJournal } from "./mail-service.ts";
import type { Mailable, MailWork } from "./mail-work.ts";

type Dependencies<Row extends Mailable> = {
  work: Pick<MailWork<Row>, "abandoned" | "markSent" | "requeueAbandoned" | "markUncertain">;
  mail: Pick<MailService, "lookUp">;
  journal: Pick<SendJournal, "find">;
};

const workerStopped: Problem = { code: "worker_stopped", params: {} };

/**
 * Settles emails whose worker stopped after the final dot: checks the journal, then asks the mail service, otherwise
 * marks them as uncertain for the staff. An email that cannot be settled now does not block the others.
 * @throws AggregateError when some could not be settled; those stay unchanged
 */
export async function settleAbandoned<Row extends Mailable>(dependencies: Dependencies<Row>): Promise<void> {
  const failures: unknown[] = [];
  for (const row of await dependencies.work.abandoned()) {
    await settle(dependencies, row).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, "Some emails could not be settled");
}

async function settle<Row extends Mailable>({ work, mail, journal }: Dependencies<Row>, row: Row): Promise<void> {
  const sentAt = await journal.find(row.id);
  if (sentAt) return work.markSent(row.id, sentAt);
  const taken = await mail.lookUp(row);
  if (taken === true) return work.markSent(row.id, row.leaseUntil ?? row.requestedAt);
  if (taken === false) return work.requeueAbandoned(row, workerStopped);
  return work.markUncertain(row, workerStopped);
}
