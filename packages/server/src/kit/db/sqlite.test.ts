import { chmod, readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { afterwards, testFolder } from "@agency/testing/afterwards";
import { openDatabase } from "../../compose/tables.ts";
import { saveSetting } from "../../settings/store.ts";
import { settingEntity } from "../../settings/table.ts";
import { makeScratch, type Scratch } from "../../testing/migrated-scratch.ts";
import type { Database } from "./database.ts";
import { withRecord } from "./recorded.ts";

let scratch: Scratch;
let database: Database;

beforeEach(async () => {
  scratch = await makeScratch();
});

async function open(): Promise<void> {
  database = await openDatabase({ folder: scratch.folder });
  const { source, close } = database;
  afterwards(() => source.isInitialized && close());
  await database.migrate();
}

const fileMode = async (path: string) => (await stat(path)).mode & 0o777;
const files = async () => (await readdir(scratch.folder)).filter((name) => name.startsWith("agency.sqlite"));

test("nobody but the product's account can read the SQLite files, even when everyone could before", async () => {
  await open();
  for (const name of await files()) await chmod(join(scratch.folder, name), 0o644);
  await chmod(scratch.folder, 0o755);
  await database.close();
  await open();
  expect(await fileMode(scratch.folder)).toBe(0o700);
  expect((await files()).length).toBeGreaterThan(1);
  for (const name of await files()) expect([name, await fileMode(join(scratch.folder, name))]).toEqual([name, 0o600]);
});

test("erased text is in no SQLite file any more", async () => {
  const text = "something a person wrote ".repeat(30);
  const holding = async () => {
    const contents = await Promise.all((await files()).map((name) => readFile(join(scratch.folder, name), "latin1")));
    return contents.filter((content) => content.includes("a person wrote")).length;
  };
  await open();
  await saveSetting(database, "replyTo", text);
  await database.forgetDeleted();
  expect(await holding()).toBe(1);
  await saveSetting(database, "replyTo", null);
  expect(await holding()).toBeGreaterThan(0);
  await database.forgetDeleted();
  expect(await holding()).toBe(0);
});

const folder = await testFolder();
const shared = await openDatabase({ folder });
afterwards(shared.close);
await shared.migrate();

const insert = (name: string, verb = "INSERT") =>
  shared.write((manager) => manager.query(`${verb} INTO settings (name, value) VALUES ('${name}', '')`));

/** `OR ROLLBACK` makes SQLite roll back at a conflict, as it does by itself on a full disk. */
test("after SQLite rolls back a transaction by itself, the next write is visible to all readers", async () => {
  await insert("first");
  await expect(insert("first", "INSERT OR ROLLBACK")).rejects.toThrow("UNIQUE");
  await expect(insert("first")).rejects.toThrow("UNIQUE");
  await insert("second");
  expect(await shared.manager.count(settingEntity)).toBe(2);

  const another = await openDatabase({ folder });
  expect(await another.manager.count(settingEntity)).toBe(2);
  await another.close();
});

test("as many changes as staff make in a year can each be written down, one after another", async () => {
  await insert("often");
  let written = 0;
  const note = async () => void written++;
  const change = (value: string) =>
    shared.write((transaction) => transaction.update(settingEntity, { name: "often" }, { value }));
  for (let count = 0; count < 12_000; count++) await withRecord(note, () => change(String(count)));
  expect(written).toBe(12_000);
}, 60_000);
