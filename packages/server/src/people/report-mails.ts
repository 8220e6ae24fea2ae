import type { Database } from "../kit/db/database.ts";
import { dispatchEntity } from "../sending/table.ts";
import type { PersonRecord } from "./person.ts";

/** The reports sent to an address, or queued for it. */
export function reportMailsTo({ manager }: Database): (email: string) => Promise<PersonRecord[]> {
  return async (recipient) => {
    const dispatches = await manager.find(dispatchEntity, {
      select: { id: true, reportId: true, recipient: true, state: true, requestedAt: true, sentAt: true },
      where: { recipient },
    });
    return dispatches.map(({ id, requestedAt, reportId, recipient: to, state, sentAt }) => ({
      kind: "report-mail",
      id,
      at: requestedAt,
      data: { reportId, recipient: to, state, sentAt },
    }));
  };
}
