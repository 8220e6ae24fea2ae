import { afterEach, expect, test } from "vitest";
import { noMailWords } from "@agency/model/report/mail-words";
import { saveClientWords, saveReportMail } from "@agency/server/mail-words/store";
import { readMail } from "@agency/testing/mail-server";
import { openStage } from "./testing/stage.ts";

const stage = await openStage();
afterEach(() => stage.reset());

const words = (changes: Partial<typeof noMailWords>) => ({ en: { ...noMailWords, ...changes } });

test("a report is mailed in the words that the agency and the client have, with a copy for whoever gets one", async () => {
  const client = await stage.addClient({ name: "Kedai Näh 咖啡", language: "en" });
  const cc = ["boss@agency.test", client.email];
  await saveReportMail(stage.database, { words: words({ subject: "{client} – {period}", signature: "Agency" }), cc });
  await saveClientWords(stage.database, client.id, words({ signature: "Aina\nonly for you" }));
  await stage.startWorker();
  const sent = await stage.send(client);
  await stage.dispatchReaches(sent, { state: "sent" });

  const [received, ...others] = stage.mailsTo(sent).filter(({ raw }) => raw.includes("application/pdf"));
  expect(others).toEqual([]);
  expect(received?.to).toEqual([client.email, "boss@agency.test"]);
  expect(received?.messageId).toBe((await stage.dispatch(sent)).messageId);
  const raw = received?.raw ?? Buffer.alloc(0);
  const mail = await readMail(raw);
  expect(mail.subject).toMatch(/Kedai Näh 咖啡 – \w+ \d{4}$/);
  expect(raw.toString("latin1")).toMatch(/^Subject: =\?UTF-8\?/m);
  expect(mail.cc).toEqual([{ name: "", address: "boss@agency.test" }]);
  expect(mail.text).toContain("\nAina\nonly for you\n");
});

test("an email that is tried again has the words of now, the figures of then, and is the same email", async () => {
  const client = await stage.addClient({ language: "en" });
  await saveReportMail(stage.database, { words: words({ introduction: "Before" }), cc: [] });
  stage.mailServer.behaviour = "451";
  await stage.startWorker();
  const sent = await stage.send(client);
  await stage.dispatchReaches(sent, { state: "queued", attempts: 1, leaseOwner: null });
  const { revision, messageId } = await stage.dispatch(sent);

  await saveReportMail(stage.database, { words: words({ introduction: "Figures of {period}" }), cc: [] });
  stage.mailServer.behaviour = "take";
  await stage.makeDispatchDue(sent);
  await stage.dispatchReaches(sent, { state: "sent" });
  expect(revision).toBe(1);
  expect((await stage.dispatch(sent)).revision).toBe(1);
  const [received] = stage.mailsTo(sent).filter(({ raw }) => raw.includes("application/pdf"));
  expect(received?.messageId).toBe(messageId);
  const { text } = await readMail(received?.raw ?? Buffer.alloc(0));
  expect(text).toMatch(/^Figures of \w+ \d{4}$/m);
  expect(text).not.toContain("Before");
});
