import { expect, test } from "vitest";
import { scratchDatabase } from "../../testing/migrated-scratch.ts";
import { addClient } from "../../testing/records.ts";
import { FormerDataError } from "./former-data.ts";

test("data of a version before 0.3.0 are refused with where they are, and stay as they are", async () => {
  const database = await scratchDatabase();
  const client = await addClient(database);
  await database.source.query(
    "UPDATE migrations SET name = 'Initial1795000000000', timestamp = 1795000000000 WHERE name LIKE 'Initial%'",
  );
  const error: unknown = await database.migrate().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(FormerDataError);
  expect(String(error)).toContain(String(database.source.driver.database));
  const rows = await database.source.query<{ id: string }[]>("SELECT id FROM clients");
  expect(rows).toEqual([{ id: client.id }]);
});
