import { durationText } from "@agency/model/duration";
import { composeVerification, type Verification, type VerificationKey } from "../../enquiries/mails/verification.ts";
import type {
  ComposedNotification,
  NotificationSetting,
  NotificationText,
} from "../../notifications/mails/notification-frame.ts";
import { bookingLink } from "./booking.ts";

/** Asks for a held time, which is free again after these minutes. */
export type BookingVerification = Verification & { minutes: number };

/** Asks to confirm the time of a consultation. */
export function composeBookingVerification(
  { token, minutes }: BookingVerification,
  t: NotificationText<VerificationKey<"booking">>,
  setting: NotificationSetting,
): ComposedNotification {
  const facts = { time: durationText(minutes, setting.locale) };
  return composeVerification("booking", { url: bookingLink(setting, token), facts }, t, setting);
}
