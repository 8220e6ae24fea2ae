import { describe, expect, test } from "vitest";
import { agencyDetails } from "@agency/content/agency";
import { type Language, languageKeys } from "@agency/content/settings";
import { getMessages } from "@agency/content/translations";
import type { WrongRecipient } from "@agency/contracts/wrong-recipients";
import { presentReport } from "@agency/model/report/document";
import { bareSnapshot } from "@agency/model/report/snapshot.fixture";
import { addMessages, getTranslator } from "../../../shared/i18n/messages.ts";
import { noticeText } from "./notice-text.ts";
import { reportContents } from "./report-contents.ts";

const use = { times: 2, firstAt: "2026-11-04T03:00:00.000Z", lastAt: "2026-11-05T03:00:00.000Z" };
const unused = { opened: null, downloaded: null, mailed: null };

const wrong: WrongRecipient = {
  id: "1",
  dispatchId: "2",
  noticedAt: "2026-11-06T03:00:00.000Z",
  noticedBy: "admin",
  settled: null,
  clientId: "7K2M9-QXT4B-NE7K2-M9QXT-4BNE7K",
  clientName: "Kopitiam Contoh",
  language: "en",
  reportId: "3",
  reportType: "monthly",
  reportPeriod: { start: "2026-10-01", end: "2026-10-31" },
  revision: 1,
  recipient: "ali@wrong.example",
  recipientName: null,
  sentAt: "2026-11-03T03:00:00.000Z",
  contact: "removed",
  canPutBack: true,
  knownId: "none",
  uses: unused,
  recording: "on",
  recordedSince: null,
  reached: 1,
  notice: { until: "2026-11-09T03:00:00.000Z", hoursLeft: 72 },
};

const comment = "Two new staff.\nA new oven.";

function documentIn(language: Language) {
  addMessages(language, "report", getMessages(language).report);
  addMessages(language, "wrongRecipient", getMessages(language).wrongRecipient);
  const text = getTranslator(language).getFixedT(language, "report");
  const snapshot = { ...bareSnapshot, language, comments: { [language]: comment } };
  return presentReport(snapshot, (key, params = {}) => text(key, params), agencyDetails, language);
}

function notice(changes: Partial<WrongRecipient> = {}, language: Language = "en"): string {
  const document = documentIn(language);
  return noticeText({ ...wrong, ...changes }, document, getTranslator(language).getFixedT(language, "wrongRecipient"));
}

describe("the draft of the notice", () => {
  test("says to whom, when and what was sent, what was done, and whom to ask", () => {
    const text = notice();
    expect(text).toMatch(/^Subject: Monthly report: October 2026, sent to a wrong address\n\nDear Kopitiam Contoh,/);
    expect(text).toContain("On 3 Nov 2026, 11:00 am we emailed your report");
    expect(text).toContain("ali@wrong.example");
    expect(text).toMatch(/The report contains: .*Total visitors.* and A word from .*\. The email/);
    expect(text).toContain("nobody used the link in the email");
    expect(text).toContain(agencyDetails.email);
    expect(text.endsWith(agencyDetails.name)).toBe(true);
    expect(text).not.toContain("new client ID");
  });

  test("is in the client's language, with every placeholder filled", () => {
    expect(notice({}, "ms")).toContain("Kepada Kopitiam Contoh,");
    for (const language of languageKeys) expect(notice({ knownId: "former" }, language)).not.toMatch(/\{\{|\[object/);
  });

  test("claims of the link only what is known", () => {
    expect(notice({ uses: { ...unused, mailed: use } })).toContain("the last time on 5 Nov 2026");
    expect(notice({ recording: "off" })).toContain("We do not record");
    expect(notice({ recordedSince: "2026-11-04T03:00:00.000Z" })).toContain("We do not record");
    expect(notice({ recordedSince: "2026-11-01T03:00:00.000Z" })).toContain("nobody used");
  });

  test("tells of the new client ID once it was replaced", () => {
    expect(notice({ knownId: "former" })).toContain("new client ID");
  });
});

test("what was in the report is listed by its parts, unknown figures left out", () => {
  const parts = reportContents(documentIn("en"));
  expect(parts.flatMap(({ figures }) => figures)).toEqual(expect.arrayContaining(["Total visitors", "Followers"]));
  expect(parts.at(-1)).toMatchObject({ figures: [], lines: 2 });
});
