import { randomBytes } from "node:crypto";
import { v7 as newId } from "uuid";
import { afterEach, expect, test } from "vitest";
import { replaceAccessId, storeChange } from "@agency/server/board/change-client";
import type { Client } from "@agency/server/clients/client";
import { formatClientId, newClientId } from "@agency/server/clients/client-id";
import { welcomeEntity } from "@agency/server/clients/table";
import { dispatchEntity } from "@agency/server/sending/table";
import { until } from "@agency/testing/ceiling";
import { readMail } from "@agency/testing/read-mail";
import { openStage } from "./testing/stage.ts";

const stage = await openStage();
afterEach(() => stage.reset());

/** A client whose contacts do not know its ID yet. */
async function addNewClient(): Promise<{ client: Client; wei: string }> {
  const client = await stage.addClient({ name: "Kedai Kopi", contactName: "Aminah", language: "ms" });
  const wei = `wei-${client.id}@client.test`;
  const contact = { name: "Lee Wei", email: wei, language: "en" as const, reportTypes: ["monthly" as const] };
  const stored = { ...contact, id: newId(), clientId: client.id, createdAt: client.createdAt };
  await storeChange(stage.database, client.id, { updatedAt: client.createdAt }, [stored]);
  await stage.database.write((transaction) => transaction.delete(welcomeEntity, { clientId: client.id }));
  return { client, wei };
}

const mailsFor = async (email: string) =>
  Promise.all(stage.mailServer.mails.filter(({ to }) => to.includes(email)).map(({ raw }) => readMail(raw)));
const withId = async (email: string, { accessId }: Pick<Client, "accessId">) =>
  (await mailsFor(email)).filter(({ text }) => text?.includes(formatClientId(accessId)));

async function sendAll(client: Client, type: "weekly" | "monthly"): Promise<void> {
  const { reportId } = await stage.send(client, type);
  await until(async () => {
    const states = (await stage.database.manager.findBy(dispatchEntity, { reportId })).map(({ state }) => state);
    expect(new Set(states)).toEqual(new Set(["sent"]));
  });
}

test("each contact is told the client ID once, in an email of its own without report or PDF", async () => {
  const { client, wei } = await addNewClient();
  await stage.startWorker();
  await sendAll(client, "monthly");
  await until(async () => {
    expect(await withId(client.email, client)).toHaveLength(1);
    expect(await withId(wei, client)).toHaveLength(1);
  });
  const [told] = await withId(wei, client);
  expect(told?.attachments).toEqual([]);
  expect(told?.text).toContain("Hello Lee Wei,");
  expect(told?.text).toContain("http://agency.test/client-portal");
  expect(told?.text).not.toContain("/shared#");
  const [toldInMalay] = await withId(client.email, client);
  expect(toldInMalay?.text).toContain("http://agency.test/ms/client-portal");

  await sendAll(client, "weekly");
  expect(await withId(client.email, client)).toHaveLength(1);
  expect(await mailsFor(client.email)).toHaveLength(3);
});

test("after the client ID was replaced, the next report brings the new one", async () => {
  const { client } = await addNewClient();
  await stage.startWorker();
  await sendAll(client, "monthly");
  await until(async () => expect(await withId(client.email, client)).toHaveLength(1));
  const accessId = newClientId(randomBytes);
  await replaceAccessId(stage.database, client.id, accessId);
  await sendAll(client, "weekly");
  await until(async () => expect(await withId(client.email, { accessId })).toHaveLength(1));
});
