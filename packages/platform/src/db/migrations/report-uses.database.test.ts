import { expect, test } from "vitest";
import { afterwards } from "@agency/testing/afterwards";
import { makeScratch } from "../../testing/scratch.ts";
import { openDatabase } from "../database.ts";
import { clientRepository } from "../repositories/clients.ts";

const { databaseUrl, folder } = await makeScratch();
const database = await openDatabase({ url: databaseUrl, folder });
afterwards(database.close);
const { source } = database;

/** Adds a client as the previous version does. */
async function addClient(id: string): Promise<void> {
  const row = {
    id,
    accessId: id.padEnd(26, "0"),
    name: "Kedai Contoh",
    email: `${id}@client.test`,
    package: "starter",
    monthlyFee: 2500,
    language: "en",
    status: "active",
    createdAt: "2026-11-03 01:00:00.000",
    updatedAt: "2026-11-03 01:00:00.000",
  };
  const places = Object.keys(row).map(() => "?");
  await source.query(
    `INSERT INTO clients (${Object.keys(row).join(", ")}) VALUES (${places.join(", ")})`,
    Object.values(row),
  );
}

test("clients that were there are recorded from now on, and those of the previous version from their beginning", async () => {
  const added = source.migrations.splice(source.migrations.findIndex(({ name }) => name?.startsWith("ReportUses")));
  await source.runMigrations({ transaction: "each" });
  await addClient("former");
  const before = await database.now();
  source.migrations.push(...added);
  await database.migrate();
  await addClient("newer");

  const clients = clientRepository(database);
  const former = await clients.find("former");
  expect(former?.recording).toBe("on");
  expect(former?.recordedSince?.getTime()).toBeGreaterThanOrEqual(before.getTime());
  expect(former?.recordedSince?.getTime()).toBeLessThanOrEqual((await database.now()).getTime());
  expect(await clients.find("newer")).toMatchObject({ recording: "on", recordedSince: null });
});
