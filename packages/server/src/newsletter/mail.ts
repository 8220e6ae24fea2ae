import { oneButtonMail } from "../enquiries/mail.ts";
import {
  type ComposedNotification,
  frameNotification,
  mailtoLink,
  type NotificationSetting,
  type NotificationText,
} from "../notifications/mails/notification-frame.ts";
import { unconfirmedDays } from "./newsletter.ts";

/** Asks the person to confirm the sign-up. */
export type SignUpNotification = { token: string };

/** A notification with an unsubscribe link. */
type UnsubscribableNotification = { unsubscribeToken: string };

/** The newsletter: an article in the subscriber's language. */
export type IssueNotification = UnsubscribableNotification & {
  slug: string;
  title: string;
  excerpt: string;
  /** Reading time. */
  minutes: number;
};

/** The article's part of its notification. */
export type IssueArticle = Omit<IssueNotification, "unsubscribeToken">;

type NewsletterKey =
  | `notifications:newsletter.confirmation.${"subject" | "heading" | "intro" | "button" | "ignore" | "reason"}`
  | `notifications:newsletter.known.${"subject" | "heading" | "intro" | "reason"}`
  | `notifications:newsletter.issue.${"read" | "minutes" | "reason"}`
  | "notifications:newsletter.unsubscribe";

type Text = NotificationText<NewsletterKey>;

/** Asks the recipient to confirm the sign-up. */
function composeSignUp({ token }: SignUpNotification, t: Text, setting: NotificationSetting): ComposedNotification {
  const facts = { agency: setting.agency.name, days: unconfirmedDays };
  const url = `${setting.publicUrl}${setting.prefix}/newsletter#confirm=${token}`;
  return oneButtonMail(
    (part) => t(`notifications:newsletter.confirmation.${part}`, facts),
    { url, last: "ignore" },
    setting,
  );
}

/** Tells a subscriber who signs up again that nothing more is needed. */
function composeKnown(
  notification: UnsubscribableNotification,
  t: Text,
  setting: NotificationSetting,
): ComposedNotification {
  const agency = setting.agency.name;
  return {
    ...frameNotification(setting, {
      subject: t("notifications:newsletter.known.subject", { agency }),
      heading: t("notifications:newsletter.known.heading"),
      paragraphs: [t("notifications:newsletter.known.intro")],
      link: wayOut(notification, t, setting),
      reason: t("notifications:newsletter.known.reason", { agency }),
    }),
    headers: oneClick(notification, setting),
  };
}

/** Composes a newsletter issue: an article with its opening. */
function composeIssue(notification: IssueNotification, t: Text, setting: NotificationSetting): ComposedNotification {
  const { slug, title, excerpt, minutes } = notification;
  return {
    ...frameNotification(setting, {
      subject: title,
      heading: title,
      paragraphs: [excerpt],
      button: { label: t("notifications:newsletter.issue.read"), url: articleLink(setting, slug) },
      closing: [t("notifications:newsletter.issue.minutes", { minutes })],
      link: wayOut(notification, t, setting),
      reason: t("notifications:newsletter.issue.reason", { agency: setting.agency.name }),
    }),
    headers: oneClick(notification, setting),
  };
}

function wayOut({ unsubscribeToken }: UnsubscribableNotification, t: Text, setting: NotificationSetting) {
  return { label: t("notifications:newsletter.unsubscribe"), url: unsubscribeLink(setting, unsubscribeToken) };
}

/**
 * Headers that tell mail programs that this is a list, and how to leave it (RFC 2369, RFC 2919, RFC 8058). iOS offers the address only. The
 * button is for https: without it a program may refuse, and show that it did.
 */
function oneClick(
  { unsubscribeToken }: UnsubscribableNotification,
  setting: NotificationSetting,
): Record<string, string> {
  const { publicUrl, replyTo } = setting;
  const { hostname, protocol } = new URL(publicUrl);
  const byMail = `<${mailtoLink(replyTo)}?subject=Unsubscribe>`;
  const secure = protocol === "https:";
  return {
    "List-Id": `<newsletter.${hostname}>`,
    "List-Unsubscribe": secure ? `<${oneClickLink(setting, unsubscribeToken)}>, ${byMail}` : byMail,
    ...(secure && { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }),
  };
}

/** The page that unsubscribes from the newsletter. */
function unsubscribeLink(
  { publicUrl, prefix }: Pick<NotificationSetting, "publicUrl" | "prefix">,
  token: string,
): string {
  return `${publicUrl}${prefix}/newsletter#unsubscribe=${token}`;
}

/** The URL to which a mail program's unsubscribe button sends a POST (RFC 8058). A GET leads to the page. */
function oneClickLink({ publicUrl }: Pick<NotificationSetting, "publicUrl">, token: string): string {
  return `${publicUrl}/api/newsletter/unsubscribe?token=${token}`;
}

function articleLink({ publicUrl, prefix }: Pick<NotificationSetting, "publicUrl" | "prefix">, slug: string): string {
  return `${publicUrl}${prefix}/blog/${slug}`;
}

export const newsletterMails = {
  "newsletter-confirmation": composeSignUp,
  "newsletter-known": composeKnown,
  "newsletter-issue": composeIssue,
};

export type NewsletterMails = typeof newsletterMails;
