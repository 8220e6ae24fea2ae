import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { noteAlive, noteStopped, wasAlive } from "./alive.ts";

const minute = 60_000;

async function install(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "agency-alive-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test("a worker's health is its own: neither another worker nor another installation answers for it", async () => {
  const [ours, theirs] = [await install(), await install()];
  await noteAlive({ DATA_DIR: ours, WORKER_NAME: "worker-1" });
  const isAlive = (DATA_DIR: string, WORKER_NAME: string) => wasAlive({ DATA_DIR, WORKER_NAME }, minute, Date.now());
  expect(await isAlive(ours, "worker-1")).toBe(true);
  expect(await isAlive(ours, "worker-2")).toBe(false);
  expect(await isAlive(theirs, "worker-1")).toBe(false);
});

test("a worker that stopped, or has said nothing for too long, is not healthy", async () => {
  const place = { DATA_DIR: await install(), WORKER_NAME: "worker-1" };
  await noteAlive(place);
  expect(await wasAlive(place, minute, Date.now() + 2 * minute)).toBe(false);
  await noteStopped(place);
  expect(await wasAlive(place, minute, Date.now())).toBe(false);
});

test("other accounts of the machine cannot read the records", async () => {
  const DATA_DIR = await install();
  await noteAlive({ DATA_DIR, WORKER_NAME: "worker-1" });
  for (const path of [join(DATA_DIR, "workers"), join(DATA_DIR, "workers", "worker-1")])
    expect((await stat(path)).mode & 0o077).toBe(0);
});
