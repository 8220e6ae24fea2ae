import { createWriteStream } from "node:fs";
import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { extract } from "tar";
import { expect, test } from "vitest";
import { testFolder } from "@agency/testing/afterwards";
import { keptFiles, mailBounds, packed } from "./kept-files.ts";

const now = new Date("2026-11-21T20:00:00Z");
const day = 86_400_000;

/** Writes stored emails of 100 bytes, by their age in days. */
async function store(ages: Record<string, number>): Promise<string> {
  const folder = await testFolder();
  await mkdir(join(folder, "mail"));
  for (const [name, age] of Object.entries(ages)) {
    const path = join(folder, "mail", name);
    await writeFile(path, "x".repeat(100));
    const at = new Date(now.getTime() - age * day);
    await utimes(path, at, at);
  }
  return folder;
}

const mailFileNames = ({ files }: Awaited<ReturnType<typeof keptFiles>>) =>
  files.map(({ name }) => name).filter((name) => name.startsWith("files/mail/"));

test("a backup holds the emails of the last 30 days, the newest first, and tells how many it leaves out", async () => {
  const folder = await store({ "a.eml": 3, "b.eml": 1, "c.eml": 29, "d.eml": 31, "half.part": 1, "my notes.txt": 1 });
  const kept = await keptFiles(folder, now);
  expect(mailFileNames(kept)).toEqual(["b", "a", "c"].map((name) => `files/mail/${name}.eml`));
  expect(kept.leftOut).toBe(1);
});

test("a flood of emails makes no archive larger than its bound", async () => {
  const folder = await store({ "a.eml": 3, "b.eml": 1, "c.eml": 2 });
  const kept = await keptFiles(folder, now, { ...mailBounds, bytes: 250 });
  expect(mailFileNames(kept)).toEqual(["files/mail/b.eml", "files/mail/c.eml"]);
  expect(kept.leftOut).toBe(1);
});

test("a file that is deleted before its turn is left out, and the others are whole", async () => {
  const folder = await store({ "a.eml": 1, "b.eml": 2, "empty.eml": 3 });
  await writeFile(join(folder, "mail", "empty.eml"), "");
  await mkdir(join(folder, "journal"));
  await writeFile(join(folder, "journal", "sent.log"), "one line");
  const { files } = await keptFiles(folder, now);
  await rm(join(folder, "mail", "a.eml"));
  const [archive, unpacked] = [join(folder, "a.tar.gz"), join(folder, "unpacked")];
  await pipeline(packed(files), createWriteStream(archive));
  await mkdir(unpacked);
  await extract({ file: archive, cwd: unpacked, strict: true });
  expect((await readdir(unpacked, { recursive: true })).filter((name) => name.includes(".")).toSorted()).toEqual([
    "files/journal/sent.log",
    "files/mail/b.eml",
    "files/mail/empty.eml",
  ]);
  expect(await readFile(join(unpacked, "files/journal/sent.log"), "utf8")).toBe("one line");
  expect(await readFile(join(unpacked, "files/mail/b.eml"), "utf8")).toBe("x".repeat(100));
  expect((await stat(join(unpacked, "files/mail/empty.eml"))).size).toBe(0);
});
