import {
  type ComposedNotification,
  dayText,
  frameNotification,
  nameInSubject,
  type NotificationSetting,
  type NotificationText,
} from "../../notifications/mails/notification-frame.ts";

/** Warns the staff that a former client will be deleted. */
export type ClientDeletion = {
  name: string;
  /** Days, `2026-11-21`. */
  endedOn: string;
  deletedOn: string;
};

export type ClientDeletionKey =
  `notifications:clientDeletion.${"subject" | "intro" | "keep" | "stay" | "name" | "endedOn" | "deletedOn" | "open" | "reason"}`;

/** Warns the staff that a former client will be deleted, with all reports. */
export function composeClientDeletion(
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
