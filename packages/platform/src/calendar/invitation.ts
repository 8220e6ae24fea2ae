import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalAttendeeType,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from "ical-generator";
import { oneLine, withoutOverrides } from "../mail/html.ts";

type Person = { name: string; address: string };

/** An appointment for a calendar, or its cancellation. */
export type Invitation = {
  method: "REQUEST" | "CANCEL";
  /** Stays the same each time the appointment is moved. */
  uid: string;
  /** Grows with each change, so that a calendar knows the latest mail. */
  sequence: number;
  start: Date;
  end: Date;
  /** When this file was written. */
  stamp: Date;
  summary: string;
  description: string;
  organizer: Person;
  attendee: Person;
};

/** An iCalendar file (RFC 5545, 5546) with one appointment. Times are in UTC; each calendar shows its local time. */
export function composeInvitation(invitation: Invitation): string {
  const { method, uid, sequence, start, end, stamp, summary, description, organizer, attendee } = invitation;
  const cancelled = method === "CANCEL";
  const calendar = ical({
    prodId: { company: "Agency", product: "Consultations", language: "EN" },
    method: cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
    scale: "GREGORIAN",
  });
  const event = calendar.createEvent({
    id: uid,
    sequence,
    start,
    end,
    stamp,
    summary: oneLine(summary),
    description: withoutOverrides(description),
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.OPAQUE,
    organizer: { name: oneLine(organizer.name), email: organizer.address },
  });
  // The visitor chose the time, so no reply is needed.
  event.createAttendee({
    name: oneLine(attendee.name),
    email: attendee.address,
    type: ICalAttendeeType.INDIVIDUAL,
    role: ICalAttendeeRole.REQ,
    status: ICalAttendeeStatus.ACCEPTED,
    rsvp: false,
  });
  return `${calendar.toString().trimEnd()}\r\n`;
}
