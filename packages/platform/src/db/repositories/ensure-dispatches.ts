import { type EntityManager, In } from "typeorm";
import type { Dispatch } from "@agency/core/reports/report";
import type { DispatchRequest } from "@agency/core/reports/report-repository";
import { currentRequestId } from "../../log/request-id.ts";
import type { Database } from "../database.ts";
import { dispatchEntity } from "../entities/reports.ts";
import { released } from "./work.ts";

/** One sending of a report, with a dispatch for each recipient. Without a revision it sends what is approved by then. */
type SendingRequest = { reportId: string; number: number; revision: number | null; dispatches: DispatchRequest[] };

/** A stored dispatch. `waits`: it is new, or queued again. */
type Stored = Pick<Dispatch, "id" | "reportId"> & { waits: boolean };

type Known = Pick<Dispatch, "id" | "reportId" | "number" | "recipient" | "state">;

/** States from which a dispatch is queued again when its sending is asked for once more. */
const ended: Dispatch["state"][] = ["failed", "cancelled"];

/**
 * Stores the dispatches of sendings, in the caller's transaction. Those that exist stay as they are, unless they failed or were
 * cancelled. A failed one to an address that is no contact's any more goes to a contact without one instead.
 */
export async function ensureDispatches(
  database: Database,
  transaction: EntityManager,
  sendings: SendingRequest[],
): Promise<Stored[]> {
  if (sendings.length === 0) return [];
  const before = await find(transaction, sendings);
  const missing: (DispatchRequest & Omit<SendingRequest, "dispatches">)[] = [];
  const waiting = new Set<string>();
  for (const { dispatches, ...sending } of sendings) {
    const known = before.filter(({ reportId, number }) => reportId === sending.reportId && number === sending.number);
    const free = known.filter(
      ({ state, recipient }) =>
        ended.includes(state) && !dispatches.some((dispatch) => dispatch.recipient.email === recipient),
    );
    for (const dispatch of dispatches) {
      const own = known.find(({ recipient }) => recipient === dispatch.recipient.email);
      const again = own ?? free.pop();
      if (!again) missing.push({ ...sending, ...dispatch });
      else if (await queueAgain(database, transaction, again, { ...sending, ...dispatch })) waiting.add(again.id);
    }
  }
  await insert(database, transaction, missing);
  for (const { id } of missing) waiting.add(id);
  const after = await find(transaction, sendings);
  return sendings.flatMap(({ reportId, number, dispatches }) =>
    dispatches.map(({ recipient }) => {
      const stored = after.find(
        (known) => known.reportId === reportId && known.number === number && known.recipient === recipient.email,
      );
      // Another dispatch may have the Message-ID, for which the insert says nothing.
      if (!stored) throw new Error("A dispatch could not be stored");
      return { id: stored.id, reportId, waits: waiting.has(stored.id) };
    }),
  );
}

function find(transaction: EntityManager, sendings: SendingRequest[]): Promise<Known[]> {
  return transaction.find(dispatchEntity, {
    select: { id: true, reportId: true, number: true, recipient: true, state: true },
    where: {
      reportId: In(sendings.map(({ reportId }) => reportId)),
      number: In([...new Set(sendings.map(({ number }) => number))]),
    },
  });
}

async function insert(
  { sqlNow }: Database,
  transaction: EntityManager,
  dispatches: (DispatchRequest & Omit<SendingRequest, "dispatches">)[],
): Promise<void> {
  if (dispatches.length === 0) return;
  const now = () => sqlNow();
  await transaction
    .createQueryBuilder()
    .insert()
    .into(dispatchEntity)
    .values(
      dispatches.map(({ recipient, ...dispatch }) => ({
        ...dispatch,
        ...addressed(recipient),
        state: "queued" as const,
        attempts: 0,
        requestId: currentRequestId(),
        dueAt: now,
        requestedAt: now,
      })),
    )
    .orIgnore()
    .updateEntity(false)
    .execute();
}

/** @returns whether the dispatch had ended and is queued now */
async function queueAgain(
  { sqlNow }: Database,
  transaction: EntityManager,
  { id }: Known,
  { recipient, revision }: DispatchRequest & Omit<SendingRequest, "dispatches">,
): Promise<boolean> {
  const { affected } = await transaction.update(
    dispatchEntity,
    { id, state: In(ended) },
    {
      ...released,
      ...addressed(recipient),
      state: "queued",
      revision,
      attempts: 0,
      problem: null,
      snapshot: null,
      requestId: currentRequestId(),
      dueAt: () => sqlNow(),
    },
  );
  return affected === 1;
}

function addressed({ email, name, language }: DispatchRequest["recipient"]) {
  return { recipient: email, recipientName: name, language };
}
