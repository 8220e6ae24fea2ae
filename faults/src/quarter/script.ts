import { setTimeout as sleep } from "node:timers/promises";
import { languageKeys, type Language } from "@agency/content/settings";
import { createClient, deleteClient, updateClient } from "@agency/contracts/clients/routes";
import { saveFigures } from "@agency/contracts/figures/routes";
import {
  approveReport,
  listAllReports,
  listReports,
  readDraft,
  requestReport,
  sendApproved,
} from "@agency/contracts/reports/routes";
import { saveSchedules } from "@agency/contracts/schedules/routes";
import { sampleFigures } from "@agency/core/figures/sample";
import { type Period, periodStarting } from "@agency/model/report/periods";
import { type ReportType, reportTypes } from "@agency/model/report/report-type";
import { afterwards } from "@agency/testing/afterwards";
import type { Agency } from "./agency.ts";

type Contact = { email: string; types: readonly ReportType[] };

export type Business = {
  id: string;
  email: string;
  name: string;
  language: Language;
  contacts: Contact[];
  plans: Partial<Record<ReportType, "send" | "review">>;
  /** Whether the agency works for it, and has its figures. */
  working: boolean;
};

/** An email that must arrive once: recipient, report and number of the sending. */
type Expected = string;

export const expected = (email: string, type: ReportType, start: string, number = 0): Expected =>
  [email, type, start, number].join(" ");

/** What the script knows must be true of the emails and of what clients may read. */
export class Ledger {
  readonly mails: Expected[] = [];
  readonly #readable = new Set<string>();
  readonly violations: string[] = [];

  allow(clientId: string, type: ReportType, start: string): void {
    this.#readable.add(`${clientId} ${type} ${start}`);
  }

