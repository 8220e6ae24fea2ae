import { appendFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { testFolder } from "@agency/testing/afterwards";
import { sendJournal } from "./journal.ts";

const sentAt = new Date("2026-11-02T01:00:00.250Z");
const later = new Date("2026-11-02T01:00:05.500Z");
const first = "019a0000-0000-7000-8000-000000000001";
const second = "019a0000-0000-7000-8000-000000000002";

let folder: string;
beforeEach(async () => {
  folder = await testFolder();
});

test("an empty journal has no entries", async () => {
  expect(await sendJournal(folder).find(first)).toBeNull();
});

test("an entry is found by a process that starts later", async () => {
  await sendJournal(folder).append(first, sentAt);
  await sendJournal(folder).append(second, later);
  expect(await sendJournal(folder).find(first)).toEqual(sentAt);
  expect(await sendJournal(folder).find(second)).toEqual(later);
});

test("a dispatch is found only by its full id", async () => {
  await sendJournal(folder).append(first, sentAt);
  expect(await sendJournal(folder).find(first.slice(0, -1))).toBeNull();
  expect(await sendJournal(folder).find("")).toBeNull();
});

test("a line truncated by a crash is ignored and does not affect its neighbours", async () => {
  const journal = sendJournal(folder);
  await journal.append(first, sentAt);
  await appendFile(join(folder, "journal", "sent.log"), "\n2026-11-02T01:00");
  await journal.append(second, later);
  expect(await journal.find(first)).toEqual(sentAt);
  expect(await journal.find(second)).toEqual(later);
});

test("parallel entries are all kept, those of one worker and of several", async () => {
  const ids = Array.from({ length: 40 }, (_, index) => `sending-${index}`);
  const journals = [sendJournal(folder), sendJournal(folder)];
  await Promise.all(ids.flatMap((id, index) => journals[index % 2]?.append(id, sentAt) ?? []));
  expect(await Promise.all(ids.map((id) => sendJournal(folder).find(id)))).toEqual(ids.map(() => sentAt));
});

test("entries that cannot be written together are each an error, and a later one is written", async () => {
  await writeFile(join(folder, "journal"), "in the way");
  const journal = sendJournal(folder);
  const results = await Promise.allSettled([first, second].map((id) => journal.append(id, sentAt)));
  expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  await rm(join(folder, "journal"));
  await journal.append(second, later);
  expect(await journal.find(first)).toBeNull();
  expect(await journal.find(second)).toEqual(later);
});

test("an unreadable journal is an error, not an empty journal", async () => {
  const journal = sendJournal("/dev/null");
  await expect(journal.find(first)).rejects.toThrow("ENOTDIR");
});
