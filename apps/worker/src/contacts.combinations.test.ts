import { v7 as newId } from "uuid";
import { afterEach, describe, expect, test } from "vitest";
import { storeChange } from "@agency/server/board/change-client";
import type { Contact } from "@agency/server/clients/client";
import { dispatchEntity } from "@agency/server/sending/table";
import { addClient } from "@agency/server/testing/records";
import { until } from "@agency/testing/ceiling";
import { readMail } from "@agency/testing/mail-server";
import { openStage } from "./testing/stage.ts";

const stage = await openStage();
afterEach(() => stage.reset());

/** A client with three contacts for monthly reports and one for weekly ones. */
async function clientWithContacts() {
  const id = newId();
  const address = (name: string) => `${name}-${id}@client.test`;
  const further: Contact[] = [
    { name: "Lee Wei", email: address("wei"), phone: null, language: "en", reportTypes: ["monthly", "quarterly"] },
    { name: null, email: address("kaunter"), phone: null, language: null, reportTypes: ["monthly"] },
    { name: "Devi", email: address("devi"), phone: null, language: "en", reportTypes: ["weekly"] },
  ];
  const client = await addClient(stage.database, {
    name: "Kedai Contoh",
    email: address("aminah"),
    contactName: "Aminah",
    language: "ms",
  });
  const at = client.createdAt;
  const contacts = further.map((contact) => ({ ...contact, id: newId(), clientId: client.id, createdAt: at }));
  await storeChange(stage.database, { id: client.id, details: { updatedAt: at }, contacts });
  return { client, address };
}

const dispatches = (reportId: string) => stage.database.manager.findBy(dispatchEntity, { reportId });
const allSent = (reportId: string) =>
  until(async () => expect((await dispatches(reportId)).map(({ state }) => state)).toEqual(["sent", "sent", "sent"]));
const reports = () => stage.mailServer.mails.filter(({ raw }) => raw.includes("application/pdf"));
const recipients = () =>
  reports()
    .flatMap(({ to }) => to)
    .toSorted();

describe("the contacts of a client", () => {
  test("each get the reports of their types in their language, greeted by name", async () => {
    const { client, address } = await clientWithContacts();
    await stage.startWorker();
    const { reportId } = await stage.send(client);
    await allSent(reportId);
    expect(recipients()).toEqual([address("aminah"), address("kaunter"), address("wei")].toSorted());

    const textTo = async (name: string) => {
      const mail = reports().find(({ to }) => to.includes(address(name)));
      return (await readMail(mail?.raw ?? Buffer.alloc(0))).text;
    };
    expect(await textTo("aminah")).toContain("Salam sejahtera Aminah,");
    expect(await textTo("wei")).toContain("Hello Lee Wei,");
    expect(await textTo("kaunter")).toContain("Salam sejahtera Kedai Contoh,");
  });
});
