import { afterEach, describe, expect, test } from "vitest";
import { sendJournal } from "@agency/server/kit/mail/journal";
import { mailFolder } from "@agency/server/kit/mail/mail-folder";
import { mailsInHand } from "@agency/server/kit/mail/mail-job";
import { changeDispatches } from "@agency/server/testing/records";
import { until } from "@agency/testing/ceiling";
import { mailKinds } from "./testing/mail-kinds.ts";
import { holdWrites, openStage } from "./testing/stage.ts";

const stage = await openStage();
afterEach(() => stage.reset());

describe("kill -9", () => {
  test("with four emails between the final dot and the 250: each is shown as uncertain and never emailed twice", async () => {
    stage.mailServer.behaviour = "hang";
    const asked = await Promise.all(Array.from({ length: mailsInHand + 1 }, () => stage.sendToNewClient()));
    const worker = await stage.spawnWorker();
    await until(() => expect(stage.mailServer.waiting()).toBe(mailsInHand));
    await worker.kill();
    stage.mailServer.behaviour = "take";

    const states = async () => Promise.all(asked.map(async (one) => (await stage.dispatch(one)).state));
    expect((await states()).filter((state) => state === "sending")).toHaveLength(mailsInHand);
    for (const one of asked) await stage.expireDispatchLease(one);
    await stage.startWorker();
    await until(async () =>
      expect((await states()).toSorted()).toEqual(["sent", ...asked.slice(1).map(() => "uncertain")]),
    );
    for (const one of asked) expect(stage.mailsTo(one)).toHaveLength(1);
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

test("an email that another machine's worker settled as uncertain is sent, as the journal of the worker that starts says", async () => {
  const asked = await stage.sendToNewClient();
  const { dispatchId: id } = asked;
  await changeDispatches(stage.database, { id }, { state: "uncertain" });
  await sendJournal(stage.folder).append(id, new Date("2026-11-02T01:00:00Z"));
  await stage.startWorker();
  await stage.dispatchReaches(asked, { state: "sent" });
  expect(stage.mailsTo(asked)).toEqual([]);
});

test("a client's broken figures are shown to the staff as failed and block nobody", async () => {
  const asked = await stage.sendToNewClient();
  await stage.database.source.query(
    `INSERT INTO figures (id, clientId, reportType, periodStart, figures, origins, overridden, confirmed, updatedAt)
     SELECT id, clientId, type, periodStart, '{broken', '{}', '{}', '[]', ${stage.database.sqlNow()} FROM reports WHERE id = '${asked.reportId}'`,
  );
  await stage.startWorker();
  const next = await stage.sendToNewClient();
  await stage.dispatchReaches(next, { state: "sent" });
  await until(async () => {
    await stage.makeReportDue(asked.reportId);
    expect(await stage.report(asked.reportId)).toMatchObject({
      state: "failed",
      attempts: 5,
      problem: { code: "internal_error", params: {} },
    });
  });
  expect(await stage.dispatch(asked)).toMatchObject({ state: "failed", problem: { code: "internal_error" } });
  expect(stage.mailsTo(asked)).toEqual([]);
});

describe("SIGTERM", () => {
  test("finishes the emails in hand, takes no new work and ends the process", async () => {
    stage.mailServer.behaviour = "hang";
    const worker = await stage.spawnWorker();
    const inHand = await Promise.all(Array.from({ length: mailsInHand }, () => stage.sendToNewClient()));
    await until(() => expect(stage.mailServer.waiting()).toBe(mailsInHand));
    const waiting = await stage.sendToNewClient();
    await stage.reportReaches(waiting.reportId, { state: "done" });

    const ended = worker.stop();
    await until(() => expect(worker.log).toContainEqual(expect.objectContaining({ msg: "Stopping" })));
    stage.mailServer.behaviour = "take";
    stage.mailServer.release();
    expect(await ended).toBe(0);
    expect(worker.printed()).toBe("");
    // The worker logs a warning while it connects to Redis and cannot use the doorbell.
    const loud = worker.log.filter(({ level }) => level >= (stage.redisUrl ? 50 : 40));
    expect(loud.map((line) => JSON.stringify(line))).toEqual([]);
    for (const one of inHand) expect(await stage.dispatch(one)).toMatchObject({ state: "sent" });
    expect(await stage.dispatch(waiting)).toMatchObject({ state: "queued", attempts: 0 });
    expect(stage.mailServer.mails).toHaveLength(mailsInHand);

    await stage.startWorker();
    await stage.dispatchReaches(waiting, { state: "sent" });
  });

  test("ends a busy worker after its current work, and the next worker does the rest", async () => {
    stage.mailServer.behaviour = "slow";
    const worker = await stage.startWorker();
    const asked = await Promise.all(Array.from({ length: 12 }, () => stage.sendToNewClient()));
    await until(() => expect(stage.mailServer.mails.length).toBeGreaterThan(0));
    await worker.stop();
    const states = await Promise.all(asked.map(async (one) => (await stage.dispatch(one)).state));
    expect(states.filter((state) => state === "sent")).toHaveLength(stage.mailServer.mails.length);
    expect(states.filter((state) => state !== "sent").every((state) => state === "queued")).toBe(true);
    expect(states).toContain("queued");

    stage.mailServer.behaviour = "take";
    await stage.startWorker();
    for (const one of asked) await stage.dispatchReaches(one, { state: "sent" });
  });
});

const mailServerWaits = () => until(() => expect(stage.mailServer.waiting()).toBe(1));

describe.each(mailKinds(stage))("the email of a $kind", ({ ask, table }) => {
  test("that the mail server refuses with 451 for a while is sent once the server accepts it", async () => {
    stage.mailServer.behaviour = "451";
    const worker = await stage.startWorker();
    const asked = await ask();
    await asked.reaches({
      state: "queued",
      problem: { code: "mail_deferred", params: { reply: "451 4.3.0 Try again later" } },
    });
    stage.mailServer.behaviour = "take";
    await asked.makeDue();
    await asked.reaches({ state: "sent", problem: null });
    expect((await asked.row()).attempts).toBeGreaterThan(1);
    expect(await asked.copies()).toBe(1);
    expect(worker.log.filter(({ level }) => level >= 50)).toEqual([]);
  });

  test("that the mail server accepts before it drops the connection is uncertain, not resent, and blocks nobody", async () => {
    stage.mailServer.behaviour = "drop-after-dot";
    const worker = await stage.startWorker();
    const asked = await ask();
    await asked.reaches({ state: "uncertain", problem: { code: "mail_unanswered", params: {} } });
    stage.mailServer.behaviour = "take";
    const next = await ask();
    await next.reaches({ state: "sent" });
    expect(await asked.row()).toMatchObject({ state: "uncertain" });
    expect([await asked.copies(), await next.copies()]).toEqual([1, 1]);
    expect(worker.log.filter(({ level }) => level >= 50)).toEqual([]);
  });

  describe("whose worker is killed", () => {
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
});
