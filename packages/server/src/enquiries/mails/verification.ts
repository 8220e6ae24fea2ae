import {
  type ComposedNotification,
  frameNotification,
  type NotificationSetting,
  type NotificationText,
} from "../../notifications/mails/notification-frame.ts";

/** Asks the owner of an address to confirm what somebody asked for with it. Names nothing that was typed. */
export type Verification = { token: string };

type Part = "subject" | "heading" | "intro" | "button" | "ignore" | "reason";

type Asked = "audit" | "booking";

export type VerificationKey<A extends Asked> = `notifications:verification.${A}.${Part}`;

/**
 * Asks the owner of an address to confirm what somebody asked for with it. The recipient may never have heard of us, so it contains no word
 * that somebody typed or that a page says.
 */
export function composeVerification<A extends Asked>(
  asked: A,
  { url, facts }: { url: string; facts: Record<string, string> },
  t: NotificationText<VerificationKey<A>>,
  setting: NotificationSetting,
): ComposedNotification {
  const text = (part: Part) =>
    t(`notifications:verification.${asked}.${part}`, { ...facts, agency: setting.agency.name });
  return frameNotification(setting, {
    subject: text("subject"),
    heading: text("heading"),
    paragraphs: [text("intro")],
    button: { label: text("button"), url },
    closing: [text("ignore")],
    reason: text("reason"),
  });
}
