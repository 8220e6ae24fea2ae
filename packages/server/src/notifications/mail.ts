import { type EnquiryKind, enquiryKinds } from "@agency/model/states";
import {
  type ComposedNotification,
  frameNotification,
  momentText,
  type NotificationSetting,
  type NotificationText,
} from "./mails/notification-frame.ts";

const abouts = [...enquiryKinds, "booking"] as const;

/** Stands for notices that would have been too many. It has no word that a stranger typed. */
export type NoticeDigest = {
  total: number;
  /** How many forms of each kind, and how many bookings were changed. */
  counts: Partial<Record<EnquiryKind | "booking", number>>;
  /** When the first one was due, in UTC. */
  since: string;
};

type NoticeDigestKey =
  | `notifications:noticeDigest.${"subject" | "intro" | "open" | "reason"}`
  | `notifications:noticeDigest.about.${(typeof abouts)[number]}`;

/** Tells the staff how much came in beyond the single notices. */
function composeNoticeDigest(
  { total, counts, since }: NoticeDigest,
  t: NotificationText<NoticeDigestKey>,
  setting: NotificationSetting,
): ComposedNotification {
  const subject = t("notifications:noticeDigest.subject", { count: total });
  return frameNotification(setting, {
    subject,
    heading: subject,
    paragraphs: [t("notifications:noticeDigest.intro", { since: momentText(since, setting) })],
    facts: abouts.flatMap((about) => {
      const count = counts[about];
      return count === undefined
        ? []
        : [
            {
              label: t(`notifications:noticeDigest.about.${about}`),
              value: new Intl.NumberFormat(setting.locale).format(count),
            },
          ];
    }),
    button: {
      label: t("notifications:noticeDigest.open"),
      url: `${setting.publicUrl}${setting.prefix}/admin/enquiries`,
    },
    reason: t("notifications:noticeDigest.reason", { agency: setting.agency.name }),
  });
}

export const noticeDigestMails = { "notice-digest": composeNoticeDigest };

export type NoticeDigestMails = typeof noticeDigestMails;
