import { describe, expect, test } from "vitest";
import { agency, agencyDetails } from "@agency/content/agency";
import { type Language, languageKeys, aboutLanguage } from "@agency/content/settings";
import { translator } from "@agency/content/translator";
import { type NotificationKind, type NotificationParameters, composeNotification } from "@agency/server/compose/mails";
import { buildMessage } from "@agency/server/kit/mail/message";
import { readMail } from "@agency/testing/mail-server";
import { everyMail } from "./testing/every-mail.ts";
import { sampleParameters } from "./testing/sample-parameters.ts";

/** Gmail cuts off a mail's HTML beyond this, in bytes. */
const cutOff = 102_000;

/** How much of a subject a phone shows is about 40 letters; beyond this even a desktop cuts it. */
const longestSubject = 78;

const read = await Promise.all(
  (await everyMail()).map(async (sample) => {
    const mail = await readMail(sample.raw);
    const headers = new Map(mail.headers.map(({ key, value }) => [key, value]));
    return { ...sample, source: sample.raw.toString("latin1"), mail, html: mail.html ?? "", headers };
  }),
);

/** Mail programs show this beside the subject. */
function mailPreview(html: string): string {
  return /<div style="display:none;[^"]*">([^<]*)<\/div>/.exec(html)?.[1]?.trim() ?? "";
}

describe.each(read)("the email $name", ({ kind, messageId, mail, html, headers, source }) => {
  test("shows no name of a character that Outlook prints as it is", () => {
    expect(html).not.toContain("&apos;");
  });

  test("has pictures whose Content-IDs are in no other email", () => {
    const own = messageId.slice(1, -1);
    const shown = Array.from(html.matchAll(/src="cid:([^"]+)"/g), ([, id = ""]) => id);
    for (const id of shown) expect(id.endsWith(`.${own}`)).toBe(true);
    expect(mail.attachments.filter(({ related }) => related).map(({ contentId }) => contentId)).toEqual(
      shown.map((id) => `<${id}>`),
    );
    expect(html).not.toMatch(/src="http|url\(|@import/);
  });

  test("begins with what it is about, in its subject and beside it", () => {
    const preview = mailPreview(html);
    expect(preview.length).toBeGreaterThan(20);
    expect(preview).not.toMatch(/^(?:Hello|Salam)\b/);
    expect(mail.subject?.length).toBeLessThanOrEqual(longestSubject + (kind === "newsletter-issue" ? 40 : 0));
    expect(mail.subject).not.toMatch(/Standard Time|Waktu Piawai|Malaysia Time/);
  });

  test("has the size, padding and font that Outlook for Windows understands", () => {
    expect(html).toContain('<!--[if mso]><table role="presentation" align="center" width="600"');
    expect(html).toContain("<!--[if mso]></td></tr></table><![endif]-->");
    expect(html).toMatch(
      /<!--\[if mso\]><style>[^<]*Arial, sans-serif !important;[^<]*\.button \{ padding: 14px 22px; \}/,
    );
    for (const [, before = ""] of html.matchAll(/(<td[^>]*>)\s*<a\s[^>]*display:inline-block/g)) {
      expect(before).toContain('class="button"');
    }
  });

  test("keeps its colours in dark mode, also where Outlook's apps choose them, and on iOS", () => {
    expect(html).toContain('content="telephone=no,date=no,address=no,email=no,url=no"');
    expect(html).toContain("@media (prefers-color-scheme: dark)");
    expect(html).toContain("[data-ogsc] .text");
    expect(html).toContain("a[x-apple-data-detectors]");
  });

  test("is answered by no program, unless it is an invitation", () => {
    const invites = source.includes("text/calendar");
    expect(headers.get("auto-submitted")).toBe("auto-generated");
    expect(headers.get("x-auto-response-suppress")).toBe(invites ? undefined : "OOF, AutoReply");
  });

  test("has no client ID besides the email that tells it", () => {
    expect(/7K2M9-QXT4B/.test(source)).toBe(kind === "client-welcome");
    expect(source).not.toContain("#id=");
  });

  test("is short enough to be shown whole", () => {
    expect(Buffer.byteLength(html)).toBeLessThan(cutOff);
    expect(Math.max(...source.split("\r\n").map(({ length }) => length))).toBeLessThan(998);
  });
});

test("an email that changes or continues an earlier one names the first, so that both are one conversation", () => {
  const following = read.filter(({ headers }) => headers.has("references")).map(({ kind }) => kind);
  expect(new Set(following)).toEqual(
    new Set(["enquiry-answer", "booking-confirmation", "booking-reminder", "booking-cancellation", "booking-notice"]),
  );
  for (const { headers } of read) expect(headers.get("in-reply-to")).toBe(headers.get("references"));
});

test("a revised report says so first, in its subject and beside it", () => {
  const revised = read.filter(({ name }) => name.endsWith("report-2"));
  expect(revised.map(({ mail }) => mail.subject)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Revised: /), expect.stringMatching(/^Dipinda: /)]),
  );
  for (const { html } of revised) expect(mailPreview(html)).toMatch(/^(?:Revised on|Dipinda pada) /);
});

test("only what the staff get about a visitor says how to write to the visitor", () => {
  const withLink = read.filter(({ html }) => html.includes('href="mailto:')).map(({ kind }) => kind);
  expect(new Set(withLink)).toEqual(new Set(["enquiry-notice", "booking-notice"]));
});

const samples = sampleParameters;
const mailing = { from: "reports@agency.test", replyTo: "hello@agency.test", repliesToPerson: false };
const notifications = Object.entries(samples).flatMap(([kind, parameters]) =>
  parameters.flatMap((given) => languageKeys.map((language) => [kind as NotificationKind, language, given] as const)),
);

function compose(kind: NotificationKind, language: Language, parameters: NotificationParameters[NotificationKind]) {
  const { locale, prefix } = aboutLanguage(language);
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
      // Programs make a link of an address or a number in plain text.
      if (/^(?:mailto|tel):/.test(link)) continue;
      expect(["https://agency.test", "https://wa.me"]).toContain(new URL(link).origin);
      expect(mail.text).toContain(link);
    }
  });
});

describe.each(languageKeys)("in %s", (language) => {
  const { prefix } = aboutLanguage(language);

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
