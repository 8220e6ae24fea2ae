import { beforeEach, expect, test } from "vitest";
import { afterwards } from "@agency/testing/afterwards";
import { openDatabase } from "../../compose/tables.ts";
import { settingEntity } from "../../settings/table.ts";
import { makeScratch, scratchDatabase } from "../../testing/migrated-scratch.ts";
import { addClient } from "../../testing/records.ts";
import type { Database } from "./database.ts";
import { FormerDataError } from "./migrations.ts";

const database = await scratchDatabase();
beforeEach(() => database.write((manager) => manager.clear(settingEntity)));

const read = () => database.manager.find(settingEntity, { order: { name: "ASC" } });

test("a read sees no uncommitted write, and a failed write leaves nothing", async () => {
  const [written, seen] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const failing = database.write(async (manager) => {
    await manager.insert(settingEntity, { name: "half", value: "done" });
    written.resolve();
    await seen.promise;
    throw new Error("No");
  });
  await written.promise;
  const during = await read();
  seen.resolve();
  await expect(failing).rejects.toThrow("No");
  expect(during).toEqual([]);
  expect(await read()).toEqual([]);
});

test("a read sees a committed write", async () => {
  await database.write((manager) => manager.insert(settingEntity, { name: "a", value: "1" }));
  expect(await read()).toEqual([{ name: "a", value: "1" }]);
});

test("a write that waited for another sees the other's row", async () => {
  const [made, looked, queued] = [
    Promise.withResolvers<void>(),
    Promise.withResolvers<void>(),
    Promise.withResolvers<void>(),
  ];
  const insert = { name: "one", value: "first" };
  const first = database.write(async (manager) => {
    await manager.insert(settingEntity, insert);
    made.resolve();
    // On SQLite the second write begins only when this one has ended.
    await (database.kind === "sqlite" ? queued : looked).promise;
  });
  await made.promise;
  const second = database.write(async (manager) => {
    await manager.count(settingEntity);
    looked.resolve();
    await first;
    await manager.createQueryBuilder().insert().into(settingEntity).values(insert).orIgnore().execute();
    return manager.findOneBy(settingEntity, { name: "one" });
  });
  queued.resolve();
  expect(await second).toEqual(insert);
});

test("writes that deadlock all succeed in the end", async () => {
  const names = ["a", "b", "c"];
  await database.write((manager) =>
    manager.insert(
      settingEntity,
      names.map((name) => ({ name, value: "" })),
    ),
  );
  await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      database.write(async (manager) => {
        for (const name of n % 2 ? names : names.toReversed()) {
          await manager.query(`UPDATE settings SET value = CONCAT(value, '.') WHERE name = '${name}'`);
        }
      }),
    ),
  );
  expect(await read()).toEqual(names.map((name) => ({ name, value: ".".repeat(12) })));
});

const { databaseUrl, folder } = await makeScratch();
const fresh = await openDatabase({ url: databaseUrl, folder });
afterwards(fresh.close);
await fresh.migrate();

test("the migrations create exactly the schema that the entities describe", async () => {
  expect(await differences(fresh)).toEqual([]);
});

test("the copy of a migrated database, which the other tests use, is the same", async () => {
  const copy = await scratchDatabase();
  expect(await differences(copy)).toEqual([]);
  expect(await copy.migrate()).toEqual([]);
});

test("the schema comparison finds a column that no entity has", async () => {
  const { source, kind } = fresh;
  await source.query("ALTER TABLE workers ADD COLUMN extra int NULL");
  expect(await differences(fresh)).not.toEqual([]);
  if (kind === "mariadb") await source.query("ALTER TABLE workers DROP COLUMN extra");
});

test("migrating again changes nothing", async () => {
  expect(await fresh.migrate()).toEqual([]);
});

/** The statements that would make a database's schema as the entities describe it. */
async function differences({ source }: Database): Promise<string[]> {
  const { upQueries } = await source.driver.createSchemaBuilder().log();
  return upQueries.map(({ query }) => query);
}

test("data of a version before 0.3.0 are refused with where they are, and stay as they are", async () => {
  const former = await scratchDatabase();
  const client = await addClient(former);
  await former.source.query(
    "UPDATE migrations SET name = 'Initial1795000000000', timestamp = 1795000000000 WHERE name LIKE 'Initial%'",
  );
  const error: unknown = await former.migrate().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(FormerDataError);
  expect(String(error)).toContain(String(former.source.driver.database));
  const rows = await former.source.query<{ id: string }[]>("SELECT id FROM clients");
  expect(rows).toEqual([{ id: client.id }]);
});
