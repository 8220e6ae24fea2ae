import type { Language } from "@agency/content/settings";
import { noFigures } from "@agency/model/figures";
import { noTargets } from "@agency/model/plan";
import { lastCompletePeriod } from "@agency/model/report/periods";
import type { Snapshot } from "@agency/model/report/snapshot";
import { type Client, reportRecipients } from "../clients/client.ts";
import { findContacts } from "../clients/store.ts";
import { type FiledMail, readFiledMail } from "../kit/mail/mail-folder.ts";
import { freezeReport } from "../reports/freeze.ts";
import { type ReportMailContext, writeReportMail } from "../reports/mail/write-report-mail.ts";
import { newestContent } from "../reports/store.ts";
import { type ClientMail, copyRecipients, wordsIn } from "./mail-words.ts";

/**
 * The email of a client's newest report in a language, as it would be with these words, to the first contact who reads it. Its link opens
 * nothing. A client without a report gets one without figures.
 */
export async function previewMail(
  context: ReportMailContext & { mailFrom: string },
  client: Client,
  { language, mail }: { language: Language; mail: ClientMail },
): Promise<{ mail: FiledMail; snapshot: Snapshot | null }> {
  const { database, clock, newId, mailFrom: from } = context;
  const now = await clock();
  const [snapshot, found] = await Promise.all([
    newestContent(database, client.id),
    findContacts(database, [client.id]),
  ]);
  const shown = snapshot ?? withoutFigures(client, now);
  const contacts = found.get(client.id) ?? [];
  const recipients = reportRecipients(client, contacts, shown.type);
  const to = recipients.find((one) => (one.language ?? client.language) === language) ??
    recipients[0] ?? { email: client.email, name: client.contactName };
  const id = newId();
  const raw = await writeReportMail(context, {
    client,
    snapshot: shown,
    language,
    words: wordsIn(mail, language),
    from,
    to,
    cc: copyRecipients(mail.reportMail, client, contacts, { type: shown.type, recipient: to.email }),
    messageId: `<${id}@preview.invalid>`,
    follows: null,
    linkToken: "",
    date: now,
  });
  return { mail: await readFiledMail(id, raw), snapshot };
}

/** The report of the last month, of which nothing is known. */
function withoutFigures({ name: clientName, language }: Client, now: Date): Snapshot {
  const type = "monthly";
  return freezeReport({
    clientName,
    language,
    type,
    period: lastCompletePeriod(type, now),
    figures: noFigures,
    origins: {},
    searches: null,
    leads: null,
    visits: null,
    profileSearches: null,
    ads: null,
    aiAnswers: null,
    targets: noTargets,
    work: [],
    next: [],
    sections: [],
    unread: [],
    filled: [],
    history: [],
    promises: false,
    comments: {},
    now,
  });
}
