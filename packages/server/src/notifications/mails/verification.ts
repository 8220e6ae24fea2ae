import { durationText } from "@agency/model/duration";
import type { BookingVerification, Verification } from "../notification-parameters.ts";
import { auditMailLink, bookingLink } from "./links.ts";
import {
  type ComposedNotification,
  frameNotification,
  type NotificationSetting,
  type NotificationText,
} from "./notification-frame.ts";

type Part = "subject" | "heading" | "intro" | "button" | "ignore" | "reason";

export type VerificationKey = `notifications:verification.${"audit" | "booking"}.${Part}`;

type Text = NotificationText<VerificationKey>;

// The recipient may never have heard of us, so these contain no word that somebody typed or that a page says.

/** Asks whether to send the details of an audit. */
export function composeAuditVerification({ token }: Verification, t: Text, setting: NotificationSetting) {
  return compose("audit", { url: auditMailLink(setting, token), facts: {} }, t, setting);
}

/** Asks to confirm the time of a consultation. */
export function composeBookingVerification(
  { token, minutes }: BookingVerification,
  t: Text,
  setting: NotificationSetting,
): ComposedNotification {
  return compose(
    "booking",
    { url: bookingLink(setting, token), facts: { time: durationText(minutes, setting.locale) } },
    t,
    setting,
  );
}

function compose(
  kind: "audit" | "booking",
  { url, facts }: { url: string; facts: Record<string, string> },
  t: Text,
  setting: NotificationSetting,
): ComposedNotification {
  const text = (part: Part) =>
    t(`notifications:verification.${kind}.${part}`, { ...facts, agency: setting.agency.name });
  return frameNotification(setting, {
    subject: text("subject"),
    heading: text("heading"),
    paragraphs: [text("intro")],
    button: { label: text("button"), url },
    closing: [text("ignore")],
    reason: text("reason"),
  });
}
