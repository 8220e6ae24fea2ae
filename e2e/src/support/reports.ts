import { expect, type Page } from "@playwright/test";
import type { Client, ClientInput } from "@agency/contracts/clients";
import type { Figures } from "@agency/contracts/figures";
import type { DraftInput, ReportProgress } from "@agency/contracts/reports";
import type { ReportType } from "@agency/model/report/report-type";
import { call } from "./call.ts";

/** Adds a client with the figures of the last complete month. */
export async function addClientWithFigures(
  page: Page,
  client: ClientInput,
  figures: Partial<Figures>,
): Promise<Client> {
  const added = await call(page, "POST /api/reports/clients", { body: client });
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
  const { reportPeriods } = await call(page, "GET /api/reports/clients/:clientId/figures", { params: { clientId } });
  await call(page, "PUT /api/reports/clients/:clientId/figures", {
    params: { clientId },
    body: { reportType, periodStart: reportPeriods[reportType].start, figures },
  });
}

export const draftOf = (page: Page, { id: reportId, clientId }: Pick<ReportProgress, "id" | "clientId">) =>
  call(page, "GET /api/reports/clients/:clientId/reports/:reportId/draft", { params: { clientId, reportId } });

/** Prepares the client's report of the last complete month for review. */
export async function prepare(page: Page, clientId: string): Promise<ReportProgress> {
  const { reportPeriods } = await call(page, "GET /api/reports/clients/:clientId/figures", { params: { clientId } });
  const { items } = await call(page, "POST /api/reports/runs", {
    body: {
      action: "prepare",
      reportType: "monthly",
      periodStart: reportPeriods.monthly.start,
      clientIds: [clientId],
    },
  });
  return untilDone(page, { id: items[0]?.reportId ?? "", clientId });
}

/** Generates and approves the report of the last complete period. */
export async function generate(page: Page, clientId: string, reportType: ReportType): Promise<ReportProgress> {
  return untilDone(
    page,
    await call(page, "POST /api/reports/clients/:clientId/reports", { params: { clientId }, body: { reportType } }),
  );
}

/** Sends the report of the last complete period to each contact. */
export async function send(page: Page, clientId: string, reportType: ReportType): Promise<ReportProgress> {
  return untilDone(
    page,
    await call(page, "POST /api/reports/clients/:clientId/reports/send", {
      params: { clientId },
      body: { reportType },
    }),
  );
}

/** Changes a working copy, as another member of staff would. */
export const edit = (page: Page, { id: reportId, clientId }: ReportProgress, draft: DraftInput) =>
  call(page, "PUT /api/reports/clients/:clientId/reports/:reportId/draft", {
    params: { clientId, reportId },
    body: draft,
  });

/** What anybody with the client ID can read. */
export const approvedOf = (page: Page, clientId: string) =>
  call(page, "GET /api/reports/clients/:clientId/reports", { params: { clientId } });

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