  /** Notes what an answer without a session contained. */
  saw(
    clientId: string,
    reports: { reportType: ReportType; reportPeriod: Period; snapshot: { source: { kind: string } } }[],
  ): void {
    for (const { reportType, reportPeriod } of reports) {
      const key = `${clientId} ${reportType} ${reportPeriod.start}`;
      if (!this.#readable.has(key)) this.violations.push(key);
    }
  }
}

/** Adds the businesses, in both languages, with weekly, monthly and quarterly schedules. Nobody has figures of the last one. */
export async function openBusinesses({ api }: Agency, count: number): Promise<Business[]> {
  const businesses: Business[] = [];
  for (let index = 0; index < count; index += 1) {
    const email = `owner-${index}@client.test`;
    const language = languageKeys[index % languageKeys.length] ?? "en";
    const name = `Kedai Contoh ${index}`;
    const { id } = await api.call(createClient, { body: { name, email, language } });
    const plans = plansOf(index);
    const contacts = [{ email, types: reportTypes }];
    businesses.push({ id, email, name, language, contacts, plans, working: index < count - 1 });
    await api.call(saveSchedules, {
      params: { clientId: id },
      body: reportTypes.map((reportType) => ({
        reportType,
        enabled: plans[reportType] !== undefined,
        day: reportType === "weekly" ? 1 : 4,
        hour: 9,
        mode: plans[reportType] ?? "review",
      })),
    });
  }
  return businesses;
}

/** Every fourth business has weekly reports, every third monthly ones that wait for a review. */
function plansOf(index: number): Business["plans"] {
  return {
    ...(index % 4 === 0 && { weekly: "send" as const }),
    monthly: index % 3 === 0 ? "review" : "send",
    ...(index % 2 === 0 && { quarterly: "send" as const }),
  };
}

/** Types in the figures of a period for every working business that reports on it. */
export async function typeIn({ api }: Agency, businesses: Business[], type: ReportType, start: string): Promise<void> {
  const period = periodStarting(type, start);
  if (!period) throw new Error(`${start} begins no period`);
  for (const { id, plans, working } of businesses) {
    if (!working || plans[type] === undefined) continue;
    const figures = sampleFigures(id, type, period);
    await api.call(saveFigures, { params: { clientId: id }, body: { reportType: type, periodStart: start, figures } });
  }
}

/** The morning of a schedule: what is sent is expected, and what waits for a review is not. */
export async function morning(
  agency: Agency,
  businesses: Business[],
  { type, start, ledger }: { type: ReportType; start: string; ledger: Ledger },
): Promise<void> {
  for (const { id, plans, working, contacts } of businesses) {
    if (!working || plans[type] !== "send") continue;
    ledger.allow(id, type, start);
    for (const { email, types } of contacts) if (types.includes(type)) ledger.mails.push(expected(email, type, start));
  }
  await agency.runSchedules();
}

/** The staff look at the reports of a period that wait for their review, approve and send them. */
export async function review(
  agency: Agency,
  businesses: Business[],
  { type, start, ledger }: { type: ReportType; start: string; ledger: Ledger },
): Promise<number> {
  const { api } = agency;
  let reviewed = 0;
  for (const { id: clientId, plans, working, contacts } of businesses) {
    if (!working || plans[type] !== "review") continue;
    const { reports } = await api.call(listAllReports, { query: { clientId, reportType: type, limit: 100 } });
    const waiting = reports.find(({ reportPeriod }) => reportPeriod.start === start);
    if (!waiting) throw new Error(`${clientId} has no report to review`);
    const params = { clientId, reportId: waiting.id };
    const { progress } = await api.call(readDraft, { params });
    ledger.allow(clientId, type, start);
    await api.call(approveReport, { params, body: { version: progress.version } });
    await api.call(sendApproved, { params });
    for (const { email, types } of contacts) if (types.includes(type)) ledger.mails.push(expected(email, type, start));
    reviewed += 1;
  }
  return reviewed;
}

/** Corrects a figure of a report that was sent, generates it anew, and sends the revision. */
export async function correct(
  { api, finishWork }: Agency,
  { id: clientId, contacts }: Business,
  { type, start, ledger }: { type: ReportType; start: string; ledger: Ledger },
): Promise<void> {
  const period = periodStarting(type, start);
  if (!period) throw new Error(`${start} begins no period`);
  const figures = { ...sampleFigures(clientId, type, period), totalLeads: 999 };
  await api.call(saveFigures, { params: { clientId }, body: { reportType: type, periodStart: start, figures } });
  const { id: reportId } = await api.call(requestReport, {
    params: { clientId },
    body: { reportType: type, periodStart: start },
  });
  await finishWork();
  await api.call(sendApproved, { params: { clientId, reportId } });
  for (const { email, types } of contacts) if (types.includes(type)) ledger.mails.push(expected(email, type, start, 1));
}

export async function pause({ api }: Agency, business: Business, status: "paused" | "ended"): Promise<void> {
  const { id: clientId, name, email } = business;
  await api.call(updateClient, { params: { clientId }, body: { name, email, status } });
  business.working = false;
}

export async function remove({ api }: Agency, business: Business): Promise<void> {
  await api.call(deleteClient, { params: { clientId: business.id } });
  business.working = false;
}

/** Asks for every client's reports without a session, over and over, until it is stopped. */
export function watch({ api }: Agency, businesses: Business[], ledger: Ledger): { stop: () => Promise<number> } {
  const watching = new AbortController();
  let asked = 0;
  const done = (async () => {
    while (!watching.signal.aborted)
      for (const { id: clientId } of businesses) {
        const { statusCode, json } = await api.attempt(listReports, { params: { clientId } }, { session: null });
        asked += 1;
        if (statusCode === 200) ledger.saw(clientId, json());
        // Leaves the processor to the product.
        await sleep(10);
      }
  })();
  const stop = async () => {
    watching.abort();
    await done;
    return asked;
  };
  // When the script fails, it ends before the API.
  afterwards(stop);
  return { stop };
}
