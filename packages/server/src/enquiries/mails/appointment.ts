import { composeInvitation } from "../../kit/mail/invitation.ts";
import type { Message } from "../../kit/mail/message.ts";
import {
  nameInSubject,
  type NotificationSetting,
  type NotificationText,
} from "../../notifications/mails/notification-frame.ts";
import type { Appointment } from "../enquiry.ts";

export type AppointmentKey = "notifications:booking.location";

type Shown = {
  method: NonNullable<Message["calendar"]>["method"];
  summary: string;
  description: readonly string[];
  /** The page on which it can be changed. */
  url: string | null;
  /** Who is invited; null for the staff, whose calendar it is. */
  attendee: { name: string; address: string } | null;
};

/** A consultation for the calendar of its recipient. The staff's has a UID of its own, so that one mailbox can have both. */
export function appointmentFile(
  { uid, sequence, startsAt, endsAt, changedAt }: Appointment,
  { method, summary, description, url, attendee }: Shown,
  t: NotificationText<AppointmentKey>,
  { agency, from }: NotificationSetting,
): NonNullable<Message["calendar"]> {
  const content = composeInvitation({
    method,
    uid: attendee === null ? `staff-${uid}` : uid,
    sequence,
    start: new Date(startsAt),
    end: new Date(endsAt),
    stamp: new Date(changedAt),
    summary,
    description: description.join("\n"),
    location: t("notifications:booking.location", { address: agency.address }),
    url,
    organizer: { name: agency.name, address: from },
    attendee,
  });
  return { method, content };
}

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
