import { agency, agencyDetails } from "@agency/content/agency";
import { aboutLanguage } from "@agency/content/settings";
import { translator } from "@agency/content/translator";
import type { Context } from "../kit/context.ts";
import { type MailContext, mailJob } from "../kit/mail/mail-job.ts";
import type { OutgoingMail } from "../kit/mail/mail-service.ts";
import { buildMessage } from "../kit/mail/message.ts";
import { readSetting } from "../settings/store.ts";
import { tellGathered } from "./gather-notices.ts";
import type { ComposedNotification, NotificationSetting } from "./mails/notification-frame.ts";
import { plainName } from "./mails/plain-name.ts";
import type { Notification } from "./notification.ts";
import { notificationWork } from "./store.ts";

/** Writes the mail of a notification of any room. */
type Compose = (
  notification: Notification,
  t: ReturnType<typeof translator>,
  setting: NotificationSetting,
) => ComposedNotification | Promise<ComposedNotification>;

/** Tells the staff in one email of the notices that would have been too many. */
export function gatherNoticesJob(context: Context): () => Promise<void> {
  return async () => {
    const told = await tellGathered(context);
    if (told > 0) context.log.info({ job: "gather-notices", told }, "Queued the digest of notices");
  };
}

/** Sends the due notifications: every email that is not a report. */
export function sendNotificationJob(context: MailContext, composeMail: Compose) {
  const { environment, database, mailer } = context;
  const work = notificationWork(database);

  async function compose({ row: notification }: { row: Notification }): Promise<OutgoingMail> {
    const { id, messageId, language, recipient, recipientName } = notification;
    const { locale, prefix } = aboutLanguage(language);
    const replyTo = (await readSetting(database, "replyTo")) ?? agency.email;
    const repliesToPerson = environment.NOTICE_REPLY_TO === "person";
    const content = await composeMail(notification, translator(language), {
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
      const row = await work.claim(id);
      return row && { row };
    },
    compose,
    work,
  });
}
