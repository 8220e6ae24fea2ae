import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, onTestFinished, TestRunner } from "vitest";

/** Ends something after the running test or, called at the top of a file, after all of its tests. The last comes first. */
export function afterwards(end: () => unknown): void {
  const register = TestRunner.getCurrentTest() ? onTestFinished : afterAll;
  register(async () => void (await end()));
}

/** Makes a folder that is deleted afterwards. */
export async function testFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "agency-test-"));
  afterwards(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
