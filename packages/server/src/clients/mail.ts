import { greetingName } from "@agency/model/report/greeting-name";
import {
  type ComposedNotification,
  type NotificationSetting,
  type NotificationText,
  dayText,
  frameNotification,
} from "../notifications/mails/notification-frame.ts";
import { nameInSubject } from "../notifications/mails/plain-name.ts";

export const clientMails = {
  "client-welcome": composeClientWelcome,
  "client-deletion": composeClientDeletion,
};

export type ClientMails = typeof clientMails;

/** Warns the staff that a former client will be deleted. */
type ClientDeletion = {
  name: string;
  /** Days, `2026-11-21`. */
  endedOn: string;
  deletedOn: string;
};

type ClientDeletionKey =
  `notifications:clientDeletion.${"subject" | "intro" | "keep" | "stay" | "name" | "endedOn" | "deletedOn" | "open" | "reason"}`;

/** Warns the staff that a former client will be deleted, with all reports. */
function composeClientDeletion(
  { name, endedOn, deletedOn }: ClientDeletion,
  t: NotificationText<ClientDeletionKey>,
  setting: NotificationSetting,
): ComposedNotification {
  const subject = t("notifications:clientDeletion.subject", {
    name: nameInSubject({ name, email: "" }),
    day: dayText(deletedOn, setting),
  });
  return frameNotification(setting, {
    subject,
    heading: subject,
    paragraphs: [t("notifications:clientDeletion.intro"), t("notifications:clientDeletion.keep")],
    facts: [
      { label: t("notifications:clientDeletion.name"), value: name },
      { label: t("notifications:clientDeletion.endedOn"), value: dayText(endedOn, setting) },
      { label: t("notifications:clientDeletion.deletedOn"), value: dayText(deletedOn, setting) },
    ],
    button: {
      label: t("notifications:clientDeletion.open"),
      url: `${setting.publicUrl}/admin/settings`,
    },
    closing: [t("notifications:clientDeletion.stay")],
    reason: t("notifications:clientDeletion.reason", { agency: setting.agency.name }),
  });
}

/** Tells a contact the client ID, in groups. */
type ClientWelcome = { clientName: string; clientId: string; contactName: string | null };

type ClientWelcomeKey =
  `notifications:clientWelcome.${"subject" | "heading" | "preview" | "hello" | "intro" | "client" | "id" | "open" | "keep" | "reason"}`;

/** Tells a contact the client ID. */
function composeClientWelcome(
  { clientName, clientId, contactName }: ClientWelcome,
  t: NotificationText<ClientWelcomeKey>,
  setting: NotificationSetting,
): ComposedNotification {
  const names = { agency: setting.agency.name, client: clientName };
  const greeted = contactName === null ? clientName : greetingName(contactName);
  return frameNotification(setting, {
    subject: t("notifications:clientWelcome.subject", names),
    preview: t("notifications:clientWelcome.preview", names),
    heading: t("notifications:clientWelcome.heading"),
    paragraphs: [
      t("notifications:clientWelcome.hello", { name: greeted }),
      t("notifications:clientWelcome.intro", names),
    ],
    facts: [
      { label: t("notifications:clientWelcome.client"), value: clientName },
      { label: t("notifications:clientWelcome.id"), value: clientId },
    ],
    button: {
      label: t("notifications:clientWelcome.open"),
      url: `${setting.publicUrl}${setting.prefix}/client-portal`,
    },
    closing: [t("notifications:clientWelcome.keep", names)],
    reason: t("notifications:clientWelcome.reason", names),
  });
}
