import { expect, test } from "vitest";
import { afterwards, testFolder } from "@agency/testing/afterwards";
import { settingEntity } from "../../settings/table.ts";
import { openDatabase } from "../../tables.ts";

const folder = await testFolder();
const database = await openDatabase({ folder });
afterwards(database.close);
await database.migrate();

const insert = (name: string, verb = "INSERT") =>
  database.write((manager) => manager.query(`${verb} INTO settings (name, value) VALUES ('${name}', '')`));

/** `OR ROLLBACK` makes SQLite roll back at a conflict, as it does by itself on a full disk. */
test("after SQLite rolls back a transaction by itself, the next write is visible to all readers", async () => {
  await insert("first");
  await expect(insert("first", "INSERT OR ROLLBACK")).rejects.toThrow("UNIQUE");
  await expect(insert("first")).rejects.toThrow("UNIQUE");
  await insert("second");
  expect(await database.manager.count(settingEntity)).toBe(2);

  const another = await openDatabase({ folder });
  expect(await another.manager.count(settingEntity)).toBe(2);
  await another.close();
});
