import { v7 as newId } from "uuid";
import { expect } from "vitest";
import { type EnquiryInput, keepEnquiry } from "@agency/server/enquiries/keep-enquiry";
import type { Notification } from "@agency/server/notifications/notification";
import { notificationEntity } from "@agency/server/notifications/table";
import { expireLease, makeDue } from "@agency/server/testing/migrated-scratch";
import { until } from "@agency/testing/ceiling";
import type { ReceivedMail } from "@agency/testing/mail-server";
import type { Stage } from "./stage.ts";

/** A queued notice to the staff. */
export type AskedNotification = { enquiryId: string; notificationId: string };

/** The part of the API that stores enquiries and queues notifications, and a way to see their outcome. */
export function notificationDesk(stage: Stage) {
  const { context, database, mailServer } = stage;
  const notification = ({ notificationId }: AskedNotification): Promise<Notification> =>
    database.manager.findOneByOrFail(notificationEntity, { id: notificationId });

  return {
    notification,
    /** Sends the contact form. */
    keep: async (input: Partial<EnquiryInput> = {}): Promise<AskedNotification> => {
      const { id: enquiryId } = await keepEnquiry(context, {
        kind: "contact",
        name: "Aina Contoh",
        email: `aina-${newId()}@person.test`,
        visit: { language: "en" },
        ...input,
      });
      const { id } = await database.manager.findOneByOrFail(notificationEntity, {
        dedupeKey: `enquiry-notice/${enquiryId}`,
      });
      return { enquiryId, notificationId: id };
    },
    reaches: (asked: AskedNotification, wanted: Partial<Notification>): Promise<void> =>
      until(async () => expect(await notification(asked)).toMatchObject(wanted)),
    /** The mail server's copies of this notification, whether or not the sender got a 250. */
    receivedMails: async (asked: AskedNotification): Promise<ReceivedMail[]> => {
      const { messageId } = await notification(asked);
      return mailServer.mails.filter((mail) => mail.messageId === messageId);
    },
    /** Expires the lease of the worker that claimed the row. */
    expireLease: ({ notificationId }: AskedNotification) => expireLease(database, notificationEntity, notificationId),
    makeDue: ({ notificationId }: AskedNotification) => makeDue(database, notificationEntity, notificationId),
  };
}
