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

/** What a calendar is told about an appointment: that it takes place, or that it does not. */
export type Invitation = {
  method: "REQUEST" | "CANCEL";
  /** The same for as long as the appointment lives, however often it is moved. */
  uid: string;
  /** Grows with every change, so that a calendar knows which mail is the newest. */
  sequence: number;
  start: Date;
  end: Date;
  /** When this was written. */
  stamp: Date;
  summary: string;
  description: string;
  organizer: Person;
  attendee: Person;
};

/** An iCalendar file (RFC 5545, 5546) with one appointment. Times stand in UTC, which every calendar shows as its own. */
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
  // The person chose the time, so that there is nothing left to answer.
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
