import { afterEach, describe, expect, test } from "vitest";
import { sendJournal } from "@agency/server/kit/mail/journal";
import { mailFolder } from "@agency/server/kit/mail/mail-folder";
import { until } from "@agency/testing/ceiling";
import { startMailSearch } from "@agency/testing/mail-server";
import { mailKinds } from "./testing/mail-kinds.ts";
import { holdGeneration, holdWrites, openStage } from "./testing/stage.ts";

const stage = await openStage();
afterEach(() => stage.reset());

const mailServerWaits = () => until(() => expect(stage.mailServer.waiting()).toBe(1));

describe("kill -9", () => {
  test("while a report is generated: it is generated once and emailed once", async () => {
    const asked = await stage.sendToNewClient();
    const release = await holdGeneration(stage);
    const worker = await stage.spawnWorker();
    await stage.reportReaches(asked.reportId, { state: "running", attempts: 1, generatedAt: null });
    await worker.kill();
    await release();
    expect(await stage.report(asked.reportId)).toMatchObject({ state: "running", snapshot: null });

    await stage.expireReportLease(asked.reportId);
    await stage.startWorker();
    await stage.dispatchReaches(asked, { state: "sent" });
    expect(await stage.report(asked.reportId)).toMatchObject({ state: "done", attempts: 2 });
    expect(stage.mailsTo(asked)).toHaveLength(1);
  });

  test("between the final dot and the 250, with a mail lookup: it is emailed once and shown as sent", async () => {
    const search = await startMailSearch(stage.mailServer);
    stage.mailServer.behaviour = "hang";
    const worker = await stage.spawnWorker({ MAIL_LOOKUP_URL: search.url });
    const asked = await stage.sendToNewClient();
    await mailServerWaits();
    await worker.kill();
    stage.mailServer.behaviour = "take";

    await stage.expireDispatchLease(asked);
    await stage.startWorker({ MAIL_LOOKUP_URL: search.url });
    await stage.dispatchReaches(asked, { state: "sent", attempts: 1, problem: null });
    expect(stage.mailsTo(asked)).toHaveLength(1);
    await search.stop();
  });

  test("while emails are written to files: every email can be read", async () => {
    const worker = await stage.spawnWorker({ SMTP_URL: "" });
    const asked = await Promise.all(Array.from({ length: 5 }, () => stage.sendToNewClient()));
    await until(async () => {
      const states = await Promise.all(asked.map(async (one) => (await stage.dispatch(one)).state));
      expect(states).not.toEqual(states.map(() => "queued"));
    });
    await worker.kill();
    for (const one of asked) {
      await stage.expireReportLease(one.reportId);
      await stage.expireDispatchLease(one);
    }
    await stage.startWorker({ SMTP_URL: "" });
    const folder = mailFolder(stage.folder);
    for (const one of asked) {
      await stage.dispatchReaches(one, { state: "sent" });
      const mail = await folder.read(one.dispatchId);
      expect(mail).toMatchObject({ to: `${one.client.name} <${one.client.email}>` });
      expect(mail?.attachments).toEqual([
        { filename: expect.stringMatching(/^kedai-roti-contoh-.*\.pdf$/), bytes: expect.any(Number) },
      ]);
    }
  });
});

test("a worker frozen past its lease does not send an email that another worker has sent", async () => {
  stage.mailServer.behaviour = "hang-before-dot";
  const frozen = await stage.spawnWorker();
  const asked = await stage.sendToNewClient();
  await mailServerWaits();
  frozen.freeze();

  stage.mailServer.behaviour = "take";
  await stage.expireDispatchLease(asked);
  const other = await stage.startWorker();
  await stage.dispatchReaches(asked, { state: "sent", attempts: 2 });
  await other.stop();

  stage.mailServer.release();
  frozen.thaw();
  await until(() => expect(frozen.log).toContainEqual(expect.objectContaining({ msg: "Mail", outcome: "superseded" })));
  expect(await stage.dispatch(asked)).toMatchObject({ state: "sent", attempts: 2 });
  expect(stage.mailsTo(asked)).toHaveLength(1);
});

describe.each(mailKinds(stage))("the email of a $kind whose worker is killed", ({ ask, beforeDot, table }) => {
  test("before the final dot is sent once", async () => {
    stage.mailServer.behaviour = "hang-before-dot";
    const worker = await stage.spawnWorker();
    const asked = await ask();
    await mailServerWaits();
    expect(await asked.row()).toMatchObject({ state: beforeDot, attempts: 1 });
    await worker.kill();
    stage.mailServer.behaviour = "take";
    stage.mailServer.release();

    await asked.expireLease();
    await stage.startWorker();
    await asked.reaches({ state: "sent", attempts: 2 });
    expect(await asked.copies()).toBe(1);
  });

  test("between the final dot and the 250 is uncertain and never sent twice", async () => {
    stage.mailServer.behaviour = "hang";
    const worker = await stage.spawnWorker();
    const asked = await ask();
    await mailServerWaits();
    expect(await asked.row()).toMatchObject({ state: "sending" });
    await worker.kill();
    stage.mailServer.behaviour = "take";

    await stage.startWorker();
    const next = await ask();
    await next.reaches({ state: "sent" });
    expect(await asked.row()).toMatchObject({ state: "sending" });
    await asked.expireLease();
    await asked.reaches({ state: "uncertain", problem: expect.anything() });
    expect(await asked.copies()).toBe(1);
  });

  test("between the 250 and the mark as sent is settled as sent by the journal", async () => {
    stage.mailServer.behaviour = "hang";
    const worker = await stage.spawnWorker();
    const asked = await ask();
    await mailServerWaits();
    const letGo = await holdWrites(stage, table);
    stage.mailServer.release();
    const journal = sendJournal(stage.folder);
    await until(async () => expect(await journal.find(asked.id)).not.toBeNull());
    await worker.kill();
    await letGo();
    expect(await asked.row()).toMatchObject({ state: "sending", sentAt: null });

    stage.mailServer.behaviour = "take";
    await asked.expireLease();
    await stage.startWorker();
    await asked.reaches({ state: "sent", sentAt: await journal.find(asked.id), problem: null });
    expect(await asked.copies()).toBe(1);
  });
});
