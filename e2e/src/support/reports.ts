import { expect, type Page } from "@playwright/test";
import { startRun } from "@agency/contracts/board/endpoints";
import type { RunDetails } from "@agency/contracts/board/schemas";
import { createClient } from "@agency/contracts/clients/endpoints";
import type { Client, ClientInput } from "@agency/contracts/clients/schemas";
import { readFigures, saveFigures } from "@agency/contracts/figures/endpoints";
import type { ClientFigures, Figures } from "@agency/contracts/figures/schemas";
import type { DraftInput, ReportDraft } from "@agency/contracts/reports/draft";
import { editReport, listReports, readDraft, requestReport, sendReport } from "@agency/contracts/reports/endpoints";
import type { Report } from "@agency/contracts/reports/report";
import type { ReportProgress } from "@agency/contracts/reports/schemas";
import type { ReportType } from "@agency/model/report/report-type";

type Endpoint = { method: string; path: string };

/** Calls the API by the session of a page that is signed in. */
async function call<T>(
  page: Page,
  { method, path }: Endpoint,
  params: Record<string, string>,
  data?: object,
): Promise<T> {
  const address = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const answer = await page.request.fetch(address, {
    method,
    ...(data && { data }),
    headers: { "sec-fetch-site": "same-origin" },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

/** Adds a client with the figures of the last complete month. */
export async function addClientWithFigures(
  page: Page,
  client: ClientInput,
  figures: Partial<Figures>,
): Promise<Client> {
  const added = await call<Client>(page, createClient, {}, client);
  await typeFigures(page, added.id, "monthly", figures);
  return added;
}

/** Types in the figures of the last complete period. */
export async function typeFigures(
  page: Page,
  clientId: string,
  reportType: ReportType,
  figures: Partial<Figures>,
): Promise<void> {
  const { reportPeriods } = await call<ClientFigures>(page, readFigures, { clientId });
  await call(page, saveFigures, { clientId }, { reportType, periodStart: reportPeriods[reportType].start, figures });
}

export const draftOf = (page: Page, { id: reportId, clientId }: Pick<ReportProgress, "id" | "clientId">) =>
  call<ReportDraft>(page, readDraft, { clientId, reportId });

/** Prepares the client's report of the last complete month for review. */
export async function prepare(page: Page, clientId: string): Promise<ReportProgress> {
  const { reportPeriods } = await call<ClientFigures>(page, readFigures, { clientId });
  const run = {
    action: "prepare",
    reportType: "monthly",
    periodStart: reportPeriods.monthly.start,
    clientIds: [clientId],
  };
  const { items } = await call<RunDetails>(page, startRun, {}, run);
  return untilDone(page, { id: items[0]?.reportId ?? "", clientId });
}

/** Generates and approves the report of the last complete period. */
export async function generate(page: Page, clientId: string, reportType: ReportType): Promise<ReportProgress> {
  return untilDone(page, await call<ReportProgress>(page, requestReport, { clientId }, { reportType }));
}

/** Sends the report of the last complete period to each contact. */
export async function send(page: Page, clientId: string, reportType: ReportType): Promise<ReportProgress> {
  return untilDone(page, await call<ReportProgress>(page, sendReport, { clientId }, { reportType }));
}

/** Changes a working copy, as another member of staff would. */
export const edit = (page: Page, { id: reportId, clientId }: ReportProgress, draft: DraftInput) =>
  call<ReportProgress>(page, editReport, { clientId, reportId }, draft);

/** What anybody with the client ID can read. */
export const approvedOf = (page: Page, clientId: string) => call<Report[]>(page, listReports, { clientId });

/** The path of the review of a report. */
export const reviewOf = ({ id, clientId }: ReportProgress) => `/admin/review?report=${id}#client=${clientId}`;

async function untilDone(page: Page, report: Pick<ReportProgress, "id" | "clientId">): Promise<ReportProgress> {
  let progress: ReportProgress | null = null;
  await expect
    .poll(async () => {
      ({ progress } = await draftOf(page, report));
      const mails = progress.dispatches.every(({ state }) => state === "sent");
      return progress.state === "done" && mails;
    })
    .toBe(true);
  if (!progress) throw new Error("The report was not read");
  return progress;
}
