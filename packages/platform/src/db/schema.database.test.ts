import { expect, test } from "vitest";
import { scratchDatabase } from "../testing/scratch.ts";
import { clientEntity } from "./entities/clients.ts";

const database = await scratchDatabase();

test("the migrations create exactly the schema that the entities describe", async () => {
  const { upQueries } = await database.source.driver.createSchemaBuilder().log();
  expect(upQueries.map(({ query }) => query)).toEqual([]);
});

test("the schema comparison finds a column that no entity has", async () => {
  const { source, kind } = database;
  await source.query("ALTER TABLE workers ADD COLUMN extra int NULL");
  const { upQueries } = await source.driver.createSchemaBuilder().log();
  expect(upQueries.length).toBeGreaterThan(0);
  if (kind === "mariadb") await source.query("ALTER TABLE workers DROP COLUMN extra");
});

test("migrating again changes nothing", async () => {
  expect(await database.migrate()).toEqual([]);
});

test("deleting a client deletes its figures, reports, dispatches and schedules", async () => {
  const foreignKeys = database.source.entityMetadatas.flatMap(({ tableName, foreignKeys: keys }) =>
    keys.map((key) => `${tableName} -> ${key.referencedTablePath} ${key.onDelete}`),
  );
  expect(foreignKeys).toContain("reports -> clients CASCADE");
  expect(await database.manager.count(clientEntity)).toBe(0);
});
