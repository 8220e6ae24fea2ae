import { agency, agencyDetails } from "@agency/content/agency";
import { languages } from "@agency/content/settings";
import { translator } from "@agency/content/translator";
import { deliverMail } from "@agency/core/mail/deliver-mail";
import type { OutgoingMail } from "@agency/core/mail/mail-service";
import { recallSent } from "@agency/core/mail/recall-sent";
import { settleAbandoned } from "@agency/core/mail/settle-abandoned";
import type { Notification } from "@agency/core/notifications/notification";
import { notificationWork } from "@agency/platform/db/repositories/notification-work";
import { settingRepository } from "@agency/platform/db/repositories/settings";
import { buildMessage } from "@agency/platform/mail/message";
import { composeNotification } from "@agency/platform/mail/notifications/compose-notification";
import { plainName } from "@agency/platform/mail/notifications/plain-name";
import type { Context } from "../context.ts";
import { mailJob } from "./mail-job.ts";

/** Sends the due notifications: every email that is not a report. */
export function sendNotificationJob(context: Context) {
  const { environment, database, mailer, log } = context;
  const work = notificationWork(database);
  const settings = settingRepository(database);
  const dependencies = { ...mailer.delivering, work, log };

  async function compose(notification: Notification): Promise<OutgoingMail> {
    const { id, messageId, language, recipient, recipientName } = notification;
    const { locale, prefix } = languages[language];
    const replyTo = (await settings.read("replyTo")) ?? agency.email;
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
