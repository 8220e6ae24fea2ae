import { pino } from "pino";
import { expect, test } from "vitest";
import { defaultLanguage } from "@agency/content/settings";
import { bookConsultation, readBooking, readFreeTimes } from "@agency/contracts/bookings";
import { listClients, readClient, updateClient } from "@agency/contracts/clients";
import { exportEnquiries, listEnquiries } from "@agency/contracts/enquiries";
import { exportSubscribers, signUp } from "@agency/contracts/newsletter";
import { listNotifications } from "@agency/contracts/notifications";
import { readPerson } from "@agency/contracts/people";
import { downloadReport, listAllReports, listReports, resendReport, sendReport } from "@agency/contracts/reports";
import type { OpenBookingNotification } from "../bookings/mail.ts";
import { openSignUps } from "../newsletter/store.ts";
import { answerSignUps } from "../newsletter/subscribe.ts";
import { notificationsAbout, notificationWork } from "../notifications/store.ts";
import { startApi } from "../testing/api.ts";
import { addClientWithFigures } from "../testing/sample-input.ts";

// Rows with a language and a package that were removed from the settings later.

const person = { name: "Aina Contoh", email: "aina@person.example" };
const anybody = { session: null };
const lines: string[] = [];

const api = await startApi({ log: pino({ level: "warn" }, { write: (line) => void lines.push(line) }) });
const { id: clientId } = await addClientWithFigures(api, person);
await api.call(sendReport, { params: { clientId }, body: { reportType: "monthly" } });
await api.worker.generate();
await api.worker.deliver();
const slot = (await api.call(readFreeTimes, {})).days[0]?.starts[0] ?? "";
await api.call(bookConsultation, { body: { ...person, slot } }, anybody);
const { database } = api.dependencies;
const confirmation = (await notificationsAbout(database, person.email)).find(
  ({ kind }) => kind === "booking-verification",
);
const { token } = (confirmation?.parameters ?? {}) as OpenBookingNotification;
await api.call(signUp, { body: { email: person.email } }, anybody);
await answerSignUps(api.dependencies);
await api.call(signUp, { body: { email: person.email } }, anybody);

await api.dependencies.database.write(async (manager) => {
  for (const table of ["clients", "bookings", "enquiries", "notifications", "sign_ups", "subscribers"]) {
    await manager.query(`UPDATE ${table} SET language = 'xx'`);
  }
  await manager.query("UPDATE clients SET package = 'gold'");
  for (const [table, column] of [
    ["reports", "snapshot"],
    ["report_revisions", "snapshot"],
    ["notifications", "parameters"],
  ]) {
    await manager.query(`UPDATE ${table} SET ${column} = REPLACE(${column}, '"language":"en"', '"language":"xx"')`);
  }
});

test("rows with a removed language or package are read as the default everywhere", async () => {
  const usual = { language: defaultLanguage, package: "starter" };
  expect(await api.call(listClients, {})).toMatchObject([usual]);
  expect(await api.call(readClient, { params: { clientId } }, anybody)).toMatchObject(usual);
  const { reports } = await api.call(listAllReports, { query: {} });
  expect(reports).toMatchObject([{ title: "Monthly report: October 2026" }]);
  const [report] = await api.call(listReports, { params: { clientId } }, anybody);
  expect(report).toMatchObject({ snapshot: { language: defaultLanguage }, title: "Monthly report: October 2026" });
  await api.call(downloadReport, { params: { clientId, reportId: report?.id ?? "" } }, anybody);
  expect(await api.call(listEnquiries, {})).toMatchObject([{ language: defaultLanguage }]);
  expect((await api.call(exportEnquiries, {})).toString()).toContain(`,${defaultLanguage},`);
  expect(await api.call(listNotifications, {})).toHaveLength(4);
  expect(await api.call(readBooking, { params: { token } }, anybody)).toMatchObject({ name: null, open: true });
  await api.call(exportSubscribers, {});
  const { records } = await api.call(readPerson, { query: { email: person.email } });
  expect(JSON.stringify(records)).not.toContain('"xx"');
});

test("the worker reads a removed language or package as the default too", async () => {
  const work = notificationWork(api.dependencies.database);
  for (let row = await work.claim(); row; row = await work.claim()) expect(row.language).toBe(defaultLanguage);
  expect(await openSignUps(database, 10)).toMatchObject([{ language: defaultLanguage }]);
  const { reports } = await api.call(listAllReports, { query: {} });
  await api.call(resendReport, { params: { clientId, reportId: reports[0]?.id ?? "" }, body: { number: 1 } });
  expect(await api.worker.deliver()).toEqual(["sent"]);
});

test("changing another field keeps the stored language and package", async () => {
  const body = { ...person, name: "Aina Baharu", language: defaultLanguage, package: "starter" } as const;
  await api.call(updateClient, { params: { clientId }, body });
  const rows = await api.dependencies.database.source.query("SELECT name, language, package FROM clients");
  expect(rows).toEqual([{ name: "Aina Baharu", language: "xx", package: "gold" }]);
});

test("the log reports each removed value once, not once per row", () => {
  const told = lines
    .map((line) => JSON.parse(line))
    // A busy machine may log other things, too.
    .filter(({ list }) => list !== undefined)
    .map(({ list, stored, readAs }) => `${list} ${stored} as ${readAs}`);
  expect(told.toSorted()).toEqual([`language xx as ${defaultLanguage}`, "package gold as starter"]);
});
