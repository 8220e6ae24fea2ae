import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { composeInvitation, type Invitation } from "./invitation.ts";

const invitation: Invitation = {
  method: "REQUEST",
  uid: "0190-booking@agency.test",
  sequence: 0,
  start: new Date("2026-11-12T01:00:00Z"),
  end: new Date("2026-11-12T01:30:00Z"),
  stamp: new Date("2026-11-10T04:00:00Z"),
  summary: "Consultation with the agency",
  description: "Thirty minutes.\nTo move it: https://agency.test/consultation#abc",
  location: "By phone, or at 1 Jalan Contoh, Ipoh",
  url: "https://agency.test/consultation#abc",
  organizer: { name: "Agency, Sample", address: "hello@agency.test" },
  attendee: { name: "Aminah binti Contoh", address: "aminah@client.test" },
};

/** Reads an invitation as a calendar would, with another library than the writer's. */
function read(changes: Partial<Invitation> = {}) {
  const calendar = new ICAL.Component(ICAL.parse(composeInvitation({ ...invitation, ...changes })));
  const component = calendar.getFirstSubcomponent("vevent");
  if (!component) throw new Error("The file has no appointment");
  const property = (name: string) => component.getFirstProperty(name);
  return { calendar, component, event: new ICAL.Event(component), property };
}

test("a calendar reads the people and the time of an appointment", () => {
  const { calendar, event, property } = read();
  expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
  expect(calendar.getFirstPropertyValue("method")).toBe("REQUEST");
  expect(event.uid).toBe("0190-booking@agency.test");
  expect(event.sequence).toBe(0);
  expect(event.startDate.toJSDate()).toEqual(invitation.start);
  expect(event.endDate.toJSDate()).toEqual(invitation.end);
  expect(event.startDate.zone.tzid).toBe("UTC");
  expect(property("dtstamp")?.getFirstValue()?.toString()).toBe("2026-11-10T04:00:00Z");
  expect(property("status")?.getFirstValue()).toBe("CONFIRMED");
  expect(event.description).toBe(invitation.description);
  expect(property("organizer")?.getFirstValue()).toMatch(/^mailto:hello@agency\.test$/i);
  expect(property("organizer")?.getParameter("cn")).toBe("Agency, Sample");
  expect(property("attendee")?.getFirstValue()).toMatch(/^mailto:aminah@client\.test$/i);
  expect(property("attendee")?.getParameter("partstat")).toBe("ACCEPTED");
});

test("a calendar shows where it is and the page to change it, and reminds half an hour before", () => {
  const { component, property } = read();
  expect(property("location")?.getFirstValue()).toBe("By phone, or at 1 Jalan Contoh, Ipoh");
  expect(property("url")?.getFirstValue()).toBe("https://agency.test/consultation#abc");
  const alarm = component.getFirstSubcomponent("valarm");
  expect(alarm?.getFirstPropertyValue("action")).toBe("DISPLAY");
  expect(alarm?.getFirstPropertyValue("trigger")?.toString()).toBe("-PT30M");
  expect(read({ method: "CANCEL" }).component.getAllSubcomponents("valarm")).toEqual([]);
});

test("an appointment for the staff's own calendar invites nobody", () => {
  const { calendar, component } = read({ method: "PUBLISH", attendee: null });
  expect(calendar.getFirstPropertyValue("method")).toBe("PUBLISH");
  expect(component.getAllProperties("attendee")).toEqual([]);
});

test("a change and a cancellation update the same appointment", () => {
  const moved = read({ sequence: 1, start: new Date("2026-11-13T02:00:00Z"), end: new Date("2026-11-13T02:30:00Z") });
  const cancelled = read({ sequence: 2, method: "CANCEL" });
  expect([moved.event.uid, cancelled.event.uid]).toEqual([invitation.uid, invitation.uid]);
  expect([moved.event.sequence, cancelled.event.sequence]).toEqual([1, 2]);
  expect(cancelled.calendar.getFirstPropertyValue("method")).toBe("CANCEL");
  expect(cancelled.property("status")?.getFirstValue()).toBe("CANCELLED");
});

describe("a visitor's text in an invitation", () => {
  const name = 'Zoë "Kopi" O\\Neill; 陳, 🌺'.padEnd(110, " 🌺 kopi tarik").trim();

  test("stays text at any length and in any script", () => {
    const { event, property } = read({ summary: name, description: `${name}\n${name}` });
    expect(event.summary).toBe(name);
    expect(event.description).toBe(`${name}\n${name}`);
    const { property: of } = read({ attendee: { name: "Ong; Mei, Ling 🌺", address: "x@client.test" } });
    expect(of("attendee")?.getParameter("cn")).toBe("Ong; Mei, Ling 🌺");
    expect(property("organizer")?.getFirstValue()).toMatch(/hello@agency\.test/);
  });

  test("adds no line", () => {
    const evil = 'A"\r\nATTENDEE:mailto:victim@client.test\nX';
    const { component } = read({
      summary: evil,
      description: evil,
      attendee: { name: evil, address: "x@client.test" },
    });
    expect(component.getAllProperties("attendee")).toHaveLength(1);
    expect(component.getAllProperties("x")).toHaveLength(0);
  });

  test("is folded into lines of at most 75 octets, each ended by CR LF", () => {
    const text = composeInvitation({ ...invitation, summary: name, attendee: { name, address: "x@client.test" } });
    const lines = text.split("\r\n");
    expect(lines.at(-1)).toBe("");
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(lines.length).toBeGreaterThan(20);
  });
});
