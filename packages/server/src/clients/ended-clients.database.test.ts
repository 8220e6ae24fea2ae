import { expect, test } from "vitest";
import { deleteClient, updateClient } from "../board/change-client.ts";
import { listNotifications } from "../notifications/store.ts";
import { clientRetention } from "../people/jobs.ts";
import { dispatchEntity } from "../sending/table.ts";
import { contextOn } from "../testing/context.ts";
import { scratchDatabase } from "../testing/migrated-scratch.ts";
import { addClient, sendOctober } from "../testing/records.ts";
import type { Client } from "./client.ts";
import { warnOfDeletions } from "./jobs.ts";
import { clientById, warnedClients } from "./store.ts";

const period = { amount: 24, unit: "month" } as const;
const day = (date: string) => new Date(`${date}T04:00:00Z`);

let removedMails: string[];

const database = await scratchDatabase();

const at = (now: Date) => contextOn(database, { clock: () => now });
const ended = (endedOn: string) => addClient(database, { name: `Ended ${endedOn}`, status: "ended", endedOn });

const warn = (now: Date) => warnOfDeletions(at(now), period);

function purge(now: Date): Promise<number> {
  removedMails = [];
  const removeMails = async (ids: string[]) => void removedMails.push(...ids);
  return clientRetention(database, { period, removeMails }).purge(now);
}

test("an ended client goes on when somebody makes it active", async () => {
  const client = await ended("2026-11-20");
  expect(await clientById(database, client.id)).toMatchObject({ status: "ended", endedOn: "2026-11-20" });
  const change = async (from: Client, to: Partial<Client>) =>
    (await updateClient(at(day("2026-11-21")), from, { ...from, ...to })).client;
  const active = await change(client, { status: "active", endedOn: null });
  expect(await clientById(database, client.id)).toMatchObject({ status: "active", endedOn: null });
  await change(active, { status: "paused" });
  expect(await clientById(database, client.id)).toMatchObject({ status: "paused", endedOn: null });
  await deleteClient(database, client.id);
});

test("a client is deleted with reports and emails 24 months after the contract, 30 days after a warning", async () => {
  const going = await ended("2024-12-20");
  const staying = await ended("2024-12-22");
  const active = await addClient(database, { name: "Active" });
  const { dispatchId } = await sendOctober(database, going);

  expect(await warn(day("2026-11-19"))).toBe(0);
  expect(await warn(day("2026-11-20"))).toBe(1);
  expect(await warn(day("2026-11-21"))).toBe(0);
  const { notifications } = await listNotifications(database, { limit: 10, offset: 0 });
  expect(notifications).toMatchObject([
    { kind: "client-deletion", recipient: "staff@agency.test", parameters: { deletedOn: "2026-12-20" } },
  ]);
  expect(await warnedClients(database)).toMatchObject([{ id: going.id }]);

  expect(await purge(day("2026-12-19"))).toBe(0);
  expect(await purge(day("2026-12-20"))).toBe(1);
  expect(removedMails).toEqual([dispatchId]);
  expect(await database.manager.countBy(dispatchEntity, { id: dispatchId })).toBe(0);
  expect(await clientById(database, going.id)).toBeNull();
  for (const { id } of [staying, active]) expect(await clientById(database, id)).not.toBeNull();
  await deleteClient(database, staying.id);
});

test("a day typed by mistake, long past, deletes nothing before the staff had 30 days to see it", async () => {
  const client = await ended("2016-11-20");
  expect(await purge(day("2026-11-21"))).toBe(0);
  expect(await warn(day("2026-11-21"))).toBe(1);
  expect(await purge(day("2026-12-20"))).toBe(0);

  const stored = await clientById(database, client.id);
  const corrected = { ...(stored as Client), endedOn: "2026-11-20" };
  await updateClient(at(day("2026-12-20")), stored as Client, corrected);
  expect(await warnedClients(database)).toEqual([]);
  expect(await purge(day("2026-12-22"))).toBe(0);
  expect(await clientById(database, client.id)).not.toBeNull();
});
