import { describe, expect, test } from "vitest";
import { agency, agencyDetails } from "@agency/content/agency";
import { languageKeys, languages, type Language } from "@agency/content/settings";
import { translator } from "@agency/content/translator";
import type { NotificationKind, NotificationParameters } from "@agency/core/notifications/notification-parameters";
import { buildMessage } from "@agency/platform/mail/message";
import { composeNotification } from "@agency/platform/mail/notifications/compose-notification";
import { readMail } from "@agency/testing/read-mail";

const evil = '<script>alert(1)</script> "Aina" & Söhne; 陳';
const times = {
  startsAt: "2026-11-12T01:00:00.000Z",
  endsAt: "2026-11-12T01:30:00.000Z",
  changedAt: "2026-11-10T04:00:00.000Z",
};
const booking = { name: evil, email: "aina@person.test", uid: "1@agency.test", sequence: 1, ...times };
const open = { ...booking, token: "T".repeat(43) };
const unsubscribeToken = "U".repeat(43);

const samples: { [K in NotificationKind]: NotificationParameters[K][] } = {
  "audit-verification": [{ token: "V".repeat(43) }],
  "audit-details": [],
  "enquiry-notice": [],
  "booking-verification": [{ token: "V".repeat(43), minutes: 15 }],
  "booking-confirmation": [
    { ...open, moved: false },
    { ...open, moved: true },
  ],
  "booking-reminder": [{ ...open, moved: false }],
  "booking-cancellation": [booking],
  "booking-notice": [null, "2026-11-13T01:00:00.000Z"].map((startsAt) => ({
    enquiryId: "1",
    name: evil,
    email: "aina@person.test",
    before: times.startsAt,
    startsAt,
  })),
  "client-welcome": [{ clientName: evil, clientId: "7K2M9-QXT4B-NE7K2-M9QXT-4BNE7K", contactName: null }],
  "client-deletion": [{ name: evil, endedOn: "2024-12-20", deletedOn: "2026-12-20" }],
  "attention-summary": [
    {
      total: 12,
      counts: { mail_failed: 1, waiting_review: 11 },
      first: [
        {
          kind: "mail_failed",
          clientName: evil,
          reportType: "monthly",
          periodStart: "2026-10-01",
          since: "2026-11-02T01:00:00.000Z",
        },
        { kind: "disk_low", freeBytes: 480_000_000 },
        { kind: "mail_outage", waiting: 3, since: "2026-11-02T01:00:00.000Z" },
        { kind: "backup_late", since: "2026-11-01T01:00:00.000Z" },
        { kind: "backup_late", since: null },
        { kind: "source_expiring", account: "agency@google.example", endsAt: "2026-11-05T01:00:00.000Z" },
      ],
    },
  ],
  "newsletter-confirmation": [{ token: "C".repeat(43) }],
  "newsletter-known": [{ unsubscribeToken }],
  "newsletter-issue": [{ slug: "seo", title: evil, excerpt: evil, minutes: 8, unsubscribeToken }],
};
const notifications = Object.entries(samples).flatMap(([kind, parameters]) =>
  parameters.flatMap((given) => languageKeys.map((language) => [kind as NotificationKind, language, given] as const)),
);

function compose(kind: NotificationKind, language: Language, parameters: NotificationParameters[NotificationKind]) {
  const { locale, prefix } = languages[language];
  const setting = { agency: agencyDetails, language, locale, prefix, publicUrl: "https://agency.test" };
  return composeNotification({ kind, parameters }, translator(language), setting);
}

async function receive(
  kind: NotificationKind,
  language: Language,
  parameters: NotificationParameters[NotificationKind],
) {
  const raw = await buildMessage({
    messageId: "<1@agency.test>",
    from: { name: agency.name, address: agency.email },
    to: { name: "", address: "aina@person.test" },
    date: new Date(0),
    ...compose(kind, language, parameters),
  });
  const mail = await readMail(raw);
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value;
  return { raw: raw.toString("utf8"), mail, header };
}

describe.each(notifications)("%s in %s", (kind, language, parameters) => {
  test("is fully in its language and escapes a stranger's text", async () => {
    const { mail } = await receive(kind, language, parameters);
    const all = `${mail.subject}\n${mail.text}\n${mail.html}`;
    expect(all).not.toMatch(/\{\{|notifications:|undefined|Invalid Date|NaN/);
    expect(mail.html).not.toContain("<script");
    expect(mail.html).toContain(`<html lang="${language}">`);
    expect(mail.subject?.length).toBeGreaterThan(10);
    expect(mail.text).toContain(agency.name);
  });

  test("has its links in the text and the HTML part", async () => {
    const { mail } = await receive(kind, language, parameters);
    const links = [...(mail.html ?? "").matchAll(/href="([^"]+)"/g)].map(([, link = ""]) =>
      link.replaceAll("&amp;", "&"),
    );
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      expect(new URL(link).origin).toBe("https://agency.test");
      expect(mail.text).toContain(link);
    }
  });
});

describe.each(languageKeys)("in %s", (language) => {
  const { prefix } = languages[language];

  test("an appointment is sent as an invitation and as a file", async () => {
    for (const [kind, method] of [
      ["booking-confirmation", "REQUEST"],
      ["booking-cancellation", "CANCEL"],
    ] as const) {
      const [parameters] = samples[kind];
      const { mail, raw } = await receive(kind, language, parameters ?? booking);
      expect(raw).toMatch(new RegExp(`Content-Type: text/calendar; charset=utf-8; method=${method}`));
      const [file] = mail.attachments.filter(({ mimeType }) => mimeType !== "text/calendar");
      expect(file?.filename).toMatch(/\.ics$/);
      const text = new TextDecoder().decode(file?.content as ArrayBuffer).replaceAll(/\r?\n /g, "");
      for (const line of [`METHOD:${method}`, "UID:1@agency.test", "SEQUENCE:1", "DTSTART:20261112T010000Z"]) {
        expect(text.split(/\r?\n/)).toContain(line);
      }
    }
  });

  test("the time is in the agency's time zone, with the zone's name", async () => {
    const { mail } = await receive("booking-confirmation", language, { ...open, moved: false });
    expect(mail.text).toMatch(language === "en" ? /9:00\sam Malaysia Time/ : /9:00\spagi Waktu Malaysia/);
    expect(mail.text).toContain(`https://agency.test${prefix}/consultation#${open.token}`);
  });

  test.each(["newsletter-issue", "newsletter-known"] as const)("%s has one-click unsubscribing", async (kind) => {
    const [parameters] = samples[kind];
    const { mail, header } = await receive(kind, language, parameters ?? { unsubscribeToken });
    expect(header("list-unsubscribe")).toBe(
      `<https://agency.test/api/newsletter/unsubscribe?token=${unsubscribeToken}>`,
    );
    expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    expect(mail.text).toContain(`https://agency.test${prefix}/newsletter#unsubscribe=${unsubscribeToken}`);
  });
});
