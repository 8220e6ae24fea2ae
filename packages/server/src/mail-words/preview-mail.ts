import type { Language } from "@agency/content/settings";
import { noFigures } from "@agency/model/figures";
import { noTargets } from "@agency/model/plan";
import { lastCompletePeriod } from "@agency/model/report/periods";
import type { Snapshot } from "@agency/model/report/snapshot";
import { type Client, reportRecipients } from "../clients/client.ts";
import { findContacts } from "../clients/store.ts";
import { type FiledMail, readFiledMail } from "../kit/mail/mail-folder.ts";
import { Refusal } from "../kit/refusal.ts";
import { freezeReport } from "../reports/freeze.ts";
import { type ReportMailContext, writeReportMail } from "../reports/mail/write-report-mail.ts";
import type { Report } from "../reports/report.ts";
import { previewReport } from "../reports/review.ts";
import { approvedBeforeOne, newestContent } from "../reports/store.ts";
import { type ClientMail, copyRecipients, wordsIn } from "./mail-words.ts";
import { readClientMail } from "./store.ts";

type PreviewContext = ReportMailContext & { mailFrom: string };

/** The email of a client's newest report in a language, as it would be with these words. A client without a report gets one without figures. */
export async function previewMail(
  context: PreviewContext,
  client: Client,
  { language, mail }: { language: Language; mail: ClientMail },
): Promise<{ mail: FiledMail; snapshot: Snapshot | null }> {
  const now = await context.clock();
  const snapshot = await newestContent(context.database, client.id);
  const shown = snapshot ?? withoutFigures(client, now);
  return { mail: await drawMail(context, client, { snapshot: shown, language, mail, now }), snapshot };
}

/**
 * The email of a report's working copy in a language, with the words that are saved.
 * @throws Refusal report_not_found before it is generated
 */
export async function previewDraftMail(
  context: PreviewContext,
  client: Client,
  report: Report,
  language: Language,
): Promise<FiledMail> {
  const { database, clock } = context;
  const now = await clock();
  const [before, mail] = await Promise.all([
    approvedBeforeOne(database.manager, report),
    readClientMail(database, client.id),
  ]);
  const preview = previewReport(report, before, now);
  if (!preview) throw new Refusal("report_not_found");
  return drawMail(context, client, { snapshot: preview.snapshot, language, mail, now });
}

/** The email of a report to the first contact who reads it in a language. Its link opens nothing. */
async function drawMail(
  context: PreviewContext,
  client: Client,
  { snapshot, language, mail, now }: { snapshot: Snapshot; language: Language; mail: ClientMail; now: Date },
): Promise<FiledMail> {
  const { database, newId, mailFrom: from } = context;
  const found = await findContacts(database, [client.id]);
  const contacts = found.get(client.id) ?? [];
  const recipients = reportRecipients(client, contacts, snapshot.type);
  const to = recipients.find((one) => (one.language ?? client.language) === language) ??
    recipients[0] ?? { email: client.email, name: client.contactName };
  const id = newId();
  const raw = await writeReportMail(context, {
    client,
    snapshot,
    language,
    words: wordsIn(mail, language),
    from,
    to,
    cc: copyRecipients(mail.reportMail, client, contacts, { type: snapshot.type, recipient: to.email }),
    replyTo: mail.replyTo,
    messageId: `<${id}@preview.invalid>`,
    follows: null,
    linkToken: "",
    date: now,
  });
  return readFiledMail(id, raw);
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
