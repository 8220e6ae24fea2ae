import type { Appointment } from "../../enquiries/enquiry.ts";
import type { Message } from "../../kit/mail/message.ts";
import { nameInSubject } from "../../notifications/mails/name-in-subject.ts";
import type { NotificationSetting, NotificationText } from "../../notifications/mails/notification-frame.ts";
import { type AppointmentKey, appointmentFile } from "./appointment.ts";

export type StaffAppointmentKey = AppointmentKey | "notifications:booking.staffSummary";

type About = { method: "PUBLISH" | "CANCEL"; name: string; email: string; url: string };

/** A consultation for the staff's calendar, or its removal. */
export function staffAppointment(
  appointment: Appointment,
  { method, name, email, url }: About,
  t: NotificationText<StaffAppointmentKey>,
  setting: NotificationSetting,
): NonNullable<Message["calendar"]> {
  const summary = t("notifications:booking.staffSummary", { name: nameInSubject({ name, email }) });
  const shown = { method, summary, description: [name, email, url], url, attendee: null };
  return appointmentFile(appointment, shown, t, setting);
}
