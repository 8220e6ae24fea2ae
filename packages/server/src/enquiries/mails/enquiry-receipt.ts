import {
  type ComposedNotification,
  frameNotification,
  type NotificationSetting,
  type NotificationText,
} from "../../notifications/mails/notification-frame.ts";

/** Tells a person that a form arrived. Names nothing that was typed. */
export type EnquiryReceipt = { asked: "contact" | "consultation" };

type Part = "subject" | "heading" | "intro" | "button" | "mistake" | "reason";

export type EnquiryReceiptKey = `notifications:enquiryReceipt.${EnquiryReceipt["asked"]}.${Part}`;

/** Tells a person that a form arrived. The address may be another's, so it contains no word that somebody typed. */
export function composeEnquiryReceipt(
  { asked }: EnquiryReceipt,
  t: NotificationText<EnquiryReceiptKey>,
  setting: NotificationSetting,
): ComposedNotification {
  const { publicUrl, prefix } = setting;
  const text = (part: Part) => t(`notifications:enquiryReceipt.${asked}.${part}`, { agency: setting.agency.name });
  const home = `${publicUrl}${prefix || "/"}`;
  return frameNotification(setting, {
    subject: text("subject"),
    heading: text("heading"),
    paragraphs: [text("intro")],
    button: { label: text("button"), url: asked === "consultation" ? `${home}#tools` : home },
    closing: [text("mistake")],
    reason: text("reason"),
  });
}
