import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { noteAlive, noteStopped, wasAlive } from "./alive.ts";

const minute = 60_000;

function installation(): { DATA_DIR: string } {
  const folder = mkdtempSync(join(tmpdir(), "agency-alive-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return { DATA_DIR: folder };
}

test("a worker answers only for itself: not for another installation's, nor for another one of its own", async () => {
  const here = { ...installation(), WORKER_NAME: "one" };
  await noteAlive(here);
  const now = Date.now();
  expect(await wasAlive(here, minute, now)).toBe(true);
  expect(await wasAlive(here, minute, now + 2 * minute)).toBe(false);
  expect(await wasAlive({ ...here, WORKER_NAME: "two" }, minute, now)).toBe(false);
  expect(await wasAlive({ ...installation(), WORKER_NAME: "one" }, minute, now)).toBe(false);
  await noteStopped(here);
  expect(await wasAlive(here, minute, now)).toBe(false);
});

test("a worker without a name has the machine's", async () => {
  const here = { ...installation(), WORKER_NAME: undefined };
  await noteAlive(here);
  expect(await wasAlive(here, minute, Date.now())).toBe(true);
});
