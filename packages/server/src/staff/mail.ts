import { durationText } from "@agency/model/duration";
import {
  type ComposedNotification,
  frameNotification,
  type NotificationSetting,
  type NotificationText,
} from "../notifications/mails/notification-frame.ts";

export const staffMails = {
  "browser-link": composeBrowserLink,
  "recovery-code-used": composeRecoveryCodeUsed,
  "factors-removed": composeFactorsRemoved,
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

/** Tells somebody that a recovery code of theirs signed in, and how many are left. */
type RecoveryCodeMail = { name: string; left: number };

type RecoveryCodeKey =
  `notifications:recoveryCodeUsed.${"subject" | "intro" | "left" | "foreign" | "button" | "reason"}`;

function composeRecoveryCodeUsed(
  { name, left }: RecoveryCodeMail,
  t: NotificationText<RecoveryCodeKey>,
  setting: NotificationSetting,
): ComposedNotification {
  const subject = t("notifications:recoveryCodeUsed.subject");
  return frameNotification(setting, {
    subject,
    heading: subject,
    paragraphs: [
      t("notifications:recoveryCodeUsed.intro", { name }),
      t("notifications:recoveryCodeUsed.left", { count: left, number: left.toLocaleString(setting.locale) }),
    ],
    button: { label: t("notifications:recoveryCodeUsed.button"), url: settingsPage(setting) },
    closing: [t("notifications:recoveryCodeUsed.foreign")],
    reason: t("notifications:recoveryCodeUsed.reason", { agency: setting.agency.name }),
  });
}

/** Tells somebody and the owners that all second factors of an account were removed. `by` is null for the command line. */
type FactorsRemovedMail = { name: string; by: string | null };

type FactorsRemovedKey =
  `notifications:factorsRemoved.${"subject" | "intro" | "introCommand" | "next" | "foreign" | "button" | "reason"}`;

function composeFactorsRemoved(
  { name, by }: FactorsRemovedMail,
  t: NotificationText<FactorsRemovedKey>,
  setting: NotificationSetting,
): ComposedNotification {
  const subject = t("notifications:factorsRemoved.subject", { name });
  return frameNotification(setting, {
    subject,
    heading: subject,
    paragraphs: [
      by === null
        ? t("notifications:factorsRemoved.introCommand", { name })
        : t("notifications:factorsRemoved.intro", { name, by }),
      t("notifications:factorsRemoved.next", { name }),
    ],
    button: { label: t("notifications:factorsRemoved.button"), url: settingsPage(setting) },
    closing: [t("notifications:factorsRemoved.foreign")],
    reason: t("notifications:factorsRemoved.reason", { agency: setting.agency.name }),
  });
}

/** The sign-in page, which offers to make the browser known. */
function browserLink({ publicUrl, prefix }: Pick<NotificationSetting, "publicUrl" | "prefix">, token: string): string {
  return `${publicUrl}${prefix}/admin/login#browser=${token}`;
}

/** Where everybody changes how they get in. */
function settingsPage({ publicUrl, prefix }: Pick<NotificationSetting, "publicUrl" | "prefix">): string {
  return `${publicUrl}${prefix}/admin/settings`;
}
