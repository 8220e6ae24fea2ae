import type { NotificationKind, NotificationParameters } from "@agency/server/compose/mails";

/** A stranger may type this as a name. */
const evil = '<i>A</i> & "Söhne";陳';

const appointment = {
  startsAt: "2026-11-12T01:00:00.000Z",
  endsAt: "2026-11-12T01:30:00.000Z",
  changedAt: "2026-11-10T04:00:00.000Z",
  talkBy: "video" as const,
  uid: "1@agency.test",
  sequence: 1,
};
const before = "2026-11-11T02:00:00.000Z";
const booking = { name: evil, email: "aina@person.test", follows: "<first@agency.test>", ...appointment };
const open = { ...booking, token: "T".repeat(43) };
const unsubscribeToken = "U".repeat(43);
const notice = { enquiryId: "1", name: evil, email: "aina@person.test", before: appointment.startsAt, appointment };

/** Parameters of each kind of notification, in each of its forms. */
export const sampleParameters: { [K in NotificationKind]: NotificationParameters[K][] } = {
  "audit-verification": [{ token: "V".repeat(43) }],
  "audit-details": [
    {
      auditId: "abc",
      url: "https://kedai.example/bunga",
      checkedAt: appointment.changedAt,
      result: {
        ruleSet: "test",
        readAs: "sent",
        score: 62,
        categories: [{ category: "content", points: 22, possible: 30, weight: 30 }],
        findings: [
          {
            check: "title",
            category: "content",
            outcome: "fail",
            finding: "missing",
            params: {},
            where: ["<title></title>"],
            places: 1,
            also: [],
            weight: 8,
            lost: 8,
            cap: null,
          },
        ],
        passed: ["https"],
        notApplicable: ["hreflang"],
      },
    },
  ],
  "enquiry-notice": [
    {
      enquiryId: "1",
      kind: "contact",
      name: "Aina Contoh",
      email: "aina.contoh@gmail.com",
      website: "https://kedai-aina.example",
      service: "seo",
      message: "We sell cakes.\nCan you help?",
      page: "/services/seo",
      city: null,
      language: "en",
      marketing: false,
      details: { phone: "+60123456789" },
      appointment: null,
    },
    {
      enquiryId: "1",
      kind: "consultation",
      name: evil,
      email: "aina@person.test",
      website: null,
      service: null,
      message: null,
      page: null,
      city: null,
      language: "ms",
      marketing: false,
      details: { slot: appointment.startsAt },
      appointment,
    },
  ],
  "enquiry-receipt": [{ asked: "contact" }, { asked: "consultation" }],
  "enquiry-answer": [
    { text: "Yes, we can.\n\nShall we call you on Monday?", follows: null },
    { text: evil, follows: "<2@agency.test>" },
  ],
  "booking-verification": [{ token: "V".repeat(43), minutes: 120 }],
  "booking-confirmation": [
    { ...open, before: null },
    { ...open, before },
  ],
  "booking-reminder": [{ ...open, before: null }],
  "booking-cancellation": [booking],
  "booking-notice": [null, "2026-11-13T01:00:00.000Z"].map((startsAt) => ({
    ...notice,
    startsAt,
    follows: "<2@agency.test>",
  })),
  "client-welcome": [
    { clientName: "Kedai Contoh", clientId: "7K2M9-QXT4B-NE7K2-M9QXT-4BNE7K", contactName: "Lee Wei" },
    { clientName: evil, clientId: "7K2M9-QXT4B-NE7K2-M9QXT-4BNE7K", contactName: null },
  ],
  "team-invitation": [{ name: evil, by: evil, token: "I".repeat(43), minutes: 4320 }],
  "team-reset": [{ name: evil, by: evil, token: "R".repeat(43), minutes: 30 }],
  "client-deletion": [{ name: evil, endedOn: "2024-12-20", deletedOn: "2026-12-20" }],
  "browser-link": [{ username: "sample", token: "B".repeat(43), minutes: 30 }],
  "recovery-code-used": [
    { name: "Sample Person", left: 1 },
    { name: "Sample Person", left: 9 },
  ],
  "factors-removed": [
    { name: "Sample Person", by: "Sample Owner" },
    { name: "Sample Person", by: null },
  ],
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
        { kind: "notice_failed", recipient: "client@sample.example", since: "2026-11-02T01:00:00.000Z" },
        { kind: "disk_low", freeBytes: 480_000_000 },
        { kind: "mail_rush", waiting: 12, gathered: 40, since: "2026-11-02T01:00:00.000Z" },
        { kind: "mail_outage", waiting: 3, since: "2026-11-02T01:00:00.000Z" },
        { kind: "backup_late", since: "2026-11-01T01:00:00.000Z" },
        { kind: "backup_late", since: null },
        { kind: "table_ends", table: "festivals", until: "2030-12-31" },
        {
          kind: "source_silent",
          clientName: evil,
          seen: {
            kind: "source_silent",
            source: "search_console",
            from: "2026-11-18",
            until: "2026-11-20",
            usual: 432.5,
          },
        },
        {
          kind: "month_fallen",
          clientName: "Kedai Contoh",
          seen: {
            kind: "month_fallen",
            figure: "totalLeads",
            from: "2026-11-01",
            until: "2026-11-20",
            value: 11,
            low: 24,
            high: 51,
            months: 9,
          },
        },
        {
          kind: "ads_without_result",
          clientName: "Kedai Contoh",
          seen: {
            kind: "ads_without_result",
            platform: "google_ads",
            campaign: evil,
            currency: "MYR",
            spend: 612.5,
            clicks: 240,
            from: "2026-09-01",
            until: "2026-10-31",
            perConversion: 38.2,
          },
        },
        { kind: "source_expiring", account: "agency@google.example", endsAt: "2026-11-05T01:00:00.000Z" },
      ],
    },
  ],
  "notice-digest": [
    { total: 43, counts: { contact: 40, subscription: 2, booking: 1 }, since: "2026-11-02T01:00:00.000Z" },
  ],
  "newsletter-confirmation": [{ token: "C".repeat(43) }],
  "newsletter-known": [{ unsubscribeToken }],
  "newsletter-issue": [{ slug: "seo", title: evil, excerpt: evil, minutes: 8, unsubscribeToken }],
};
