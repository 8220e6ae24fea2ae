import type { NotificationSetting, NotificationText } from "../../notifications/mails/notification-frame.ts";

export type ReplyHintKey = `notifications:enquiryNotice.${"reply" | "write"}`;

/** How the staff answer the person whom a notice is about. */
export function replyHint(email: string, t: NotificationText<ReplyHintKey>, setting: NotificationSetting): string {
  return t(setting.repliesToPerson ? "notifications:enquiryNotice.reply" : "notifications:enquiryNotice.write", {
    email,
  });
}
