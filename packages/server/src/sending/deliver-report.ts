import { isSample, type Snapshot } from "@agency/model/report/snapshot";
import { type Delivered, type Delivering, deliverMail } from "../kit/mail/deliver-mail.ts";
import type { OutgoingMail } from "../kit/mail/mail-service.ts";
import type { ClaimedDispatch, DispatchWork } from "./dispatch-work.ts";
import type { Dispatch } from "./dispatch.ts";

type Dependencies = Delivering<Dispatch> & {
  work: Pick<DispatchWork, "freeze" | "cancel">;
  /** Whether reports of sample figures may be emailed. */
  sampleMails: boolean;
  /** Builds the email; null when the caller no longer owns the dispatch. */
  compose: (dispatch: Dispatch, claimed: ClaimedDispatch, snapshot: Snapshot) => Promise<OutgoingMail | null>;
};

/**
 * Emails the approved revision of a claimed dispatch, freezing its content first. One that a worker had in hand when a later sending
 * began, and that comes back for another try, is cancelled: an older revision must not arrive after a newer one. So is one to somebody who
 * is no contact any more.
 */
export async function deliverReport(dependencies: Dependencies, claimed: ClaimedDispatch): Promise<Delivered> {
  const { dispatch, revision, obsolete } = claimed;
  const { work, compose, sampleMails } = dependencies;
  if (obsolete) {
    await work.cancel(dispatch);
    return "superseded";
  }
  const snapshot = dispatch.snapshot ?? revision?.snapshot;
  if (!snapshot) return "superseded";
  if (isSample(snapshot) && !sampleMails) {
    await work.fail(dispatch, { code: "sample_not_mailed", params: {} });
    return "failed";
  }
  const content = { snapshot, revision: dispatch.revision ?? revision?.number ?? null };
  return deliverMail(dependencies, dispatch, async () => {
    const composed = await compose(dispatch, claimed, snapshot);
    return composed && (await work.freeze(dispatch, content)) ? composed : null;
  });
}
