import { beforeEach, expect, test } from "vitest";
import { settingEntity } from "../../settings/table.ts";
import { scratchDatabase } from "../../testing/migrated-scratch.ts";

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
