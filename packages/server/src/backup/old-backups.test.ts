import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { deleteOldBackups } from "./make-backup.ts";

test("archives older than the given days are deleted, and nothing else in their folder", async () => {
  const folder = await mkdtemp(join(tmpdir(), "agency-test-"));
  const kept = ["agency-2026-10-23T03-00-00.backup", "agency-2020-01-01.backup", "agency-yearly.backup", "notes.txt"];
  const old = ["agency-2026-10-22T02-59-59.backup", "agency-2025-11-21T03-00-00.backup"];
  for (const name of [...kept, ...old]) await writeFile(join(folder, name), "");
  const deleted = await deleteOldBackups(folder, 30, new Date("2026-11-21T03:00:00Z"));
  expect(deleted.toSorted()).toEqual(old.map((name) => join(folder, name)).toSorted());
  expect((await readdir(folder)).toSorted()).toEqual(kept.toSorted());
  await rm(folder, { recursive: true });
});
