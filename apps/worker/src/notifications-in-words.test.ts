import { describe, expect, test } from "vitest";
import { agency, agencyDetails } from "@agency/content/agency";
import { languageKeys, languages, type Language } from "@agency/content/settings";
import { translator } from "@agency/content/translator";
import {
  composeNotification,
  type NotificationKind,
  type NotificationParameters,
} from "@agency/server/compose-notification";
import { buildMessage } from "@agency/server/kit/mail/message";
import { readMail } from "@agency/testing/read-mail";
import { sampleParameters } from "./testing/sample-parameters.ts";

const samples = sampleParameters;
const mailing = { from: "reports@agency.test", replyTo: "hello@agency.test", repliesToPerson: false };
const notifications = Object.entries(samples).flatMap(([kind, parameters]) =>
  parameters.flatMap((given) => languageKeys.map((language) => [kind as NotificationKind, language, given] as const)),
);

function compose(kind: NotificationKind, language: Language, parameters: NotificationParameters[NotificationKind]) {
  const { locale, prefix } = languages[language];
  const setting = { agency: agencyDetails, language, locale, prefix, publicUrl: "https://agency.test", ...mailing };
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

/** The first sample of a kind. */
function only<K extends NotificationKind>(kind: K): NotificationParameters[K] {
  const [parameters] = samples[kind];
  if (!parameters) throw new Error(`No sample of ${kind}`);
  return parameters;
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
      // Programs make a link of an address in plain text.
      if (link.startsWith("mailto:")) continue;
      expect(new URL(link).origin).toBe("https://agency.test");
      expect(mail.text).toContain(link);
    }
  });
});

describe.each(languageKeys)("in %s", (language) => {
  const { prefix } = languages[language];

  test("an appointment is sent as an invitation and as a file", async () => {
    for (const [kind, parameters, method, uid] of [
      ["booking-confirmation", samples["booking-confirmation"][0], "REQUEST", "1@agency.test"],
      ["booking-cancellation", samples["booking-cancellation"][0], "CANCEL", "1@agency.test"],
      ["enquiry-notice", samples["enquiry-notice"][1], "PUBLISH", "staff-1@agency.test"],
      ["booking-notice", samples["booking-notice"][0], "CANCEL", "staff-1@agency.test"],
      ["booking-notice", samples["booking-notice"][1], "PUBLISH", "staff-1@agency.test"],
    ] as const) {
      if (!parameters) throw new Error(`No sample of ${kind}`);
      const { mail, raw } = await receive(kind, language, parameters);
      expect(raw).toMatch(new RegExp(`Content-Type: text/calendar; charset=utf-8; method=${method}`));
      const [file] = mail.attachments.filter(({ mimeType }) => mimeType !== "text/calendar");
      expect(file?.filename).toMatch(/\.ics$/);
      const text = new TextDecoder().decode(file?.content as ArrayBuffer).replaceAll(/\r?\n /g, "");
      for (const line of [`METHOD:${method}`, `UID:${uid}`, "SEQUENCE:1", "DTSTART:20261112T010000Z"]) {
        expect(text.split(/\r?\n/)).toContain(line);
      }
      // Calendars refuse what does not come from the organizer.
      expect(text).toMatch(/^ORGANIZER;[^\r\n]*mailto:reports@agency\.test\r?$/im);
      expect(text).toMatch(/^LOCATION:./m);
    }
  });

  test("the time is in the agency's time zone, with the zone's name", async () => {
    const { mail } = await receive("booking-confirmation", language, only("booking-confirmation"));
    expect(mail.text).toMatch(language === "en" ? /9:00\sam Malaysia Time/ : /9:00\spagi Waktu Malaysia/);
    expect(mail.text).toContain(`https://agency.test${prefix}/consultation#${"T".repeat(43)}`);
  });

  test.each(["newsletter-issue", "newsletter-known"] as const)("%s has one-click unsubscribing", async (kind) => {
    const { mail, header } = await receive(kind, language, only(kind));
    const unsubscribeToken = "U".repeat(43);
    expect(header("list-unsubscribe")).toBe(
      `<https://agency.test/api/newsletter/unsubscribe?token=${unsubscribeToken}>, <mailto:hello@agency.test?subject=Unsubscribe>`,
    );
    expect(header("list-id")).toMatch(/<newsletter\.agency\.test>$/);
    expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    expect(mail.text).toContain(`https://agency.test${prefix}/newsletter#unsubscribe=${unsubscribeToken}`);
  });
});
