import { beforeEach, expect, test } from "vitest";
import { translator } from "@agency/content/translator";
import { readBoard, sendCopies, startRun } from "@agency/contracts/board";
import { notificationComposer } from "../compose/mails.ts";
import type { Notification } from "../notifications/notification.ts";
import { notificationEntity } from "../notifications/table.ts";
import { shareEntity } from "../shares/table.ts";
import { startApi } from "../testing/api.ts";
import { addClientWithFigures } from "../testing/sample-input.ts";

const staffAddress = "staff@agency.example";
const api = await startApi({ environment: { STAFF_EMAIL: staffAddress } });
const { database } = api.dependencies;
beforeEach(api.empty);

const reportType = "monthly" as const;

const askForCopies = (clientIds: string[], action: "send" | "approve_and_send") =>
  api.call(sendCopies, { body: { action, reportType, clientIds } });

const waiting = (): Promise<Notification[]> => database.manager.findBy(notificationEntity, { kind: "report-copy" });

/** A prepared report that goes to two people in English and one in Malay. */
async function prepared(): Promise<string> {
  const contacts = ["aina", "siti"].map((name) => ({
    name: `Sample ${name}`,
    email: `${name}@sample.example`,
    language: name === "siti" ? ("ms" as const) : ("en" as const),
    reportTypes: [reportType],
  }));
  const { id } = await addClientWithFigures(api, { name: "Sample Bakery", contacts });
  await api.call(startRun, { body: { action: "prepare", reportType, clientIds: [id] } });
  await api.worker.generate();
  return id;
}

test("the staff get each report first, once a language and as it will arrive, while its client gets nothing", async () => {
  const id = await prepared();
  expect(await askForCopies([id], "send")).toEqual({ mails: 0, to: staffAddress });
  expect(await askForCopies([id], "approve_and_send")).toEqual({ mails: 2, to: staffAddress });

  const copies = await waiting();
  expect(copies.map(({ recipient }) => recipient)).toEqual([staffAddress, staffAddress]);
  const compose = notificationComposer(api.dependencies);
  const setting = {} as Parameters<typeof compose>[2];
  const mails = await Promise.all(copies.map(async (copy) => compose(copy, translator(copy.language), setting)));
  const [malay, english] = mails.toSorted((one, other) => other.subject.localeCompare(one.subject));
  expect(english?.subject).toMatch(/^To check: .*Sample Bakery/);
  expect(malay?.subject).toMatch(/^Untuk disemak: .*Sample Bakery/);
  for (const mail of mails) {
    expect(mail.attachments?.at(-1)).toMatchObject({ contentType: "application/pdf" });
    expect(mail.text).toContain("http://agency.test/admin/review?report=");
    expect(mail.text).not.toContain("/client-portal/shared");
  }

  expect(await database.manager.count(shareEntity)).toBe(0);
  expect(await api.worker.deliver()).toEqual([]);
  expect((await api.call(readBoard, { query: { reportType } })).rows).toMatchObject([{ state: "prepared" }]);
});

test("who has the report already is in no copy", async () => {
  const id = await prepared();
  await api.call(startRun, { body: { action: "approve_and_send", reportType, clientIds: [id] } });
  await api.worker.deliver();
  expect(await askForCopies([id], "send")).toEqual({ mails: 0, to: staffAddress });
});
