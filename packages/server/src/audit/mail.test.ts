import { expect, test } from "vitest";
import { composeNotification } from "../compose/mails.ts";
import type { AuditResult, Finding } from "./audit.ts";

const finding: Finding = {
  check: "title",
  category: "content",
  outcome: "fail",
  finding: "missing",
  params: {},
  where: ['<a href="/x"><script>alert(1)</script></a>'],
  places: 3,
  also: [{ finding: "several", params: {}, where: ["<title>Bunga</title>"], places: 2 }],
  weight: 8,
  lost: 8,
  cap: null,
};

const result: AuditResult = {
  ruleSet: "test",
  readAs: "sent",
  score: 40,
  categories: [
    { category: "content", points: 22, possible: 30, weight: 30 },
    { category: "international", points: 0, possible: 0, weight: 8 },
  ],
  findings: [
    finding,
    { ...finding, check: "noindex", finding: "meta", cap: 40 },
    { ...finding, check: "sitemap", outcome: "unknown", finding: null, where: [], places: 0, lost: 0 },
  ],
  passed: ["https"],
  notApplicable: ["hreflang"],
};

const notification = composeNotification(
  {
    kind: "audit-details",
    parameters: { auditId: "abc", url: "https://kedai.example/bunga", checkedAt: "2026-11-10T04:00:00.000Z", result },
  },
  (key, params) => `[${key}${params ? ` ${JSON.stringify(params)}` : ""}]`,
  {
    agency: { name: "Sample", address: "Ipoh", email: "a@sample.example", phone: "0", timeZone: "Asia/Kuala_Lumpur" },
    language: "ms",
    locale: "ms-MY",
    publicUrl: "https://agency.example",
    prefix: "/ms",
    from: "a@sample.example",
    replyTo: "a@sample.example",
    repliesToPerson: false,
  },
);

test("the notification has each finding, why it matters and how to fix it", () => {
  for (const part of [notification.text, notification.html.replaceAll("&quot;", '"')]) {
    const keys = ["name", "found.missing", "found.several", "why", "mend"].map((key) => `checks.title.${key}`);
    for (const key of keys) {
      expect(part).toContain(`[audit:${key}`);
    }
    expect(part).toContain("[audit:unknown]");
    expect(part).toContain("[audit:readAs.sent]");
    expect(part).toContain('[audit:capped.noindex {"cap":40}]');
    expect(part).toContain('[audit:notification.more {"number":2}]');
    expect(part).toContain('[audit:notification.more {"number":1}]');
    expect(part).toContain("https://agency.example/ms/audit#abc");
  }
});

test("text from the audited page is escaped", () => {
  expect(notification.html).not.toContain("<script>");
  expect(notification.html).toContain("&lt;script&gt;");
});

test("the subject is one line with the site and the score", () => {
  expect(notification.subject).toBe('[audit:notification.subject {"site":"kedai.example","score":40}]');
});
