import type { MailService, SendJournal } from "./deliver-report.ts";
import type { DispatchWork } from "./report-repository.ts";
import type { Dispatch } from "./report.ts";

type Dependencies = {
  work: Pick<DispatchWork, "abandoned" | "markSent" | "requeueAbandoned" | "markUncertain">;
  mail: Pick<MailService, "lookUp">;
  journal: Pick<SendJournal, "find">;
};

/**
 * Settles sendings whose worker went away after the final dot: by the journal, then by asking the mail service, else
 * they are shown to the staff as uncertain. One that cannot be settled now does not keep the others waiting.
 * @throws AggregateError when some could not be settled; they are left as they are
 */
export async function settleAbandoned(dependencies: Dependencies): Promise<void> {
  const failures: unknown[] = [];
  for (const dispatch of await dependencies.work.abandoned()) {
    await settle(dependencies, dispatch).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, "Some sendings could not be settled");
}

async function settle({ work, mail, journal }: Dependencies, dispatch: Dispatch): Promise<void> {
  const sentAt = await journal.find(dispatch.id);
  if (sentAt) return work.markSent(dispatch.id, sentAt);
  const taken = await mail.lookUp(dispatch);
  if (taken === true) return work.markSent(dispatch.id, dispatch.leaseUntil ?? dispatch.requestedAt);
  if (taken === false) return work.requeueAbandoned(dispatch, "The worker stopped while sending");
  return work.markUncertain(dispatch, "The worker stopped while sending, and the mail server cannot be asked");
}
