import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openStage, type Stage } from "./support/stage.ts";
import { verify } from "./support/verdict.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterEach(() => stage.reset());
afterAll(() => stage?.close());

const rows = 60;
const seconds = 20;
const places = 3;

describe.each(["reports", "letters"] as const)("%s", (kind) => {
  test("storm: 60 rows, kill -9 every 150 to 900 ms for 20 s", async (context) => {
    const desk = stage[kind];
    // A 250 that takes a moment, so that kills meet mails between the dot and their 250.
    stage.mailServer.behaviour = "slow";
    stage.mailServer.slowness = 50;
    const end = Date.now() + seconds * 1000;
    const kills = Array.from({ length: places }, () => killAgainAndAgain(end));
    const asked: string[] = [];
    while (asked.length < rows) {
      asked.push(await desk.ask());
      await sleep(Math.max(0, (seconds * 1000 * 0.9) / rows - 20));
    }
    const killed = (await Promise.all(kills)).reduce((sum, count) => sum + count, 0);
    expect(killed).toBeGreaterThan(seconds / 2);
    await Promise.all(Array.from({ length: places }, () => stage.startWorker(stage.asking)));
    await verify(context, stage, { desk, asked, sees: "sent", remark: `${killed} workers killed` });
  });
});

/** In one place: a worker, killed 150 to 900 ms after it was ready, and the next. @returns how many */
async function killAgainAndAgain(end: number): Promise<number> {
  let killed = 0;
  while (Date.now() < end) {
    const worker = await stage.startWorker(stage.asking);
    await sleep(randomInt(150, 900));
    await worker.kill();
    killed += 1;
  }
  return killed;
}
