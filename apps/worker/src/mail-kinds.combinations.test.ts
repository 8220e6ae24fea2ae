import { afterEach, describe, expect, test } from "vitest";
import { sendJournal } from "@agency/server/kit/mail/journal";
import { until } from "@agency/testing/ceiling";
import { mailKinds } from "./testing/mail-kinds.ts";
import { holdWrites, openStage } from "./testing/stage.ts";

const stage = await openStage();
afterEach(() => stage.reset());

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
