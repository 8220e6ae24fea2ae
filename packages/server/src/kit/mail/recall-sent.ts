import type { SendJournal } from "./mail-service.ts";
import type { Mailable, MailWork } from "./mail-work.ts";

type Dependencies<Row extends Mailable> = {
  work: Pick<MailWork<Row>, "unanswered" | "markSent">;
  journal: Pick<SendJournal, "all">;
};

/**
 * Marks emails as sent that this machine's journal knows and the database does not. A worker does it once, when it starts again: a
 * worker of another machine, with another journal, may have settled them as uncertain meanwhile.
 */
export async function recallSent<Row extends Mailable>({ work, journal }: Dependencies<Row>): Promise<void> {
  const rows = await work.unanswered();
  if (rows.length === 0) return;
  const known = await journal.all();
  for (const { id } of rows) {
    const sentAt = known.get(id);
    if (sentAt) await work.markSent(id, sentAt);
  }
}
