import { languageKeys, type Language } from "@agency/content/settings";
import { startRun } from "@agency/contracts/board";
import { createClient, deleteClient, updateClient } from "@agency/contracts/clients";
import { saveFigures } from "@agency/contracts/figures";
import { type Report, approveReport, listClientReports, readDraft, sendApproved } from "@agency/contracts/reports";
import { changeSchedules } from "@agency/contracts/schedules";
import { periodStarting } from "@agency/model/report/periods";
import { type ReportType, reportTypes } from "@agency/model/report/report-type";
import { sampleFigures } from "@agency/server/figures/sample";
import type { Agency } from "./agency.ts";

/** An email that must arrive once: recipient, report and number of the sending. */
type Expected = string;

export const mailKey = (email: string, type: ReportType, start: string, number = 0): Expected =>
  [email, type, start, number].join(" ");

/** Facts that the script knows of the emails and of the reports that clients may read. */
export class Ledger {
  readonly mails: Expected[] = [];
  /** The latest revision of each report that its client may read. */
  readonly #approved = new Map<string, number>();
  /** The content of each revision when it was first read. */
  readonly #contents = new Map<string, string>();
  readonly violations: string[] = [];

  allow(clientId: string, type: ReportType, start: string, revision = 1): void {
    this.#approved.set(periodKey(clientId, type, start), revision);
  }

  isAllowed(clientId: string, type: ReportType, start: string): boolean {
    return this.#approved.has(periodKey(clientId, type, start));
  }

  /** Notes what an answer without a session contained: only approved revisions, each always the same. */
  saw(clientId: string, reports: Pick<Report, "id" | "reportType" | "reportPeriod" | "revision" | "snapshot">[]): void {
    for (const { id, reportType, reportPeriod, revision, snapshot } of reports) {
      const key = periodKey(clientId, reportType, reportPeriod.start);
      if (revision > (this.#approved.get(key) ?? 0)) this.violations.push(`${key} revision ${revision}`);
      const content = JSON.stringify(snapshot);
      const first = this.#contents.get(`${id} ${revision}`) ?? content;
      this.#contents.set(`${id} ${revision}`, first);
      if (content !== first) this.violations.push(`${key} revision ${revision} has changed`);
    }
  }
}

function periodKey(clientId: string, type: ReportType, start: string): string {
  return `${clientId} ${type} ${start}`;
}

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

/** Adds the businesses, in every language, with weekly, monthly and quarterly schedules. Nobody has figures of the last one. */
export async function openBusinesses({ api }: Agency, count: number): Promise<Business[]> {
  const businesses: Business[] = [];
  for (let index = 0; index < count; index += 1) {
    const email = `owner-${index}@client.test`;
    const language = languageKeys[index % languageKeys.length] ?? "en";
    const name = `Kedai Contoh ${index}`;
    const { id } = await api.call(createClient, { body: { name, email, language } });
    const working = index < count - 1;
    const plans = working ? businessPlans(index) : plansWithoutFigures;
    const contacts = [{ email, types: reportTypes }];
    businesses.push({ id, email, name, language, contacts, plans, working });
    for (const reportType of reportTypes) {
      await api.call(changeSchedules, {
        body: {
          clientIds: [id],
          reportType,
          enabled: plans[reportType] !== undefined,
          day: reportType === "weekly" ? 1 : 4,
          hour: 9,
          mode: plans[reportType] ?? "review",
        },
      });
    }
  }
  return businesses;
}

/** Its sample figures would be sent every week and quarter, and prepared every month. */
const plansWithoutFigures = { weekly: "send", monthly: "review", quarterly: "send" } as const;

/** Every fourth business has weekly reports, every third monthly ones that wait for a review. */
function businessPlans(index: number): Business["plans"] {
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
  for (const { id, email, plans, working } of businesses) {
    if (!working || plans[type] === undefined) continue;
    const figures = sampleFigures(email, type, period);
    await api.call(saveFigures, { params: { clientId: id }, body: { reportType: type, periodStart: start, figures } });
  }
}

/** The morning of schedules: what is sent is expected, and what waits for a review is not. All that are due run together. */
export async function morning(
  agency: Agency,
  businesses: Business[],
  { due, ledger }: { due: { type: ReportType; start: string }[]; ledger: Ledger },
): Promise<void> {
  for (const { type, start } of due)
    for (const { id, plans, working, contacts } of businesses) {
      if (!working || plans[type] !== "send") continue;
      ledger.allow(id, type, start);
      for (const { email, types } of contacts) if (types.includes(type)) ledger.mails.push(mailKey(email, type, start));
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
    const { reports } = await api.call(listClientReports, {
      params: { clientId },
      query: { reportType: type, limit: 100 },
    });
    const waiting = reports.find(({ reportPeriod }) => reportPeriod.start === start);
    if (!waiting) throw new Error(`${clientId} has no report to review`);
    const params = { clientId, reportId: waiting.id };
    const { progress } = await api.call(readDraft, { params });
    ledger.allow(clientId, type, start);
    await api.call(approveReport, { params, body: { version: progress.version } });
    await api.call(sendApproved, { params });
    for (const { email, types } of contacts) if (types.includes(type)) ledger.mails.push(mailKey(email, type, start));
    reviewed += 1;
  }
  return reviewed;
}

/**
 * Corrects a figure of a report that was sent, prepares it anew, approves it as its second revision, and sends that. Until the
 * approval the client reads the first one.
 */
export async function correct(
  { api, finishWork }: Agency,
  { id: clientId, email: owner, contacts }: Business,
  { type, start, ledger }: { type: ReportType; start: string; ledger: Ledger },
): Promise<void> {
  const period = periodStarting(type, start);
  if (!period) throw new Error(`${start} begins no period`);
  const first = sampleFigures(owner, type, period);
  // Within the client's usual range: any other is asked about.
  const figures = { ...first, totalLeads: (first.totalLeads ?? 0) + 1 };
  await api.call(saveFigures, { params: { clientId }, body: { reportType: type, periodStart: start, figures } });
  const { items } = await api.call(startRun, {
    body: { action: "prepare", reportType: type, periodStart: start, clientIds: [clientId] },
  });
  const reportId = items[0]?.reportId ?? "";
  await finishWork();
  ledger.allow(clientId, type, start, 2);
  await api.call(approveReport, { params: { clientId, reportId }, body: {} });
  await api.call(sendApproved, { params: { clientId, reportId } });
  for (const { email, types } of contacts) if (types.includes(type)) ledger.mails.push(mailKey(email, type, start, 1));
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
