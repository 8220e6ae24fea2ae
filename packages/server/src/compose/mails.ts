import { attentionMails } from "../attention/mail.ts";
import { auditMails } from "../audit/mail.ts";
import { bookingMails } from "../bookings/mail.ts";
import { clientMails } from "../clients/mail.ts";
import { enquiryMails } from "../enquiries/mail.ts";
import { newsletterMails } from "../newsletter/mail.ts";
import { noticeDigestMails } from "../notifications/mail.ts";
import type {
  ComposedNotification,
  Composer,
  NotificationSetting,
  NotificationText,
} from "../notifications/mails/notification-frame.ts";
import type { Notification } from "../notifications/notification.ts";
import { composeReportCopy, isReportCopy } from "../sending/report-copy.ts";
import { staffMails } from "../staff/mail.ts";
import { teamMails } from "../team/mail.ts";

/** Every mail of every room except reports and their copies, by its kind. */
export const mails = {
  ...staffMails,
  ...teamMails,
  ...clientMails,
  ...attentionMails,
  ...enquiryMails,
  ...auditMails,
  ...bookingMails,
  ...newsletterMails,
  ...noticeDigestMails,
};

type Mails = typeof mails;

export type NotificationKind = keyof Mails;

/** The parameters of each kind's text. */
export type NotificationParameters = { [K in NotificationKind]: Parameters<Mails[K]>[0] };

type TextKey = { [K in NotificationKind]: Parameters<Parameters<Mails[K]>[1]>[0] }[NotificationKind];

/**
 * Composes a notification's mail.
 * @throws Error when this version does not know its kind, or when its parameters were deleted after sending
 */
export function composeNotification(
  { kind, parameters }: Pick<Notification, "kind" | "parameters">,
  t: NotificationText<TextKey>,
  setting: NotificationSetting,
): ComposedNotification {
  const composer = (mails as Partial<Record<string, Composer<never, TextKey>>>)[kind];
  if (!composer) throw new Error(`This version does not know the notification kind ${kind}`);
  if (!parameters) throw new Error("The notification was already sent and its content deleted");
  return composer(parameters as never, t, setting);
}

/** Composes the mail of a notification of any kind: that of a report's copy is drawn, with its PDF. */
export function notificationComposer(context: Parameters<typeof composeReportCopy>[0]) {
  return (
    notification: Notification,
    t: NotificationText<TextKey>,
    setting: NotificationSetting,
  ): ComposedNotification | Promise<ComposedNotification> =>
    isReportCopy(notification)
      ? composeReportCopy(context, notification)
      : composeNotification(notification, t, setting);
}
