import { aboutLanguage, defaultLanguage } from "@agency/content/settings";
import { isSample } from "@agency/model/report/snapshot";
import { formatClientId } from "../clients/client-id.ts";
import { clientById } from "../clients/store.ts";
import { Unsendable } from "../kit/mail/deliver-mail.ts";
import { wordsIn } from "../mail-words/mail-words.ts";
import { readClientMail } from "../mail-words/store.ts";
import type { ComposedNotification, Composer } from "../notifications/mails/notification-frame.ts";
import type { Notification } from "../notifications/notification.ts";
import { drawReportMail, type ReportMailContext } from "../reports/mail/write-report-mail.ts";
import { workingSnapshot } from "../reports/report.ts";
import { findReport, findRevisions } from "../reports/store.ts";

/** The email of a report as its client will get it, for the staff to read first. */
export type ReportCopy = {
  clientId: string;
  reportId: string;
  /** Whether it shows the working copy. */
  draft: boolean;
  /** The contact whom it greets; null greets the client. */
  addressee: string | null;
};

/** What a copy needs besides, by its kind. */
export type ReportCopyMails = { "report-copy": Composer<ReportCopy> };

type CopyNotification = Pick<Notification, "language" | "messageId"> & { parameters: ReportCopy };

export function isReportCopy(notification: Notification): notification is Notification & CopyNotification {
  return notification.kind === ("report-copy" satisfies keyof ReportCopyMails) && notification.parameters !== null;
}

/**
 * Writes a copy for the staff. Its button opens the review: no link of a client comes into being, and nobody counts as having opened it.
 * @throws Unsendable when the report has no figures any more, or those of a sample
 */
export async function composeReportCopy(
  context: ReportMailContext,
  { parameters: { clientId, reportId, draft, addressee }, language, messageId }: CopyNotification,
): Promise<ComposedNotification> {
  const { database, environment } = context;
  const [client, report, mail] = await Promise.all([
    clientById(database, clientId),
    findReport(database, clientId, reportId),
    readClientMail(database, clientId),
  ]);
  const approved = report && !draft ? (await findRevisions(database, [report])).get(reportId)?.snapshot : undefined;
  const snapshot = approved ?? (report && workingSnapshot(report));
  if (!client || !snapshot) throw new Unsendable({ code: "no_figures", params: {} });
  if (isSample(snapshot) && !database.samples.sampleMails)
    throw new Unsendable({ code: "sample_not_mailed", params: {} });
  const { prefix } = aboutLanguage(defaultLanguage);
  const review = `/admin/review?report=${reportId}#client=${formatClientId(client.accessId)}`;
  return drawReportMail(context, {
    isCopy: true,
    client,
    snapshot,
    language,
    words: wordsIn(mail, language),
    addressee,
    messageId,
    reportUrl: `${environment.PUBLIC_URL}${prefix}${review}`,
  });
}
