import { durationText } from "@agency/model/duration";
import {
  type ComposedNotification,
  frameNotification,
  type NotificationSetting,
  type NotificationText,
} from "../notifications/mails/notification-frame.ts";

export const staffMails = {
  "browser-link": composeBrowserLink,
};

export type StaffMails = typeof staffMails;

/** Offers a member of the staff to make a browser known, for so many minutes. */
export type BrowserLinkMail = { username: string; token: string; minutes: number };

type BrowserLinkKey = `notifications:browserLink.${"subject" | "intro" | "button" | "ends" | "ignore" | "reason"}`;

/** Offers a member of the staff to make a browser known, while tries of others keep it waiting. */
function composeBrowserLink(
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

/** The sign-in page, which offers to make the browser known. */
function browserLink({ publicUrl, prefix }: Pick<NotificationSetting, "publicUrl" | "prefix">, token: string): string {
  return `${publicUrl}${prefix}/admin/login#browser=${token}`;
}
