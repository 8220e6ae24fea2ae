import { durationText } from "@agency/model/duration";
import { browserLink } from "../../notifications/mails/links.ts";
import {
  type ComposedNotification,
  frameNotification,
  type NotificationSetting,
  type NotificationText,
} from "../../notifications/mails/notification-frame.ts";
import type { BrowserLinkMail } from "../../notifications/notification-parameters.ts";

export type BrowserLinkKey =
  `notifications:browserLink.${"subject" | "intro" | "button" | "ends" | "ignore" | "reason"}`;

/** Offers a member of the staff to make a browser known, while tries of others keep it waiting. */
export function composeBrowserLink(
  { username, token, minutes }: BrowserLinkMail,
  t: NotificationText<BrowserLinkKey>,
  setting: NotificationSetting,
): ComposedNotification {
  const subject = t("notifications:browserLink.subject");
  return frameNotification(setting, {
    subject,
    heading: subject,
    paragraphs: [t("notifications:browserLink.intro", { username })],
    button: { label: t("notifications:browserLink.button"), url: browserLink(setting, token) },
    closing: [
      t("notifications:browserLink.ends", { time: durationText(minutes, setting.locale) }),
      t("notifications:browserLink.ignore"),
    ],
    reason: t("notifications:browserLink.reason", { agency: setting.agency.name }),
  });
}
