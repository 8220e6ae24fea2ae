import { describe, expect, test } from "vitest";
import { readMail } from "@agency/testing/read-mail";
import { everyMail } from "./testing/every-mail.ts";

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

/** What mail programs show beside the subject. */
function previewOf(html: string): string {
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
    const preview = previewOf(html);
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

test("an email that changes an earlier one names the first, so that both are one conversation", () => {
  const following = read.filter(({ headers }) => headers.has("references")).map(({ kind }) => kind);
  expect(new Set(following)).toEqual(
    new Set(["booking-confirmation", "booking-reminder", "booking-cancellation", "booking-notice"]),
  );
  for (const { headers } of read) expect(headers.get("in-reply-to")).toBe(headers.get("references"));
});

test("a revised report says so first, in its subject and beside it", () => {
  const revised = read.filter(({ name }) => name.endsWith("report-2"));
  expect(revised.map(({ mail }) => mail.subject)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Revised: /), expect.stringMatching(/^Dipinda: /)]),
  );
  for (const { html } of revised) expect(previewOf(html)).toMatch(/^(?:Revised on|Dipinda pada) /);
});

test("only what the staff get about a visitor says how to write to the visitor", () => {
  const withLink = read.filter(({ html }) => html.includes('href="mailto:')).map(({ kind }) => kind);
  expect(new Set(withLink)).toEqual(new Set(["enquiry-notice", "booking-notice"]));
});
