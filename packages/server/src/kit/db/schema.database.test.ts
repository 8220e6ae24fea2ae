import { expect, test } from "vitest";
import { afterwards } from "@agency/testing/afterwards";
import { openDatabase } from "../../tables.ts";
import { scratchDatabase } from "../../testing/migrated-scratch.ts";
import { makeScratch } from "../../testing/scratch.ts";
import type { Database } from "./database.ts";

const { databaseUrl, folder } = await makeScratch();
const database = await openDatabase({ url: databaseUrl, folder });
afterwards(database.close);
await database.migrate();

test("the migrations create exactly the schema that the entities describe", async () => {
  expect(await differences(database)).toEqual([]);
});

test("the copy of a migrated database, which the other tests use, is no different", async () => {
  const copy = await scratchDatabase();
  expect(await differences(copy)).toEqual([]);
  expect(await copy.migrate()).toEqual([]);
});

test("the schema comparison finds a column that no entity has", async () => {
  const { source, kind } = database;
  await source.query("ALTER TABLE workers ADD COLUMN extra int NULL");
  expect(await differences(database)).not.toEqual([]);
  if (kind === "mariadb") await source.query("ALTER TABLE workers DROP COLUMN extra");
});

test("migrating again changes nothing", async () => {
  expect(await database.migrate()).toEqual([]);
});

/** The statements that would make a database's schema as the entities describe it. */
async function differences({ source }: Database): Promise<string[]> {
  const { upQueries } = await source.driver.createSchemaBuilder().log();
  return upQueries.map(({ query }) => query);
}
