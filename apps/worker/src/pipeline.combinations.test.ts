import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { formatClientId } from "@agency/server/clients/client-id";
import { sendJournal } from "@agency/server/kit/mail/journal";
import { secretTokenHash } from "@agency/server/kit/secrets";
import { shareByToken } from "@agency/server/shares/store";
import { until } from "@agency/testing/ceiling";
import { readMail } from "@agency/testing/mail-server";
import { openStage, type Stage } from "./testing/stage.ts";

let worker: Awaited<ReturnType<Stage["startWorker"]>>;
const stage = await openStage();
beforeEach(async () => {
  worker = await stage.startWorker();
});
afterEach(async () => {
  await stage.reset();
  expect(worker.log.filter(({ level }) => level >= 50)).toEqual([]);
});

const countMails = (...asked: Parameters<Stage["mailsTo"]>[0][]) => asked.map((one) => stage.mailsTo(one).length);

test("a requested report is generated and emailed once, in the client's language", async () => {
  const english = await stage.send(await stage.addClient({ name: "Kedai Kopi Satu", language: "en" }));
  const malay = await stage.send(await stage.addClient({ name: "Bengkel Dua", language: "ms" }), "weekly");
  await stage.dispatchReaches(english, { state: "sent", attempts: 1, problem: null });
  await stage.dispatchReaches(malay, { state: "sent", attempts: 1, problem: null });

  const { messageId, sentAt, revision } = await stage.dispatch(english);
  expect(sentAt).not.toBeNull();
  expect(revision).toBe(1);
  expect((await stage.report(english.reportId)).snapshot).toMatchObject({
    clientName: "Kedai Kopi Satu",
    origins: { current: { totalVisitors: { kind: "sample" } } },
  });
  const [received] = stage.mailsTo(english);
  expect(received).toMatchObject({ to: [english.client.email], messageId });
  const mail = await readMail(received?.raw ?? Buffer.of());
  expect(mail.to).toEqual([{ name: "Kedai Kopi Satu", address: english.client.email }]);
  expect(mail.from?.address).toBe(received?.from);
  expect(mail.subject).toMatch(/report/i);
  // The link opens this report and nothing else, and the client ID is nowhere, so that the email can be forwarded.
  for (const part of [mail.text, mail.html]) {
    const [, token = ""] = /http:\/\/agency\.test\/client-portal\/shared#([\w-]{43})/.exec(part ?? "") ?? [];
    const found = await shareByToken(stage.database, secretTokenHash(token));
    expect(found?.share).toMatchObject({ reportId: english.reportId, recipient: english.client.email });
    expect(found?.share.expiresAt.getTime()).toBeGreaterThan(Date.now() + 364 * 24 * 3_600_000);
  }
  expect(received?.raw.toString()).not.toContain(formatClientId(english.client.accessId));
  expect((await stage.dispatch(english)).linkToken).toBeNull();
  const attached = mail.attachments.filter(({ related }) => !related);
  expect(attached).toHaveLength(1);
  expect(attached[0]).toMatchObject({ mimeType: "application/pdf", disposition: "attachment" });
  const pdf = Buffer.from(attached[0]?.content as ArrayBuffer);
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  expect(pdf.subarray(-6).toString()).toContain("%%EOF");

  const malayMail = await readMail(stage.mailsTo(malay)[0]?.raw ?? Buffer.of());
  expect(malayMail.subject).toMatch(/laporan/i);
  expect(malayMail.text).toContain("http://agency.test/ms/client-portal/shared#");
  expect(countMails(english, malay)).toEqual([1, 1]);

  const journalled = await sendJournal(stage.folder).find(english.dispatchId);
  expect(Math.abs((journalled?.getTime() ?? 0) - (sentAt?.getTime() ?? 0))).toBeLessThan(5000);
});

test("a repeated click does not send a report twice", async () => {
  const client = await stage.addClient();
  const asked = await Promise.all(Array.from({ length: 10 }, () => stage.send(client)));
  expect(new Set(asked.map(({ dispatchId }) => dispatchId)).size).toBe(1);
  const [first] = asked;
  if (!first) throw new Error("Nothing was requested");
  await stage.dispatchReaches(first, { state: "sent" });
  await stage.send(client);
  const next = await stage.sendToNewClient();
  await stage.dispatchReaches(next, { state: "sent" });
  expect(countMails(first, next)).toEqual([1, 1]);
});

test("a report that is only generated is not emailed", async () => {
  const client = await stage.addClient();
  const reportId = await stage.generate(client);
  await stage.reportReaches(reportId, { state: "done", attempts: 1 });
  expect((await stage.report(reportId)).snapshot).not.toBeNull();
  expect(countMails({ client })).toEqual([0]);
});

describe("the mail server", () => {
  test.each([
    ["550", "mail_refused", "550 5.7.1 Not wanted here"],
    ["550-recipient", "mailbox_unknown", "550 5.1.1 No such mailbox"],
  ] as const)("answers %s: the dispatch fails as %s and can be retried", async (behaviour, code, reply) => {
    stage.mailServer.behaviour = behaviour;
    const asked = await stage.sendToNewClient();
    await stage.dispatchReaches(asked, { state: "failed", attempts: 1, problem: { code, params: { reply } } });
    expect(await stage.report(asked.reportId)).toMatchObject({ state: "done" });

    stage.mailServer.behaviour = "take";
    await stage.send(asked.client);
    await stage.dispatchReaches(asked, { state: "sent", problem: null });
    expect(countMails(asked)).toEqual([1]);
  });

  test("is down, then up: everything is sent once", async () => {
    await stage.mailServer.stop();
    const asked = [await stage.sendToNewClient(), await stage.sendToNewClient()];
    for (const one of asked) await stage.dispatchReaches(one, { problem: { code: "mail_unreachable", params: {} } });
    await stage.mailServer.listen();
    for (const one of asked) {
      await stage.makeDispatchDue(one);
      await stage.dispatchReaches(one, { state: "sent" });
    }
    expect(countMails(...asked)).toEqual([1, 1]);
  });

  test("drops the connection during an email: it is sent once the server works again", async () => {
    stage.mailServer.behaviour = "hang-before-dot";
    const asked = await stage.sendToNewClient();
    await until(() => expect(stage.mailServer.waiting()).toBe(1));
    stage.mailServer.behaviour = "take";
    await stage.mailServer.stop();
    await stage.mailServer.listen();
    await until(async () => {
      await stage.makeDispatchDue(asked);
      expect(await stage.dispatch(asked)).toMatchObject({ state: "sent" });
    });
    expect(countMails(asked)).toEqual([1]);
  });
});

test("two workers share twenty reports and email each once", async () => {
  await stage.startWorker();
  const asked = await Promise.all(Array.from({ length: 20 }, () => stage.sendToNewClient()));
  for (const one of asked) await stage.dispatchReaches(one, { state: "sent" });
  expect(countMails(...asked)).toEqual(asked.map(() => 1));
  expect(stage.mailServer.mails).toHaveLength(20);
});
