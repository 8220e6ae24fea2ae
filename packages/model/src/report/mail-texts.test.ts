import { describe, expect, test } from "vitest";
import { bareOrigin, originsOfAll } from "../origin.ts";
import { presentReport } from "./document.ts";
import { noMailWords } from "./mail-words.ts";
import type { ReportText } from "./report-text.ts";
import { bareSnapshot, sampleFigures } from "./snapshot.fixture.ts";
import type { Snapshot } from "./snapshot.ts";

const agency = { name: "Contoh", address: "", email: "", phone: "", timeZone: "Asia/Kuala_Lumpur" };

/** Returns the key with its parameters, so that a test can check both. */
const t: ReportText = (key, params = {}) =>
  [key, ...Object.entries(params).map(([name, value]) => `${name}=${value}`)].join(" ");

const siti = "Siti binti Contoh (Puan Siti)";

const own = {
  subject: "{client}: {report}, {period}",
  greeting: "Dear {contact},",
  introduction: "Here is {period}.\n\nCall us any time.",
  signature: "With thanks\n{agency}",
};

const mail = (changes: Partial<Snapshot>, words = own, addressee: string | null = siti) =>
  presentReport({ ...bareSnapshot, clientName: "Kedai Roti", ...changes }, t, agency, "en", { addressee, words }).mail;

const revised = {
  number: 2,
  at: new Date("2026-11-04T01:00:00Z"),
  figures: [],
  parts: ["comment" as const],
  commentsIn: ["en" as const],
};

describe("an agency's own words in the email of a report", () => {
  test("take the place of the product's, with names and period filled in", () => {
    expect(mail({})).toMatchObject({
      subject: "Kedai Roti: kind.monthly, October 2026",
      greeting: "Dear Puan Siti,",
      intro: "Here is October 2026.\n\nCall us any time.",
      signature: "With thanks\nContoh",
    });
  });

  test("greet the client where the contact has no name", () => {
    expect(mail({}, own, null).greeting).toBe("Dear Kedai Roti,");
  });

  test("leave every part that is empty as the product has it", () => {
    const without = mail({}, noMailWords);
    expect(without).toEqual(
      presentReport({ ...bareSnapshot, clientName: "Kedai Roti" }, t, agency, "en", { addressee: siti }).mail,
    );
    expect(without.signature).toBeNull();
    expect(mail({}, { ...noMailWords, signature: "Aina" })).toEqual({ ...without, signature: "Aina" });
  });

  test("do not hide that a report was revised, neither in the subject nor before the introduction", () => {
    const { subject, intro } = mail({ revised });
    expect(subject).toBe("mail.revisedSubject subject=Kedai Roti: kind.monthly, October 2026");
    expect(intro).toBe("mail.revisedIntro period=October 2026\n\nHere is October 2026.\n\nCall us any time.");
  });

  test("do not hide that figures are made up", () => {
    const sample = bareOrigin("sample", "2026-11-02T17:30:00.000Z");
    const origins = { current: originsOfAll(sampleFigures, sample), compared: {} };
    expect(mail({ origins }, { ...own, subject: "Yours" }).subject).toBe(
      "mail.sampleSubject badge=sample.badge subject=Yours",
    );
  });
});
