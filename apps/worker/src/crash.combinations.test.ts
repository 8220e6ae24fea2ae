import { afterEach, describe, expect, test } from "vitest";
import { sendJournal } from "@agency/server/kit/mail/journal";
import { mailsInHand } from "@agency/server/kit/mail/mail-job";
import { changeDispatches } from "@agency/server/testing/records";
import { until } from "@agency/testing/ceiling";
import { mailKinds } from "./testing/mail-kinds.ts";
import { openStage } from "./testing/stage.ts";

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
});

describe.each(mailKinds(stage))("the email of a $kind", ({ ask }) => {
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
});
