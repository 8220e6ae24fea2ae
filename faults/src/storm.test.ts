import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, test } from "vitest";
import { ceiling, until } from "@agency/testing/ceiling";
import { openStage } from "./support/stage.ts";
import { expectOutcome } from "./support/verdict.ts";

const stage = await openStage();
afterEach(() => stage.reset());

const rows = 60;
const seconds = 20;
/** A kill every 150 to 900 ms for 20 s. When workers start slowly, the storm lasts until this many kills. */
const kills = Math.round((seconds * 1000) / ((150 + 900) / 2));
/** Workers alive at once, each in its own slot: enough that one is always ready to be killed. */
const places = 4;

describe.each(["reports", "notifications"] as const)("%s", (kind) => {
  // It starts some forty workers, each of which may be slow on a busy machine.
  test("storm: 60 rows, kill -9 every 150 to 900 ms for 20 s", { timeout: 3 * ceiling }, async (context) => {
    const desk = stage[kind];
    // A slow 250, so that kills hit emails between the final dot and the 250.
    stage.mailServer.behaviour = "slow";
    stage.mailServer.slowness = 50;
    const storm = { ends: Date.now() + seconds * 1000, killed: 0 };
    const inPlaces = Array.from({ length: places }, () => killAgainAndAgain(storm));
    const asked: string[] = [];
    while (asked.length < rows) {
      asked.push(await desk.ask());
      // Spread over the storm, so that every kill interrupts some work.
      await until(() => expect(storm.killed / kills).toBeGreaterThanOrEqual(asked.length / rows - 0.2));
    }
    await Promise.all(inPlaces);
    await Promise.all(Array.from({ length: places }, () => stage.startWorker(stage.asking)));
    const lookedUp = stage.mailSearch.asked();
    const remark = () => `${storm.killed} workers killed, ${stage.mailSearch.asked() - lookedUp} emails looked up`;
    await expectOutcome(context, stage, { desk, asked, sees: "sent", remark });
    expect(storm.killed).toBeGreaterThanOrEqual(kills);
  });
});

/** Runs one slot: starts a worker, kills it 150 to 900 ms after it is ready, and starts the next. */
async function killAgainAndAgain(storm: { ends: number; killed: number }): Promise<void> {
  while (Date.now() < storm.ends || storm.killed < kills) {
    const worker = await stage.startWorker(stage.asking);
    await sleep(randomInt(150, 900));
    await worker.kill();
    storm.killed += 1;
  }
}
