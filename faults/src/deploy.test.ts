import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, test } from "vitest";
import { mailsInHand } from "@agency/server/kit/mail/mail-job";
import { openStage } from "./support/stage.ts";
import { expectOutcome } from "./support/verdict.ts";

const stage = await openStage();
afterEach(() => stage.reset());

describe.each(["reports", "notifications"] as const)("%s", (kind) => {
  test("SIGTERM in a deploy: workers replaced four times midway", async (context) => {
    const desk = stage[kind];
    stage.mailServer.behaviour = "slow";
    stage.mailServer.slowness = 250;
    const asked = await desk.askFor(30);
    let worker = await stage.startWorker();
    for (let times = 0; times < 4; times += 1) {
      await sleep(1200);
      const next = stage.startWorker();
      expect(await worker.stop()).toBe(0);
      expect(worker.log.filter(({ level }) => level >= 50)).toEqual([]);
      // A stopping worker finishes only the emails that it has in hand, so that it ends before docker's timeout.
      const stopping = worker.log.findIndex(({ msg }) => msg === "Stopping");
      expect(worker.log.slice(stopping).filter(({ msg }) => msg === "Mail").length).toBeLessThanOrEqual(mailsInHand);
      worker = await next;
    }
    await expectOutcome(context, stage, { desk, asked, sees: "sent", remark: () => "every worker ended with 0" });
    const seen = await desk.seen();
    // No finished work was repeated.
    expect(asked.map((person) => seen.get(person)?.attempts)).toEqual(asked.map(() => 1));
  });
});
