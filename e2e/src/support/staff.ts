import { type Locator, type Page, expect } from "@playwright/test";
import type { Answer, CallName, Given, Input } from "@agency/contracts/calls";
import type { Client, ClientInput } from "@agency/contracts/clients";
import type { Figures } from "@agency/contracts/figures";
import type { ReportProgress } from "@agency/contracts/report-progress";
import type { DraftInput } from "@agency/contracts/reports";
import { login } from "@agency/contracts/staff";
import type { ReportType } from "@agency/model/report/report-type";
import type { Product } from "@agency/testing/product";
import { type Texts, fill, texts as allTexts } from "./texts.ts";

/** Calls the API by the session of a page that is signed in, and expects success. */
export async function call<Name extends CallName>(
  page: Page,
  name: Name,
  ...[input]: Given<Input<Name>>
): Promise<Answer<Name>> {
  const given = (input ?? {}) as { params?: Record<string, string>; query?: Record<string, string>; body?: object };
  const { params = {}, query, body } = given;
  const [method, path = ""] = name.split(" ");
  const answer = await page.request.fetch(
    path.replaceAll(/:(\w+)/g, (_, parameter: string) => encodeURIComponent(params[parameter] ?? "")),
    {
      ...(query && { params: query }),
      ...(method && { method }),
      ...(body && { data: body }),
      headers: { "sec-fetch-site": "same-origin" },
    },
  );
  const text = await answer.text();
  expect(answer.ok(), text).toBe(true);
  return text === "" ? null : JSON.parse(text);
}

/** Signs in without the form, for pages that are not about it. */
export async function enter(page: Page, { url, staff }: Product): Promise<void> {
  const answer = await page.request.fetch(url + login.path, { method: login.method, data: staff });
  expect(answer.ok()).toBe(true);
}

/** Signs in as a member of staff would, and waits for the dashboard. */
export async function signIn(
  page: Page,
  { product, texts, prefix }: { product: Pick<Product, "url" | "staff">; texts: Texts; prefix: string },
) {
  const { login: form, title } = texts.admin;
  await page.goto(`${product.url}${prefix}/admin`);
  await expect(page).toHaveURL(`${product.url}${prefix}/admin/login`);
  await page.getByRole("textbox", { name: form.username }).fill(product.staff.username);
  await page.locator("input[type=password]").fill(product.staff.password);
  await page.getByRole("button", { name: form.submit, exact: true }).click();
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
}

/** Adds a client, by the session of a page that is signed in. */
export function addClient(page: Page, client: ClientInput): Promise<Client> {
  return call(page, "POST /api/reports/clients", { body: { ...client, confirmed: true } });
}

/** Changes a client, as another member of staff would. */
export function changeClient(page: Page, { id }: Pick<Client, "id">, client: ClientInput): Promise<Client> {
  return call(page, "PUT /api/reports/clients/:clientId", { params: { clientId: id }, body: client });
}

/** Opens the tab of the clients, unless it is open: nobody clicks needlessly. */
async function openClients(page: Page, { admin }: Pick<Texts, "admin">): Promise<void> {
  // In the rail or in the page, by the width of the screen, and for a moment in both.
  const tab = page.getByRole("tab", { name: admin.tabs.clients }).filter({ visible: true }).first();
  if ((await tab.getAttribute("aria-selected")) !== "true") await tab.click();
}

/** The form for a new client, which is folded once there are clients. */
export async function openClientForm(page: Page, { admin }: Texts): Promise<Locator> {
  await openClients(page, { admin });
  const form = page.getByRole("region", { name: admin.clients.add, exact: true });
  const open = page.getByRole("button", { name: admin.clients.add, exact: true });
  await expect(form.or(open)).toBeVisible();
  if (await open.isVisible()) await open.click();
  await expect(form).toBeVisible();
  return form;
}

/** The row of a client, found by its name as a person would: the table has a page of them. */
export async function findClient(page: Page, { admin }: Texts, name: string): Promise<Locator> {
  await openClients(page, { admin });
  await page.getByRole("searchbox", { name: admin.clients.search }).fill(name);
  const row = page.getByRole("row").filter({ has: selectButton(page, { admin }, name) });
  // Rows move once the others are gone, and a click on one that moves is lost.
  await expect(page.locator("[data-outdated]")).toHaveCount(0);
  await expect(row).toBeVisible();
  return row;
}

