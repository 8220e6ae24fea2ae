import { beforeEach, describe, expect, test } from "vitest";
import { startRun } from "@agency/contracts/board";
import { deleteClient, updateClient } from "@agency/contracts/clients";
import { readDraftMail } from "@agency/contracts/draft-previews";
import {
  previewMail,
  readClientWords,
  readReportMail,
  saveClientWords,
  saveReportMail,
} from "@agency/contracts/mail-words";
import { editReport, requestReport, sendReport } from "@agency/contracts/reports";
import { readQueue } from "@agency/contracts/review-queue";
import { longestMailWords, noMailWords } from "@agency/model/report/mail-words";
import { saveSetting } from "../settings/store.ts";
import { startApi } from "../testing/api.ts";
import { addClient, addClientWithFigures } from "../testing/sample-input.ts";
import { clientMailWordsEntity } from "./table.ts";

const api = await startApi({ environment: { MAIL_FROM: "reports@agency.test" } });
const { database } = api.dependencies;
beforeEach(async () => {
  await api.empty();
  await saveSetting(database, "reportMail", null);
});

const english = {
  ...noMailWords,
  language: "en" as const,
  subject: "{client}: {report}, {period}",
  signature: "With thanks\n{agency}",
};
const malay = { ...noMailWords, language: "ms" as const, greeting: "Apa khabar {contact}," };

const saveWords = (...words: (typeof english | typeof malay)[]) =>
  api.call(saveReportMail, { body: { words, cc: [] } });
const inLanguage = <Words extends { language: string }>(words: Words[], language: string) =>
  words.find((one) => one.language === language);

describe("words that two people edit", () => {
  const edit = (subject: string, seen: string, greeting = "") => ({
    body: {
      words: [{ ...english, subject, greeting }],
      seen: [{ ...english, subject: seen }],
      cc: [],
    },
  });

  test("are not overwritten unseen: the second is told what they say by now and who wrote it", async () => {
    await saveWords(english);
    await api.call(saveReportMail, edit("Theirs", english.subject));
    const { body } = await api.refused(saveReportMail, edit("Mine", english.subject));
    expect(body.error).toBe("words_changed");
    expect(body.fields).toEqual([
      { field: "words.0.subject", message: "is “Theirs” by now: admin changed it while you were editing" },
    ]);
    await api.call(saveReportMail, edit("Mine", "Theirs"));
    expect(inLanguage((await api.call(readReportMail, {})).words, "en")?.subject).toBe("Mine");
  });

  test("are both kept where each changed another part, also those of a client", async () => {
    const { id: clientId } = await addClient(api);
    await saveWords(english);
    await api.call(saveReportMail, edit("Theirs", english.subject));
    const { words } = await api.call(saveReportMail, edit(english.subject, english.subject, "Salam {contact},"));
    expect(inLanguage(words, "en")).toMatchObject({ subject: "Theirs", greeting: "Salam {contact}," });
    const ofClient = (subject: string, seen: string) =>
      api.attempt(saveClientWords, {
        params: { clientId },
        body: { words: [{ ...english, subject }], seen: [{ ...english, subject: seen }] },
      });
    expect((await ofClient("Theirs", "")).statusCode).toBe(200);
    expect((await ofClient("Mine", "")).statusCode).toBe(409);
    expect((await ofClient("Mine", "Theirs")).statusCode).toBe(200);
  });
});

describe("who gets a copy", () => {
  const edit = (cc: string[], seenCc: string[]) => api.attempt(saveReportMail, { body: { words: [], cc, seenCc } });

  test("is not overwritten unseen, and stays where a form left it alone", async () => {
    const [before, theirs, mine] = [["old@agency.test"], ["theirs@agency.test"], ["mine@agency.test"]];
    await api.call(saveReportMail, { body: { words: [], cc: before } });
    expect((await edit(theirs, before)).statusCode).toBe(200);
    const { body } = await api.refused(saveReportMail, { body: { words: [], cc: mine, seenCc: before } });
    expect(body).toMatchObject({
      error: "words_changed",
      fields: [{ field: "cc", message: "is “theirs@agency.test” by now: admin changed it while you were editing" }],
    });
    expect((await edit(before, before)).statusCode).toBe(200);
    expect((await api.call(readReportMail, {})).cc).toEqual(theirs);
    expect((await edit([], theirs)).statusCode).toBe(200);
    const emptied = await api.refused(saveReportMail, { body: { words: [], cc: mine, seenCc: theirs } });
    expect(emptied.body.fields?.[0]?.message).toBe("was emptied by admin while you were editing");
  });
});

