import PostalMime from "postal-mime";
import { describe, expect, it } from "vitest";
import { buildMessage } from "../../kit/mail/message.ts";
import { composeTestMail } from "../../kit/mail/test-mail.ts";
import { reportDocument, row } from "../pdf/document.fixture.ts";
import type { MailPictures } from "./mail-pictures.ts";
import { composeReportMail } from "./report-mail.ts";

const pictures: MailPictures = { mark: null, trend: null, trendDark: null, logo: null };
const reportUrl = "https://agency.example/client-portal/shared?a=b&tab=a%20b#token";
const portalUrl = "https://agency.example/client-portal";
const links = { reportUrl, portalUrl, messageId: "<1@agency.example>" };

function plainText(markup: string): string {
  return markup
    .replaceAll(/<(style|title)>.*?<\/\1>/gsu, "")
    .replaceAll(/<[^>]*>/gu, " ")
    .replaceAll(/\s+/gu, " ");
}

describe("the report mail", () => {
  it("has the first two recommendations, a link to the report and where all reports are in both parts", () => {
    const { text, html } = composeReportMail(reportDocument(), { ...links, pictures });
    for (const part of [text, html]) {
      expect(part).toContain("Write a page on beans.");
      expect(part).not.toContain("Third advice.");
    }
    expect(text).toContain(`Open the whole report:\n${reportUrl}\n`);
    expect(text).toContain(`All reports are in the client portal.\n${portalUrl}\n`);
    expect(html).toContain('href="https://agency.example/client-portal/shared?a=b&amp;tab=a%20b#token"');
    expect(html).toContain('href="https://agency.example/client-portal"');
  });

  it("colours a change by whether it is good and points its arrow by its sign", () => {
    const { html } = composeReportMail(reportDocument(), { ...links, pictures });
    expect(html).toMatch(/class="good"[^>]*>▲ \+2\.7%/u);
    expect(html).toMatch(/class="bad"[^>]*>▲ \+1\.2/u);
    expect(html).not.toContain("▼");
  });

  it("says when data are missing", () => {
    const unknown = (label: string) => row(label, "No data", false);
    const keyFigures = { heading: "Numbers", figures: [unknown("Visitors"), unknown("Position"), unknown("Leads")] };
    const { text, html } = composeReportMail(reportDocument({ keyFigures }), { ...links, pictures });
    expect(text).toContain("Visitors: No data\nPosition: No data\nLeads: No data\n");
    expect(html).not.toMatch(/[▲▼]/u);
  });

  it("marks sample figures in subject, text and HTML", () => {
    const mail = { ...reportDocument().mail, subject: "[Sample data] Monthly report – Kopitiam" };
    const sample = { badge: "Sample data", note: "These figures are made up." };
    const composed = composeReportMail(reportDocument({ sample, mail }), { ...links, pictures });
    expect(composed.subject).toMatch(/^\[Sample data\] /u);
    expect(composed.text).toContain("[Sample data] These figures are made up.");
    expect(plainText(composed.html)).toContain("Sample data. These figures are made up.");
  });

  it("keeps the lines of what the agency wrote, its signature last", () => {
    const own = { intro: "First line\nsecond line\n\nA new paragraph", signature: "With thanks\nAina" };
    const { text, html } = composeReportMail(reportDocument({ mail: { ...reportDocument().mail, ...own } }), {
      ...links,
      pictures,
    });
    expect(text).toContain(`\n${own.intro}\n`);
    expect(text).toContain(`\n${own.signature}\n\n-- \n`);
    expect(html).toContain("First line<br />second line<br /><br />A new paragraph</p>");
    expect(html).toMatch(/With thanks<br \/>Aina<\/p>\s*<\/td>/);
  });

  it("omits the comment and the recommendations when there are none", () => {
    const { text, html } = composeReportMail(reportDocument({ comment: null, recommendations: null }), {
      ...links,
      pictures,
    });
    for (const part of [text, html]) {
      expect(part).not.toContain("Recommendations");
      expect(part).not.toContain("A word from");
    }
  });

  it("marks what the agency did with the language in which the staff write to the client", () => {
    const items = [{ period: null, text: "Halaman menu ditulis semula", link: null }];
    const work = { heading: "What we did", language: "ms", items } as const;
    const { html } = composeReportMail(reportDocument({ work }), { ...links, pictures });
    expect(html).toMatch(/<p lang="ms"[^>]*>Halaman menu ditulis semula<\/p>/u);
  });

  it("loads no external resource and runs no script", () => {
    const { html } = composeReportMail(reportDocument(), { ...links, pictures });
    expect(html).not.toMatch(/<(?:img|script|link|iframe|object|form)\b|\bsrc=|url\(|@import|@font-face/iu);
    expect(html.match(/https?:\/\/[^"]+/gu)).toEqual([reportUrl.replace("&", "&amp;"), portalUrl]);
  });

  it.each([
    ['<script>alert("1")</script>', "&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;"],
    ["</td><img src=x onerror='alert(1)'>", "&lt;/td&gt;&lt;img src=x onerror=&#39;alert(1)&#39;&gt;"],
    ["Tom & Jerry &lt;", "Tom &amp; Jerry &amp;lt;"],
    ["Kedai 👍 怡保 كداي", "Kedai 👍 怡保 كداي"],
    ["abc\u202edcba\u2066x", "abcdcbax"],
    ["W".repeat(120), "W".repeat(120)],
  ])("escapes %j everywhere", (hostile, escaped) => {
    const base = reportDocument();
    const { html, text } = composeReportMail(
      reportDocument({
        clientName: hostile,
        title: hostile,
        period: hostile,
        periodHeading: hostile,
        comment: { heading: hostile, text: `${hostile}\n${hostile}`, language: "en" },
        recommendations: { heading: hostile, sentences: [{ text: hostile, language: "en" }] },
        agency: { ...base.agency, name: hostile, address: hostile },
        mail: {
          ...base.mail,
          greeting: hostile,
          intro: `${hostile}\n${hostile}`,
          signature: `${hostile}\n${hostile}`,
          reason: hostile,
        },
      }),
      { ...links, pictures },
    );
    expect(html.split(escaped).length - 1).toBe(17);
    expect(html).not.toMatch(/<script|<img|\u202e|\u2066/u);
    expect(text).toContain(hostile.replaceAll(/[\u202e\u2066]/gu, ""));
    expect(text).not.toMatch(/[\u202e\u2066]/u);
  });

  it("keeps a name with line breaks from injecting a header", async () => {
    const mail = { ...reportDocument().mail, subject: "Report – A\r\nBcc: other@example.com\n\u0000B" };
    const content = composeReportMail(reportDocument({ mail }), { ...links, pictures });
    expect(content.subject).toBe("Report – A Bcc: other@example.com B");
    const address = { name: "A", address: "a@example.com" };
    const message = await buildMessage({
      ...content,
      messageId: "<1@example.com>",
      from: address,
      to: address,
      date: new Date(0),
    });
    const read = await PostalMime.parse(message);
    expect(read.subject).toBe(content.subject);
    expect(read.bcc ?? []).toEqual([]);
    expect(read.text?.replaceAll("\r\n", "\n").trim()).toBe(content.text.trim());
    expect(read.html?.trim()).toBe(content.html.trim());
  });
});

describe("the test mail", () => {
  it("says in both parts that sending works and who sends it", () => {
    const { agency } = reportDocument();
    const { subject, text, html } = composeTestMail(
      (key, params) => `${key} ${params?.["agency"] ?? ""}`.trim(),
      { ...agency, name: "A & B" },
      "ms",
    );
    expect(subject).toBe("testMail.subject A & B");
    expect(text).toContain("testMail.body A & B");
    expect(html).toContain("testMail.body A &amp; B");
    expect(html).toContain('lang="ms"');
  });
});
