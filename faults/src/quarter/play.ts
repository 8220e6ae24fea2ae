import { Temporal } from "temporal-polyfill";
import { type TestContext, expect } from "vitest";
import { updateClient } from "@agency/contracts/clients";
import { isSample } from "@agency/model/report/snapshot";
import { holderEntity, reportEntity } from "@agency/server/reports/table";
import { dispatchEntity } from "@agency/server/sending/table";
import { wrongHolders } from "@agency/server/testing/records";
import { openAgency, type Agency } from "./agency.ts";
import {
  type Business,
  Ledger,
  correct,
  mailKey,
  morning,
  openBusinesses,
  pause,
  remove,
  review,
  typeIn,
} from "./script.ts";
import { storedBy } from "./stored.ts";
import { watch } from "./watch.ts";

/** Dates of what happens besides the schedules. */
export type Plan = {
  clients: number;
  from: string;
  to: string;
  /** The worker is killed in the middle of this day's emails. */
  killed: string;
  paused: string;
  ended: string;
  deleted: string;
  /** A figure of the last month is corrected after it was sent. */
  corrected: string;
  contactAdded: string;
  /** Days on which the staff review what waits, and of which month. */
  reviews: Record<string, string>;
};

/** The expected and the actual result of a played calendar. */
export type Played = {
  /** One entry for each email and recipient. */
  expected: string[];
  arrived: string[];
  /** Reports that a client could read before they were approved, or that changed after that. */
  readTooEarly: string[];
  /** How often clients' reports were asked for without a session: their lists, and what waits for a review by its address. */
  asked: { lists: number; waiting: number };
  reviewed: number;
  /** The rows of the database in the end. */
  stored: string;
};

/** Plays the agency's calendar day by day, while clients ask for their reports all the time. */
export async function playQuarter(plan: Plan): Promise<Played> {
  const agency = await openAgency();
  await agency.setTime(plan.from, 8);
  const businesses = await openBusinesses(agency, plan.clients);
  await agency.startWorker();
  const ledger = new Ledger();
  const watching = watch(agency, businesses, ledger);
  const removed: string[] = [];
  let reviewed = 0;
  for (let day = Temporal.PlainDate.from(plan.from); day.toString() <= plan.to; day = day.add({ days: 1 })) {
    reviewed += await playDay(agency, businesses, { day, plan, ledger, removed });
  }
  const asked = await watching.stop();
  const { manager } = agency.database;
  expect(wrongHolders(await manager.find(dispatchEntity), await manager.find(holderEntity))).toEqual([]);
  return {
    expected: ledger.mails.toSorted(),
    arrived: [...(await sentMails(agency)), ...removed].toSorted(),
    readTooEarly: ledger.violations,
    asked,
    reviewed,
    stored: await storedBy(agency.database),
  };
}

type Day = {
  day: Temporal.PlainDate;
  plan: Plan;
  ledger: Ledger;
  /** The emails of deleted clients, whose rows are gone. */
  removed: string[];
};

/** @returns how many reports were reviewed */
async function playDay(agency: Agency, businesses: Business[], { day, plan, ledger, removed }: Day): Promise<number> {
  const date = day.toString();
  const at = (index: number) => businesses[index] as Business;
  await agency.setTime(date, 8);
  if (date === plan.paused) await pause(agency, at(4), "paused");
  if (date === plan.ended) await pause(agency, at(1), "ended");
  if (date === plan.contactAdded) await addContact(agency, at(0));
  const due = duePeriods(day);
  for (const { type, start } of due) await typeIn(agency, businesses, type, start);
  await agency.setTime(date, 9);
  if (due.length > 0) await morning(agency, businesses, { due, ledger });
  if (date === plan.killed) await agency.killWorker();
  await agency.finishWork();
  const month = plan.reviews[date];
  const reviewed = month ? await review(agency, businesses, { type: "monthly", start: month, ledger }) : 0;
  if (date === plan.corrected) {
    const start = day.with({ day: 1 }).subtract({ months: 1 }).toString();
    await correct(agency, at(2), { type: "monthly", start, ledger });
  }
  await agency.finishWork();
  if (date === plan.deleted) removed.push(...(await removeWithMails(agency, at(5), ledger)));
  return reviewed;
}

/** The periods whose schedules are due on a day: weekly on Mondays, the others on the fourth. */
export function duePeriods(day: Temporal.PlainDate) {
  const first = day.with({ day: 1 });
  return [
    ...(day.dayOfWeek === 1 ? [{ type: "weekly" as const, start: day.subtract({ days: 7 }).toString() }] : []),
    ...(day.day === 4 ? [{ type: "monthly" as const, start: first.subtract({ months: 1 }).toString() }] : []),
    ...(day.day === 4 && day.month % 3 === 1
      ? [{ type: "quarterly" as const, start: first.subtract({ months: 3 }).toString() }]
      : []),
  ];
}

/** A second person gets the weekly report, in the other language. */
async function addContact({ api }: Agency, { id: clientId, name, email, language, contacts }: Business): Promise<void> {
  const second = `second-${email}`;
  const contact = {
    name: "Aina Contoh",
    email: second,
    language: language === "en" ? ("ms" as const) : ("en" as const),
    reportTypes: ["weekly" as const],
  };
  await api.call(updateClient, { params: { clientId }, body: { name, email, contacts: [contact] } });
  contacts.push({ email: second, types: ["weekly"] });
}

/** Deletes a client. @returns its emails, whose rows go with it */
async function removeWithMails(agency: Agency, business: Business, ledger: Ledger): Promise<string[]> {
  const own = (mails: string[]) => mails.filter((mail) => mail.startsWith(`${business.email} `)).toSorted();
  const removed = own(await sentMails(agency));
  expect(removed).toEqual(own(ledger.mails));
  await remove(agency, business);
  return removed;
}

/** Every email that arrived, by its dispatch. */
export async function sentMails({ database, messageIds }: Agency): Promise<string[]> {
  const [dispatches, reports] = await Promise.all([
    database.manager.find(dispatchEntity),
    database.manager.find(reportEntity),
  ]);
  return messageIds().flatMap((messageId) => {
    const dispatch = dispatches.find((one) => one.messageId === messageId);
    const report = reports.find(({ id }) => id === dispatch?.reportId);
    if (!dispatch || !report) return [];
    expect(dispatch.snapshot && isSample(dispatch.snapshot), "no sample figures are mailed").toBe(false);
    return [mailKey(dispatch.recipient, report.type, report.periodStart, dispatch.number)];
  });
}

/** Adds a row to the table of `npm run test:faults`, and compares what came of a played calendar with what was expected. */
export function expectRightMails({ task }: TestContext, { expected, arrived, readTooEarly, asked, reviewed }: Played) {
  const twice = arrived.length - new Set(arrived).size;
  task.meta.fault = {
    fault: `calendar on ${process.env["TEST_DATABASE"]}: ${task.name}`,
    asked: expected.length,
    lost: expected.filter((mail) => !arrived.includes(mail)).length,
    twice,
    staff: [
      `${arrived.filter((mail) => !expected.includes(mail)).length} not asked for`,
      `${reviewed} reviewed`,
      `${asked.lists} lists and ${asked.waiting} addresses read without a session, ${readTooEarly.length} of them too early`,
    ].join("; "),
  };
  expect(arrived).toEqual(expected);
  expect(twice).toBe(0);
  expect(readTooEarly).toEqual([]);
  expect(Math.min(asked.lists, asked.waiting, reviewed)).toBeGreaterThan(0);
}