describe("the agency's words in the emails of reports", () => {
  test("are empty at first, and the product says what stands in their place", async () => {
    const { words, usual, cc } = await api.call(readReportMail, {});
    expect(inLanguage(words, "en")).toEqual({ language: "en", ...noMailWords });
    expect(inLanguage(usual, "en")).toEqual({
      language: "en",
      subject: "{report}: {period} – {client}",
      greeting: "Hello {contact},",
      introduction: "Your report for {period} is ready.",
      signature: "",
    });
    expect(cc).toEqual([]);
  });

  test("are kept for each language, and another language keeps its own", async () => {
    await saveWords(english);
    const saved = await saveWords(malay);
    expect(inLanguage(saved.words, "en")).toEqual(english);
    expect(inLanguage(saved.words, "ms")).toEqual(malay);
    expect(await api.call(readReportMail, {})).toEqual(saved);
    expect(inLanguage((await saveWords({ ...english, subject: "", signature: "" })).words, "en")).toEqual({
      ...noMailWords,
      language: "en",
    });
  });

  test("have one kind of line break and no space around them", async () => {
    const { words } = await saveWords({ ...english, signature: "  With thanks\r\nAina\rContoh \n" });
    expect(inLanguage(words, "en")?.signature).toBe("With thanks\nAina\nContoh");
  });

  test("go with addresses that get a copy, each once and in one writing", async () => {
    const cc = ["Boss@agency.test", "boss@agency.test ", "team@agency.test"];
    expect(await api.call(saveReportMail, { body: { words: [], cc } })).toMatchObject({
      cc: ["boss@agency.test", "team@agency.test"],
    });
  });

  test.each([
    [
      "an unknown placeholder",
      { subject: "For {cient}" },
      "words.0.subject",
      /has \{cient\}.*use \{client\}, \{contact\}/,
    ],
    ["a placeholder of a Chinese keyboard", { greeting: "｛client｝" }, "words.0.greeting", /has ｛client｝/],
    ["an open brace", { introduction: "Hello {client" }, "words.0.introduction", /has \{,/],
    ["a line break in the subject", { subject: "A\r\nBcc: x@evil.test" }, "words.0.subject", /single line/],
    ["a line separator in the greeting", { greeting: "A\u2028B" }, "words.0.greeting", /single line/],
    ["a control character", { signature: "A\u0000B" }, "words.0.signature", /plain text/],
    ["too much", { introduction: "x".repeat(longestMailWords.introduction + 1) }, "words.0.introduction", /1000/],
    ["a part that there is not", { footer: "Bye" }, "words.0.footer", /not a known field/],
    ["a language that there is not", { language: "xx" }, "words.0.language", /must be one of/],
  ])("with %s are refused by name, and nothing is changed", async (_what, changes, field, message) => {
    await saveWords(malay);
    const body = { words: [{ ...english, ...changes }], cc: ["boss@agency.test"] };
    const refused = await api.refused(saveReportMail, { body });
    expect(refused.status).toBe(400);
    expect(refused.body.fields).toEqual([{ field, message: expect.stringMatching(message) }]);
    expect(inLanguage((await api.call(readReportMail, {})).words, "en")).toEqual({ ...noMailWords, language: "en" });
  });

  test.each([
    [["nobody"], "cc.0"],
    [["a@agency.test\r\nBcc: x@evil.test"], "cc.0"],
    [["a@b.test", "c@d.test", "e@f.test", "g@h.test"], "cc"],
  ])("cannot be copied to %j", async (cc, field) => {
    const refused = await api.refused(saveReportMail, { body: { words: [], cc } });
    expect(refused.body.fields?.map((one) => one.field)).toEqual([field]);
  });
});

describe("a client's words", () => {
  test("go before the agency's, which go before the product's", async () => {
    const { id: clientId } = await addClient(api);
    await saveWords(english);
    const own = { ...noMailWords, language: "en" as const, signature: "Aina, only for you" };
    const saved = await api.call(saveClientWords, { params: { clientId }, body: { words: [own] } });
    expect(inLanguage(saved.words, "en")).toEqual(own);
    expect(inLanguage(saved.usual, "en")).toMatchObject({
      subject: english.subject,
      greeting: "Hello {contact},",
      signature: english.signature,
    });
    expect(await api.call(readClientWords, { params: { clientId } })).toEqual(saved);
    const { mail } = await preview(clientId, { language: "en" });
    expect(mail.text).toContain("\nAina, only for you\n");
    expect(mail.text).not.toContain("With thanks");
  });

  test("are refused like the agency's, and for nobody", async () => {
    const { id: clientId } = await addClient(api);
    const body = { words: [{ ...english, subject: "{you}" }] };
    const { fields } = (await api.refused(saveClientWords, { params: { clientId }, body })).body;
    expect(fields?.map(({ field }) => field)).toEqual(["words.0.subject"]);
    for (const route of [readClientWords, saveClientWords, previewMail]) {
      const unknown = { params: { clientId: "0".repeat(26) }, body: { language: "en", words: [] } };
      expect((await api.refused(route, unknown)).status).toBe(route === saveClientWords ? 400 : 404);
    }
  });

  test("are deleted with the client", async () => {
    const { id: clientId } = await addClient(api);
    await api.call(saveClientWords, { params: { clientId }, body: { words: [english] } });
    expect(await database.manager.count(clientMailWordsEntity)).toBe(1);
    await api.call(deleteClient, { params: { clientId } });
    expect(await database.manager.count(clientMailWordsEntity)).toBe(0);
  });
});

async function preview(
  clientId: string,
  body: Parameters<typeof api.call<(typeof previewMail)["contract"]>>[1]["body"],
) {
  const mail = await api.call(previewMail, { params: { clientId }, body });
  return { mail, lines: mail.text.split("\n") };
}

describe("a preview", () => {
  test("is the email of the client's newest report with words that nobody saved", async () => {
    const { id: clientId } = await addClientWithFigures(api, { name: "Kedai <b>Roti</b>", email: "owner@kedai.test" });
    await api.call(requestReport, { params: { clientId }, body: { reportType: "monthly" } });
    await api.worker.generate();
    const words = [{ ...english, introduction: "<i>Look</i>:\nthe figures of {period}." }];
    const { mail } = await preview(clientId, { language: "en", reportMail: { words, cc: ["boss@agency.test"] } });
    expect(mail).toMatchObject({
      subject: "Kedai <b>Roti</b>: Monthly report, October 2026",
      to: "Kedai <b>Roti</b> <owner@kedai.test>",
      cc: "boss@agency.test",
      report: { reportType: "monthly", start: "2026-10-01", end: "2026-10-31" },
      attachments: [{ filename: expect.stringMatching(/\.pdf$/), bytes: expect.any(Number) }],
    });
    expect(mail.text).toContain("\n<i>Look</i>:\nthe figures of October 2026.\n");
    expect(mail.html).toContain("&lt;i&gt;Look&lt;/i&gt;:<br />the figures of October 2026.");
    expect(mail.html).not.toMatch(/<i>|<b>|src="cid:/);
    expect(mail.text).toContain("Visitors: 1,000");
    expect((await api.call(readReportMail, {})).cc).toEqual([]);
  });

  test("goes to the contact who reads the language, and copies nobody who gets the report anyway", async () => {
    const { id: clientId, name } = await addClient(api, { email: "first@kedai.test", language: "en" });
    const devi = {
      name: "Devi a/p Contoh (Puan Devi)",
      email: "devi@kedai.test",
      phone: null,
      language: "ms" as const,
    };
    const contacts = [{ ...devi, reportTypes: ["monthly" as const] }];
    await api.call(updateClient, { params: { clientId }, body: { name, email: "first@kedai.test", contacts } });
    const cc = ["first@kedai.test", "devi@kedai.test"];
    const { mail, lines } = await preview(clientId, { language: "ms", reportMail: { words: [malay], cc } });
    expect(mail).toMatchObject({ to: "Devi a/p Contoh <devi@kedai.test>", cc: null });
    expect(lines).toContain("Apa khabar Puan Devi,");
  });

  test("of a client without a report has no figures", async () => {
    const { id: clientId } = await addClient(api);
    const { mail } = await preview(clientId, { language: "en", words: [english] });
    expect(mail.report).toBeNull();
    expect(mail.subject).toMatch(/: Monthly report, October 2026$/);
    expect(mail.text).not.toMatch(/Visitors:|leads|Sample data/i);
  });

  test("names what is wrong with words before they are saved", async () => {
    const { id: clientId } = await addClient(api);
    const body = { language: "en", reportMail: { words: [{ ...english, subject: "{you}" }], cc: [] } };
    const refused = await api.refused(previewMail, { params: { clientId }, body });
    expect(refused.body.fields?.map(({ field }) => field)).toEqual(["reportMail.words.0.subject"]);
  });

  test("sends nothing", async () => {
    const { id: clientId } = await addClientWithFigures(api);
    await api.call(sendReport, { params: { clientId }, body: { reportType: "monthly" } });
    await preview(clientId, { language: "en" });
    expect(await api.dependencies.mailFolder.list()).toEqual([]);
  });
});

test("the email of a working copy has the saved words and the comment in the language asked for, and no link comes into being", async () => {
  const contact = { name: "Siti Sample", email: "siti@kedai.test", language: "ms", reportTypes: ["monthly" as const] };
  const { id: clientId } = await addClientWithFigures(api, { email: "owner@kedai.test", contacts: [contact] });
  await api.call(saveClientWords, { params: { clientId }, body: { words: [malay] } });
  await api.call(startRun, { body: { action: "prepare", reportType: "monthly", clientIds: [clientId] } });
  await api.worker.generate();
  const [entry] = (await api.call(readQueue, { query: { reportType: "monthly" } })).entries;
  const params = { clientId, reportId: entry?.reportId ?? "" };
  await api.call(editReport, { params, body: { comments: { en: "Well done.", ms: "Syabas." } } });

  const shares = () => database.select("SELECT * FROM report_shares");
  const mail = await api.call(readDraftMail, { params, query: { language: "ms" } });
  expect(mail).toMatchObject({
    to: "Siti Sample <siti@kedai.test>",
    subject: expect.stringContaining("Oktober 2026"),
    text: expect.stringMatching(/Apa khabar Siti Sample,[^]*Syabas\./),
    attachments: [{ filename: expect.stringMatching(/\.pdf$/), bytes: expect.any(Number) }],
  });
  expect(mail.html).not.toContain("Well done.");
  expect((await api.call(readDraftMail, { params })).text).toContain("Well done.");
  expect(await shares()).toEqual([]);
  expect(await api.dependencies.mailFolder.list()).toEqual([]);
});
