import { agency, agencyDetails } from "@agency/content/agency";
import { languages } from "@agency/content/settings";
import { translator } from "@agency/content/translator";
import { composeNotification } from "@agency/server/compose-notification";
import { deliverMail } from "@agency/server/kit/mail/deliver-mail";
import { type MailContext, mailJob } from "@agency/server/kit/mail/mail-job";
import type { OutgoingMail } from "@agency/server/kit/mail/mail-service";
import { buildMessage } from "@agency/server/kit/mail/message";
import { recallSent } from "@agency/server/kit/mail/recall-sent";
import { settleAbandoned } from "@agency/server/kit/mail/settle-abandoned";
import { plainName } from "@agency/server/notifications/mails/plain-name";
import type { Notification } from "@agency/server/notifications/notification";
import { notificationWork } from "@agency/server/notifications/notification-work";
import { readSetting } from "@agency/server/settings/store";

/** Sends the due notifications: every email that is not a report. */
export function sendNotificationJob(context: MailContext) {
  const { environment, database, mailer, log } = context;
  const work = notificationWork(database);
  const dependencies = { ...mailer.delivering, work, log };

  async function compose(notification: Notification): Promise<OutgoingMail> {
    const { id, messageId, language, recipient, recipientName } = notification;
    const { locale, prefix } = languages[language];
    const replyTo = (await readSetting(database, "replyTo")) ?? agency.email;
    const repliesToPerson = environment.NOTICE_REPLY_TO === "person";
    const content = composeNotification(notification, translator(language), {
      agency: agencyDetails,
      language,
      locale,
      prefix,
      publicUrl: environment.PUBLIC_URL,
      from: mailer.from,
      replyTo,
      repliesToPerson,
    });
    const raw = await buildMessage({
      messageId,
      from: { name: agency.name, address: mailer.from },
      to: { name: plainName(recipientName), address: recipient },
      replyTo: (repliesToPerson && notification.replyTo) || replyTo,
      date: mailer.delivering.clock(),
      ...content,
    });
    return { id, messageId, from: mailer.from, to: recipient, raw };
  }

  return mailJob(context, {
    kind: "notification",
    claim: async (id) => {
      const notification = await work.claim(id);
      return (
        notification && {
          row: notification,
          send: () => deliverMail(dependencies, notification, () => compose(notification)),
        }
      );
    },
    recall: () => recallSent(dependencies),
    settle: () => settleAbandoned(dependencies),
  });
}
