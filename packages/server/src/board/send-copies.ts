import type { Language } from "@agency/content/settings";
import type { Recipient } from "../clients/client.ts";
import type { Context } from "../kit/context.ts";
import { transactionStatements } from "../kit/db/change.ts";
import { publicHost } from "../kit/environment.ts";
import { staffInbox } from "../kit/mail/addresses.ts";
import { addressNotification, ringFor } from "../notifications/address-notification.ts";
import { insertNotification } from "../notifications/store.ts";
import type { ReportCopyMails } from "../sending/report-copy.ts";
import { planSendings, type RunAsk } from "./start-run.ts";

/**
 * Mails to the staff's address what a run would mail to clients: each report once in each language of its recipients, so that somebody
 * reads it as it will arrive. The reports stay as they are.
 * @returns how many emails there will be, and where they go
 */
export async function sendCopies(context: Context, ask: RunAsk): Promise<{ mails: number; to: string }> {
  const { database, environment, newId } = context;
  const { email } = staffInbox(environment);
  const { sendings } = await planSendings(context, ask);
  const addressing = { newId, host: publicHost(environment) };
  const copies = sendings.flatMap(({ client, reportId, draft, recipients }) => {
    if (reportId === null) return [];
    return firstOfEachLanguage(recipients, client.language).map(({ language, name }) =>
      addressNotification<ReportCopyMails>(addressing, {
        kind: "report-copy",
        to: { email },
        language,
        parameters: { clientId: client.id, reportId, draft, addressee: name },
        key: newId(),
      }),
    );
  });
  await database.write(async (transaction) => {
    const statements = transactionStatements(transaction);
    for (const copy of copies) await insertNotification(database, statements, copy);
  });
  await ringFor(context, copies);
  return { mails: copies.length, to: email };
}

/** The first recipient of each language, in their order. Who has none reads that of the client. */
function firstOfEachLanguage(recipients: Recipient[], own: Language) {
  const all = recipients.map(({ language, name }) => ({ language: language ?? own, name }));
  return all.filter((one, index) => all.findIndex(({ language }) => language === one.language) === index);
}
