import { expect, test } from "vitest";
import { translator } from "@agency/content/translator";
import { composeNotification } from "../compose/mails.ts";
import type { Appointment } from "./enquiry.ts";
import type { EnquiryNotice } from "./mail.ts";

const setting = {
  agency: { name: "Sample", address: "Ipoh", email: "a@sample.example", phone: "0", timeZone: "Asia/Kuala_Lumpur" },
  language: "en",
  locale: "en-MY",
  publicUrl: "https://agency.example",
  prefix: "",
  from: "a@sample.example",
  replyTo: "a@sample.example",
  repliesToPerson: true,
} as const;

const notice: EnquiryNotice = {
  enquiryId: "1",
  kind: "consultation",
  name: "Mohd.Ali bin Contoh",
  email: "ali@person.example",
  website: null,
  service: null,
  message: null,
  page: null,
  city: null,
  language: "en",
  marketing: false,
  details: {},
  appointment: null,
};

const moment = "2026-11-12T01:00:00.000Z";

const appointment: Appointment = {
  startsAt: moment,
  endsAt: "2026-11-12T01:30:00.000Z",
  talkBy: null,
  uid: "1",
  sequence: 0,
  changedAt: moment,
};

const composeNotice = (changes: Partial<EnquiryNotice>) =>
  composeNotification({ kind: "enquiry-notice", parameters: { ...notice, ...changes } }, translator("en"), setting);

test.each([
  ["+60 12 345 6789", "tel:+60123456789", "https://wa.me/60123456789"],
  ["+60 3 2345 6789 ext. 12", "tel:+60323456789;ext=12", null],
  ["1300-88-2525", "tel:1300882525", null],
])("the staff's notice calls %s, and opens a chat only where there can be one", (phone, call, chat) => {
  const { text, html } = composeNotice({ details: { phone } });
  expect(text).toContain(`Phone or WhatsApp: ${phone}\n`);
  expect(html).toContain(`href="${call}"`);
  const chats = [...`${text}${html}`.matchAll(/https:\/\/wa\.me\/\d+/g)].map(([address]) => address);
  expect([...new Set(chats)]).toEqual(chat === null ? [] : [chat]);
});

test.each(["Mohd.Ali bin Contoh", "Kavitha A/P Contoh", "Tan Ah Kow @ Tan Contoh", "Lim Wei/陈伟"])(
  "%s is whole in the subject of the staff's notice and in their calendar",
  (name) => {
    const { subject, calendar } = composeNotice({ name, appointment });
    expect(subject).toContain(name);
    expect(calendar?.content).toMatch(new RegExp(`^SUMMARY:.*${name}`, "m"));
  },
);

test("a name is plain text in the staff's calendar, which draws markup", () => {
  const name = 'Aina <a href="https://evil.example/">Open the booking</a> <b>now</b>';
  const content = composeNotice({ name, appointment }).calendar?.content.replaceAll(/\r\n[ \t]/g, "") ?? "";
  expect(content).toMatch(/^SUMMARY:.*Aina/m);
  expect(content).toMatch(/^DESCRIPTION:Aina .*now/m);
  expect(content).not.toMatch(/evil|[<>]/);
});

test.each([
  [null, /^LOCATION:By phone\\, by video call\\, or at our office: /m],
  ["phone", /^LOCATION:By phone: we call you/m],
  ["video", /^LOCATION:By video: the link comes by email/m],
  ["office", /^LOCATION:At our office: /m],
] as const)("a calendar names the place of a consultation held by %s", (talkBy, place) => {
  expect(composeNotice({ appointment: { ...appointment, talkBy } }).calendar?.content).toMatch(place);
});

test("the staff read the name of the city whose page somebody came from, and the key of one that is gone", () => {
  expect(composeNotice({ city: "kuala-lumpur" }).text).toContain("Kuala Lumpur");
  expect(composeNotice({ city: "gone-city" }).text).toContain("gone-city");
});
