import { expect, type Page } from "@playwright/test";
import { linkTo } from "./support/mails.ts";
import { expectAccessible, expectFitsPhone } from "./support/page-checks.ts";
import { addClient, addClientWithFigures, call, prepare } from "./support/staff.ts";
import { test } from "./support/test.ts";
import { fill, texts } from "./support/texts.ts";
import { choose } from "./support/visitor.ts";

const { activity, admin, client, members, review, staff, tokens } = texts.en;

test.use({ signedIn: true });

const freelancer = { name: "Sample Freelancer", email: "freelancer@team.example" };
const password = "tapir mengira payung basah";

test("an owner invites a freelancer for one client, who joins by the mail, sees that one alone, and leaves", async ({
  browser,
  mailServer,
  page,
  product,
}) => {
  const own = await addClient(page, { name: "Sample Own", email: "own@team.example" });
  const other = await addClient(page, { name: "Sample Hidden", email: "hidden@team.example" });
  await page.goto("/admin/team");
  await page.getByRole("button", { name: members.invite, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: members.invite });
  await dialog.getByRole("textbox", { name: members.column.name }).fill(freelancer.name);
  await dialog.getByRole("textbox", { name: members.column.email }).fill(freelancer.email);
  await dialog.getByRole("switch", { name: members.own.only }).click();
  await dialog.getByRole("checkbox", { name: own.name }).check();
  await expectAccessible(page);
  await expectFitsPhone(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await dialog.getByRole("button", { name: members.inviteSubmit, exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: admin.close, exact: true }).last().click();
  const row = page.getByRole("row").filter({ hasText: freelancer.name });
  await expect(row).toContainText(own.name);

  const visitor = await browser.newContext({ baseURL: product.url, storageState: { cookies: [], origins: [] } });
  const hers = await visitor.newPage();
  await join(hers, await linkTo(mailServer, freelancer.email, "/admin/join", "#token="));

  const refused: string[] = [];
  hers.on("response", (answer) => {
    if (answer.status() === 403) refused.push(answer.url());
  });
  for (const path of [
    "/admin",
    "/admin?tab=clients",
    "/admin?tab=analytics",
    "/admin/attention",
    "/admin/schedules",
    "/admin/reports",
    "/admin/settings",
    ...Object.keys(client.tabs).map((tab) => `/admin/client?tab=${tab}#client=${own.id}`),
  ]) {
    await hers.goto(path);
    await expect(hers.getByRole("heading", { level: 1 })).toBeVisible();
    await hers.waitForLoadState("networkidle");
    await expect(hers.getByRole("alert")).toHaveCount(0);
    await expect(hers.getByText(other.name)).toHaveCount(0);
  }
  expect(refused).toEqual([]);
  await expect(hers.getByRole("link", { name: new RegExp(`^${staff.nav.enquiries}`) })).toHaveCount(0);
  await hers.goto(`/admin/client#client=${other.id}`);
  await expect(hers.getByText(other.name)).toHaveCount(0);

  await page.goto(`/admin/client#client=${own.id}`);
  await choose(page.getByLabel(staff.responsible.label), freelancer.name);
  await expect(page.getByText(fill(staff.responsible.done, freelancer), { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/admin/client#client=${other.id}`);
  await expect(page.getByLabel(staff.responsible.label).getByRole("option", { name: freelancer.name })).toHaveCount(0);
  await hers.goto("/admin");
  await hers.getByRole("switch", { name: staff.responsible.mine }).click();
  await expect(hers.getByRole("img", { name: freelancer.name })).toBeVisible();
  await expect(hers).toHaveURL(/mine=yes/);
  // The owner takes care of others, maybe: not of hers.
  for (const [path, read] of [
    ["/admin?mine=yes", "/api/reports/board"],
    ["/admin/attention?mine=yes", "/api/reports/attention"],
  ] as const) {
    const answer = page.waitForResponse((one) => one.url().includes(read) && one.url().includes("mine=yes"));
    await page.goto(path);
    await (await answer).finished();
    await expect(page.getByRole("switch", { name: staff.responsible.mine })).toBeChecked();
    await expect(page.getByText(own.name)).toHaveCount(0);
  }

  await page.goto("/admin/team");
  await row.getByRole("button", { name: fill(members.deactivateNamed, freelancer) }).click();
  const leaving = page.getByRole("dialog");
  await expect(leaving.getByText(fill(members.handOver.hint, { what: "1 client" }))).toBeVisible();
  await leaving.getByRole("combobox", { name: members.handOver.label }).click();
  await page.getByRole("option", { name: new RegExp(`\\(${members.you}\\)`) }).click();
  await expectAccessible(page);
  await leaving.getByRole("button", { name: members.deactivate, exact: true }).click();
  await expect(row).toContainText(members.state.deactivated);
  await page.goto("/admin?mine=yes");
  await expect(page.getByRole("link", { name: own.name, exact: true })).toBeVisible();
  await hers.goto("/admin");
  await expect(hers).toHaveURL(/\/admin\/login/);
  await visitor.close();
});

/** Chooses a password by the link of an invitation, and signs in with it. */
async function join(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.locator("input[name=password]").fill(password);
  await page.locator("input[name=repeated]").fill(password);
  await expectAccessible(page);
  await page.getByRole("button", { name: members.join.submit }).click();
  await page.getByRole("link", { name: members.join.signIn }).click();
  await page.getByRole("textbox", { name: admin.login.username }).fill(freelancer.email);
  await page.locator("input[type=password]").fill(password);
  await page.getByRole("button", { name: admin.login.submit, exact: true }).click();
  await expect(page.getByRole("heading", { name: admin.title })).toBeVisible();
}

test("an owner lets programs in, and a script reads with a token until it is ended", async ({
  page,
  playwright,
  product,
}) => {
  await page.goto("/admin/settings");
  const section = page.getByRole("region", { name: tokens.title });
  await section.getByRole("switch", { name: tokens.switch }).click();
  await section.getByRole("button", { name: tokens.make }).click();
  const making = page.getByRole("dialog", { name: tokens.make });
  await making.getByRole("textbox", { name: tokens.name }).fill("Sample sheet");
  await expect(making.getByRole("switch", { name: tokens.mayPropose })).not.toBeChecked();
  await expectAccessible(page);
  await making.getByRole("button", { name: tokens.submit, exact: true }).click();
  const made = page.getByRole("dialog", { name: fill(tokens.made, { name: "Sample sheet" }) });
  const secret = (await made.getByText(/^agt_/).textContent()) ?? "";
  await made.getByRole("button", { name: admin.close, exact: true }).last().click();

  const headers = { authorization: `Bearer ${secret}` };
  const script = await playwright.request.newContext({
    baseURL: product.url,
    storageState: { cookies: [], origins: [] },
  });
  expect((await script.get("/api/reports/board?reportType=monthly", { headers })).status()).toBe(200);
  await page.goto("/admin/activity");
  await choose(page.getByLabel(activity.who), fill(activity.token, { name: "Sample sheet" }));
  const used = fill(activity.byToken, { what: activity.kind.token.used, name: "Sample sheet" });
  await expect(page.getByRole("listitem").filter({ hasText: used })).toContainText("GET /api/reports/board");
  await expectAccessible(page);
  await page.goto("/admin/settings");
  await section.getByRole("button", { name: fill(tokens.endNamed, { name: "Sample sheet" }) }).click();
  await page.getByRole("dialog").getByRole("button", { name: tokens.end, exact: true }).click();
  await expect(section.getByText(tokens.none)).toBeVisible();
  expect((await script.get("/api/reports/board?reportType=monthly", { headers })).status()).toBe(401);
  await script.dispose();
});

test("an assistant proposes a comment and a line for a draft, and somebody accepts them as their own, before which no client sees them", async ({
  page,
  playwright,
  product,
}) => {
  const drafted = await addClientWithFigures(
    page,
    { name: "Sample Draft", email: "draft@team.example" },
    { totalLeads: 5 },
  );
  const report = await prepare(page, drafted.id);
  await call(page, "PUT /api/settings", { body: { tokens: true } });
  const body = { name: "Sample helper", days: 1, clientIds: [drafted.id], mayPropose: true };
  const { secret } = await call(page, "POST /api/tokens", { body });
  const assistant = await playwright.request.newContext({
    baseURL: product.url,
    storageState: { cookies: [], origins: [] },
    extraHTTPHeaders: {
      authorization: `Bearer ${secret}`,
      accept: "application/json, text/event-stream",
      "mcp-protocol-version": "2025-06-18",
    },
  });
  const propose = async (name: string, text: string) => {
    const params = { name, arguments: { client: drafted.name, text } };
    const answer = await assistant.post("/api/mcp", { data: { jsonrpc: "2.0", id: 1, method: "tools/call", params } });
    expect(await answer.text()).toContain("proposed");
  };
  await propose("propose_comment", "Leads rose with the new hours.");
  await propose("propose_line", "Corrected the hours");
  await propose("propose_line", "Something else");
  await assistant.dispose();

  await page.goto(`/admin/review?report=${report.id}#client=${drafted.id}`);
  const preview = page.getByRole("region", { name: review.preview.heading });
  await expect(page.getByText("Leads rose with the new hours.")).toBeVisible();
  await expect(preview.getByText("Leads rose with the new hours.")).toHaveCount(0);
  await expectAccessible(page);
  await expectFitsPhone(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  // The list moves when a proposal leaves it, so a click before that could miss the next one's button.
  const answer = async (label: string, text: string) => {
    const button = page.getByRole("button", { name: fill(label, { text }) });
    await button.click();
    await expect(button).toHaveCount(0);
  };
  await answer(review.proposal.acceptNamed, "Leads rose with the new hours.");
  await expect(page.getByRole("textbox", { name: review.edit.comment })).toHaveValue("Leads rose with the new hours.");
  await answer(review.proposal.acceptNamed, "Corrected the hours");
  await answer(review.proposal.dismissNamed, "Something else");
  await expect(page.getByRole("list", { name: review.proposal.label })).toHaveCount(0);
  await expect(preview.getByText("Leads rose with the new hours.")).toBeVisible();
  await expect(preview.getByText("Corrected the hours")).toBeVisible();
  await expect(page.getByText("Something else")).toHaveCount(0);
});
