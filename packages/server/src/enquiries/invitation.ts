import ical, {
  ICalAlarmType,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalAttendeeType,
  ICalCalendarMethod,
  type ICalEvent,
  ICalEventStatus,
  ICalEventTransparency,
} from "ical-generator";
import { oneLine, withoutOverrides } from "../kit/mail/html.ts";

type Person = { name: string; address: string };

/** An appointment for a calendar, or its cancellation. `PUBLISH` is for a calendar's own owner, who is not invited. */
export type Invitation = {
  method: "REQUEST" | "PUBLISH" | "CANCEL";
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
  location: string;
  /** The page on which it can be changed. */
  url: string | null;
  /** The sender of the mail: calendars refuse a cancellation from anybody else. */
  organizer: Person;
  attendee: Person | null;
};

/** How long before the start a calendar reminds, in seconds. */
const remindedBefore = 30 * 60;

/** An iCalendar file (RFC 5545, 5546) with one appointment. Times are in UTC; each calendar shows its local time. */
export function composeInvitation(invitation: Invitation): string {
  const { method, uid, sequence, start, end, stamp, summary, description, location, url, organizer, attendee } =
    invitation;
  const cancelled = method === "CANCEL";
  const calendar = ical({
    prodId: { company: "Agency", product: "Consultations", language: "EN" },
    method: ICalCalendarMethod[method],
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
    location: oneLine(location),
    url,
    transparency: ICalEventTransparency.OPAQUE,
    organizer: { name: oneLine(organizer.name), email: organizer.address },
  });
  if (!cancelled) {
    event.createAlarm({
      type: ICalAlarmType.display,
      triggerBefore: remindedBefore,
      description: oneLine(summary),
    });
  }
  if (attendee) invite(event, attendee);
  return `${calendar.toString().trimEnd()}\r\n`;
}

function invite(event: ICalEvent, attendee: Person): void {
  // The visitor chose the time, so no reply is needed.
  event.createAttendee({
    name: oneLine(attendee.name),
    email: attendee.address,
    type: ICalAttendeeType.INDIVIDUAL,
    role: ICalAttendeeRole.REQ,
    status: ICalAttendeeStatus.ACCEPTED,
    rsvp: false,
  });
}
