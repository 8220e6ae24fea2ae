import { expect, type Page } from "@playwright/test";
import { openClientForm } from "./support/staff.ts";
import { test } from "./support/test.ts";
import { fill, texts } from "./support/texts.ts";
import { contactFields, openRunning, takeTime } from "./support/visitor.ts";

const toast = (page: Page) => page.locator("li[data-state=open]");

test("a connection lost before the form is used loses nothing that was typed", async ({ page }) => {
  const { forms } = texts.ms;
  await openRunning(page, "/ms");
  const { firstName, lastName, email, send } = contactFields(page.locator("#contact form"), forms);
  await page.context().setOffline(true);
  await firstName.fill("Aina");
  await lastName.fill("Contoh");
  await email.fill("line-ms@person.example");
  await send.click();
  await expect(page.getByRole("alert")).toContainText(forms.contact.failure);
  await expect(page.locator("#contact form").getByRole("status")).toHaveText(forms.unreachable);
  await expect(firstName).toHaveValue("Aina");

  await page.context().setOffline(false);
  await takeTime(page);
  await send.click();
  await expect(toast(page)).toContainText(forms.contact.success.title);
  await expect(firstName).toHaveValue("");
});

test("a result whose code cannot be loaded says so, and appears after a retry", async ({ page, site }) => {
  const { common, tools } = texts.en;
  await openRunning(page, "/");
  await page.route(/audit-panel/, (route) => route.abort());
  const form = page.locator("article[data-tool=audit]");
  await form.getByLabel(tools.url).fill(site.url);
  await takeTime(page);
  await form.getByRole("button", { name: tools.audit.run }).click();
  const missing = page.getByRole("alert").filter({ hasText: common.failure.unreachable });
  await expect(missing).toBeInViewport();
  await expect(form.getByLabel(tools.url)).toBeVisible();

  await page.unroute(/audit-panel/);
  await missing.getByRole("button", { name: common.state.retry }).click();
  const panel = page.getByRole("region", { name: fill(tools.audit.result, { url: site.host }) });
  await expect(panel.getByRole("listitem").first()).toBeVisible();
  await expect(missing).toHaveCount(0);
  await expect(panel).toHaveCSS("border-top-width", "6px");
});

test("typed text stays on the dashboard when the code of a part cannot be loaded", async ({
  page,
  context,
  session,
}) => {
  const { admin, common, staff } = texts.en;
  await context.addCookies(session.cookies);
  await page.goto("/admin?tab=clients");
  const form = await openClientForm(page, texts.en);
  const name = form.getByRole("textbox", { name: admin.clients.name, exact: true });
  await name.fill("Sample Baker");
  await page.route(/shortcuts-dialog/, (route) => route.abort());
  await page.getByRole("button", { name: staff.nav.shortcuts }).click();
  const missing = page.getByRole("alert").filter({ hasText: common.failure.unreachable });
  await missing.getByRole("button", { name: common.state.retry }).click();
  await expect(missing).toBeVisible();

  await page.unroute(/shortcuts-dialog/);
  await missing.getByRole("button", { name: common.state.retry }).click();
  await expect(page.getByRole("dialog", { name: staff.shortcuts.title })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(name).toHaveValue("Sample Baker");
});
