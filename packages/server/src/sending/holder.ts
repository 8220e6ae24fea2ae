import type { DispatchState, HolderState } from "@agency/model/states";
import type { Holder } from "../reports/holder.ts";
import type { Dispatch } from "./dispatch.ts";

type Mail = Pick<Dispatch, "id" | "reportId" | "recipient" | "number" | "revision" | "state" | "sentAt">;

/**
 * What a recipient has of a report, by the emails of it to them. The only place that decides it.
 * @param mails at least one, all of one report and recipient
 */
export function holderOf(mails: readonly [Mail, ...Mail[]]): Holder {
  const newestFirst = mails.toSorted((one, other) => other.number - one.number);
  const sent = mails.filter(({ state }) => state === "sent");
  const reaching = newestFirst.find(({ state }) => state !== "failed" && state !== "cancelled");
  // A cancelled one counts for nothing beside others.
  const last = newestFirst.find(({ state }) => state !== "cancelled") ?? newestFirst[0] ?? mails[0];
  const counts = reaching && bringsNoLess(reaching, last) ? reaching : last;
  const { reportId, recipient } = mails[0];
  return {
    reportId,
    recipient,
    revision: Math.max(0, ...sent.map(({ revision }) => revision ?? 0)),
    sentAt: latest(sent.map(({ sentAt }) => sentAt)),
    reached: reaching?.number ?? null,
    dispatchId: counts.id,
    brings: counts.revision,
    state: holderStates[counts.state],
  };
}

const holderStates: Record<DispatchState, HolderState> = {
  queued: "waiting",
  rendered: "waiting",
  sending: "waiting",
  sent: "sent",
  uncertain: "uncertain",
  failed: "failed",
  cancelled: "cancelled",
};

/** An email without a revision takes the latest. */
function bringsNoLess(one: Mail, other: Mail): boolean {
  return one.revision === null || other.revision === null || one.revision >= other.revision;
}

function latest(moments: (Date | null)[]): Date | null {
  return moments.reduce((last, moment) => (moment && (!last || moment > last) ? moment : last), null);
}
