import { type EntityManager, In } from "typeorm";
import type { Recipient } from "../clients/client.ts";
import type { Holder, Report } from "../reports/report.ts";
import { holderEntity } from "../reports/table.ts";
import { isOnItsWay } from "./mails.ts";
import { type Dispatch, dispatchEntity } from "./table.ts";

/**
 * Whom the latest revision of a report goes to: the contacts who do not have it (`missing`), also those for whom the last sending of it
 * failed (`unreached`), or everybody, by the sending that is still on its way or a new one (`all`), or once by the sending with a number.
 */
export type SendTo = "missing" | "unreached" | "all" | number;

type Sent = Pick<Dispatch, "number" | "revision" | "recipient" | "state">;

/** Reads what was sent of reports already, and answers it by a report's id. */
export async function readSent(
  manager: EntityManager,
  reportIds: string[],
): Promise<(reportId: string) => { dispatches: Sent[]; holders: Holder[] }> {
  const where = { reportId: In(reportIds) };
  const select = { id: true, reportId: true, number: true, revision: true, recipient: true, state: true } as const;
  const [dispatches, holders] = await Promise.all([
    manager.find(dispatchEntity, { select, where }),
    manager.find(holderEntity, { where }),
  ]);
  return (reportId) => {
    const isItsOwn = (one: { reportId: string }) => one.reportId === reportId;
    return { dispatches: dispatches.filter(isItsOwn), holders: holders.filter(isItsOwn) };
  };
}

/** Decides the number of a sending and to whom it is to bring the latest revision. Asked twice, it is the same sending. */
export function chooseSending(
  to: SendTo,
  report: Pick<Report, "revision">,
  { dispatches, holders, contacts }: { dispatches: Sent[]; holders: Holder[]; contacts: Recipient[] },
): { number: number; recipients: Recipient[] } {
  if (typeof to === "number") return { number: to, recipients: contacts };
  if (to === "all") {
    const goes = dispatches.filter(
      (one) => isOnItsWay(one.state) && (one.revision ?? report.revision) === report.revision,
    );
    const own = goes.filter(({ recipient }) => contacts.some(({ email }) => email === recipient));
    return { number: own.length > 0 ? highest(own) : highest(dispatches) + 1, recipients: contacts };
  }
  const number = completingNumber(report, dispatches);
  const served = new Set(servedBy(report, number, holders));
  const open = dispatches.filter((one) => one.number === number && (one.state === "failed" || isOnItsWay(one.state)));
  const asked = new Set(to === "unreached" ? open.map(({ recipient }) => recipient) : []);
  return { number, recipients: contacts.filter(({ email }) => !served.has(email) || asked.has(email)) };
}

const highest = (dispatches: Sent[]): number => Math.max(-1, ...dispatches.map(({ number }) => number));

/**
 * The number of the sending that brings the latest revision to every contact: a new one when the last one brought an older revision to
 * anybody, else the last one, which is completed.
 */
function completingNumber({ revision }: Pick<Report, "revision">, dispatches: Sent[]): number {
  const last = Math.max(0, highest(dispatches));
  const older = dispatches.some((one) => one.number === last && one.revision !== null && one.revision < revision);
  return older ? last + 1 : last;
}

/** Whether a recipient has the latest revision, or is about to get it. */
export function isServed({ revision }: Pick<Report, "revision">, holder: Holder): boolean {
  const comes = holder.state === "waiting" || holder.state === "uncertain";
  // One without a revision takes the latest one.
  return holder.revision === revision || (comes && (holder.brings ?? revision) === revision);
}

/** The addresses that have the latest revision, or get it by another sending. */
function servedBy(report: Pick<Report, "revision">, number: number, holders: Holder[]): string[] {
  return holders.flatMap((holder) => {
    const counts = holder.revision === report.revision || holder.reached !== number;
    return counts && isServed(report, holder) ? [holder.recipient] : [];
  });
}
