import { greetingName } from "@agency/model/report/greeting-name";
import {
  type ComposedNotification,
  frameNotification,
  type NotificationSetting,
  type NotificationText,
} from "../../notifications/mails/notification-frame.ts";

/** Tells a contact the client ID, in groups. */
export type ClientWelcome = { clientName: string; clientId: string; contactName: string | null };

export type ClientWelcomeKey =
  `notifications:clientWelcome.${"subject" | "heading" | "preview" | "hello" | "intro" | "client" | "id" | "open" | "keep" | "reason"}`;

/** Tells a contact the client ID. */
export function composeClientWelcome(
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