/** Finds and selects a client. */
export async function selectClient(page: Page, texts: Texts, name: string): Promise<void> {
  await findClient(page, texts, name);
  await selectButton(page, texts, name).click();
}

function selectButton(page: Page, { admin }: Pick<Texts, "admin">, name: string): Locator {
  return page.getByRole("button", { name: fill(admin.clients.select, { name }), exact: true });
}

/** Sends the report of the selected client without a review, and answers the question before. */
export async function sendWithoutReview(
  page: Page,
  { admin, board }: Pick<Texts, "admin" | "board">,
  reportType: ReportType,
): Promise<void> {
  await page.getByRole("button", { name: admin.reports.sendNamed[reportType] }).click();
  const label = fill(board.question.send, { number: "1" });
  await page
    .getByRole("dialog", { name: board.question.title })
    .getByRole("button", { name: label, exact: true })
    .click();
}

type ClientTab = keyof Texts["client"]["tabs"] & ("reports" | "figures" | "contents" | "work" | "history");

/** Opens a tab of a client's page. */
export async function openClient(page: Page, { id }: Pick<Client, "id">, tab: ClientTab, query = ""): Promise<Locator> {
  await page.goto(`/admin/client?tab=${tab}${query}#client=${id}`);
  return clientPanel(page, tab);
}

/** The panel of a tab of a client's page. */
export function clientPanel(page: Page, tab: ClientTab, { client }: Pick<Texts, "client"> = allTexts.en): Locator {
  return page.getByRole("tabpanel", { name: client.tabs[tab], exact: true });
}

/** Adds a client with the figures of the last complete month. */
export async function addClientWithFigures(
  page: Page,
  client: ClientInput,
  figures: Partial<Figures>,
): Promise<Client> {
  const added = await addClient(page, client);
  await typeFigures(page, added.id, "monthly", figures);
  return added;
}

/** Prepares a client's report of a past month, of which its figures are typed in first. */
export async function preparePast(page: Page, clientId: string, periodStart: string, figures: Partial<Figures>) {
  const month = { reportType: "monthly", periodStart } as const;
  await call(page, "PUT /api/reports/clients/:clientId/figures", { params: { clientId }, body: { ...month, figures } });
  const body = { ...month, action: "prepare" as const, clientIds: [clientId] };
  const { items } = await call(page, "POST /api/reports/runs", { body });
  return untilDone(page, { id: items[0]?.reportId ?? "", clientId });
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

export const readDraft = (page: Page, { id: reportId, clientId }: Pick<ReportProgress, "id" | "clientId">) =>
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

/** The reports that anybody with the client ID can read. */
export const listApproved = (page: Page, clientId: string) =>
  call(page, "GET /api/reports/clients/:clientId/reports", { params: { clientId } });

/** The path of the review of a report. */
export const reviewPath = ({ id, clientId }: ReportProgress) => `/admin/review?report=${id}#client=${clientId}`;

async function untilDone(page: Page, report: Pick<ReportProgress, "id" | "clientId">): Promise<ReportProgress> {
  let progress: ReportProgress | null = null;
  await expect
    .poll(async () => {
      ({ progress } = await readDraft(page, report));
      const mails = progress.dispatches.every(({ state }) => state === "sent");
      return progress.state === "done" && mails;
    })
    .toBe(true);
  if (!progress) throw new Error("The report was not read");
  return progress;
}

/** Connects the fake's agency account under System Settings. */
export async function connectGoogle(page: Page, { sources: connections }: Texts): Promise<void> {
  const region = page.getByRole("region", { name: connections.title, exact: true });
  await region
    .getByRole("button", { name: new RegExp(`^(${connections.connect}|${connections.connectAnother})$`) })
    .click();
  await page.getByRole("button", { name: "Allow" }).click();
  await expect(region.getByText(connections.outcome.connected)).toBeVisible();
}

/** The connections' ids. */
export async function connectionIds(page: Page): Promise<string[]> {
  const { connections } = await call(page, "GET /api/connections");
  return connections.map(({ id }) => id);
}

/** Leaves no connection to other tests of this product. */
export async function removeConnections(page: Page): Promise<void> {
  for (const connectionId of await connectionIds(page)) {
    await call(page, "POST /api/connections/:connectionId/disconnect", { params: { connectionId } });
    await call(page, "DELETE /api/connections/:connectionId", { params: { connectionId } });
  }
}
