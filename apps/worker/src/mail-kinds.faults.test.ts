import { afterEach, describe, expect, test } from "vitest";
import { until } from "@agency/testing/ceiling";
import { mailKinds } from "./testing/mail-kinds.ts";
import { openStage } from "./testing/stage.ts";

const stage = await openStage();
afterEach(() => stage.reset());

const mailServerWaits = () => until(() => expect(stage.mailServer.waiting()).toBe(1));

describe.each(mailKinds(stage))("the email of a $kind whose worker is killed", ({ ask, beforeDot }) => {
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
});
