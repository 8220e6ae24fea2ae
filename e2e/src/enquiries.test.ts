import { expect, type Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { getEntry } from "@agency/content/get-entry";
import { aboutLanguage } from "@agency/content/settings";
import { expectAccessible } from "./support/page-checks.ts";
import { test } from "./support/test.ts";
import { city, cityAddress, fill, service, texts } from "./support/texts.ts";
import { choose, watchConsole } from "./support/visitor.ts";

const { enquiries, admin, staff } = texts.en;
const malayPage = `${aboutLanguage("ms").prefix}${cityAddress}`;

test.use({ signedIn: true });

test("a message can be read, answered, assigned, noted, turned into a client, exported and erased", async ({
  page,
}) => {
  const email = "bakery@enquiries.example";
  await send(page, "/api/contact", {
    firstName: "Sample",
    lastName: "Enquirer",
    email,
    website: "https://bakery.example",
    service,
    projectDetails: "Please call 012-000 0000.",
    language: "ms",
    page: malayPage,
    city,
    consent: { notice: "1.1" },
  });
  await page.goto("/admin");
  const problems = watchConsole(page);
  await page.getByRole("link", { name: new RegExp(`^${staff.nav.enquiries}`) }).click();
  await page.getByRole("button", { name: /Sample Enquirer/ }).click();
  const opened = page.getByRole("article");
  await expect(opened.getByRole("heading", { name: "Sample Enquirer" })).toBeFocused();
  for (const told of [
    "Please call 012-000 0000.",
    malayPage,
    getEntry(texts.en.common.cities, city),
    aboutLanguage("ms").label,
    getEntry(texts.en.forms.contact.services, service),
  ]) {
    await expect(opened.getByText(told, { exact: true }).first()).toBeVisible();
  }
  await expect(opened.getByText(/^Version 1\.1/)).toBeVisible();
  await expect(opened.getByRole("link", { name: enquiries.actions.reply })).toHaveAttribute(
    "href",
    /^mailto:bakery@enquiries\.example\?subject=Mesej/,
  );
  await expect(opened.getByRole("link", { name: /^WhatsApp/ })).toHaveAttribute("href", "https://wa.me/60120000000");
  // The timeline follows the email to the staff, which is being sent.
  await expect(opened.getByText(/^Enquiry notice to /)).toBeVisible();
  await expectAccessible(page);

  await opened.getByRole("button", { name: enquiries.actions.close, exact: true }).press("Enter");
  await expect(opened.getByRole("heading", { level: 2 })).toBeFocused();
  await opened.getByRole("textbox", { name: enquiries.answer.label }).fill("Yes, we can.");
  await opened.getByRole("button", { name: enquiries.answer.send }).click();
  await expect(opened.getByText("Yes, we can.", { exact: true })).toBeVisible();
  await expect(opened.getByRole("textbox", { name: enquiries.answer.label })).toHaveValue("");
  await expect(opened.getByRole("button", { name: enquiries.actions.reopen })).toBeVisible();
  await expect(page.getByRole("button", { name: /Sample Enquirer/ })).toContainText(enquiries.states.answered);
  await choose(opened.getByLabel(enquiries.assign.label), "admin");
  await expect(page.getByRole("button", { name: /Sample Enquirer/ })).toContainText("admin");

  await opened.getByRole("textbox", { name: enquiries.note.label }).fill("Rang back");
  await opened.getByRole("button", { name: enquiries.note.save }).click();
  await expect(page.getByText(enquiries.note.saved, { exact: true })).toBeVisible();
  await page.reload();
  await expect(opened.getByRole("textbox", { name: enquiries.note.label })).toHaveValue("Rang back");

  await expect(opened.getByLabel(enquiries.client.name)).toHaveValue("Bakery");
  await opened.getByLabel(enquiries.client.name).fill("Bakery of Enquiries");
  await opened.getByRole("button", { name: enquiries.client.turn }).click();
  await expect(opened.getByText(fill(enquiries.client.isClient, { name: "Bakery of Enquiries" }))).toBeVisible();
  await expect(opened.getByRole("link", { name: enquiries.client.portal })).toHaveAttribute("href", /#id=.+/);

  // Another message of the same person makes no second client.
  const again = { firstName: "Sample", lastName: "Enquirer", email, projectDetails: "The second" };
  const { id: second } = await send(page, "/api/contact", again);
  const first = page.url();
  await page.goto(`/admin/enquiries?enquiry=${second}`);
  await opened.getByLabel(enquiries.client.name).fill("Bakery of Enquiries");
  await opened.getByRole("button", { name: enquiries.client.turn }).click();
  await expect(page.getByRole("alert")).toContainText(fill(enquiries.client.taken, { email }));
  // The browser's own complaint about the refusal.
  expect(problems.splice(0)).toHaveLength(1);
  await page.goto(first);

  const held = JSON.parse(await download(page, enquiries.person.export)) as {
    email: string;
    records: { kind: string }[];
  };
  expect(held.email).toBe(email);
  expect(held.records.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["contact", "notification", "client"]));
  expect(await download(page, enquiries.export)).toContain("Rang back");

  await opened.getByRole("button", { name: enquiries.person.erase }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(email);
  await expectAccessible(page, "[role=dialog]");
  await dialog.getByRole("button", { name: enquiries.erase.confirm }).click();
  await expect(dialog).toContainText("2 enquiries");
  await expect(dialog.getByText(enquiries.erase.kept)).toBeVisible();
  await dialog.getByRole("button", { name: admin.close, exact: true }).last().click();
  await expect(page.getByRole("button", { name: /Sample Enquirer/ })).toHaveCount(0);
  expect(problems).toEqual([]);
});

test("the list can be loaded again when it failed, filters and search narrow it, and spam has its own", async ({
  page,
}) => {
  await send(page, "/api/contact", { firstName: "Sample", lastName: "Florist", email: "f@enquiries.example" });
  await send(page, "/api/contact", { firstName: "Robot", lastName: "Sample", email: "r@enquiries.example", trap: "x" });
  await send(page, "/api/consultation", { name: "Sample Clinic", email: "clinic@enquiries.example" });
  await page.route("**/api/enquiries?*", (route) => route.abort());
  await page.goto("/admin/enquiries");
  await expect(page.getByText(admin.loadFailed)).toBeVisible();
  await page.unroute("**/api/enquiries?*");
  await page.getByRole("button", { name: texts.en.common.state.retry }).click();
  const rows = page.getByRole("region", { name: enquiries.list.label }).getByRole("listitem");
  await expect(rows.filter({ hasText: "Sample Florist" })).toHaveCount(1);
  await expect(rows.filter({ hasText: "Robot Sample" })).toHaveCount(0);

  await page.getByRole("searchbox").fill("florist");
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL(/search=florist/);
  await choose(page.getByLabel(enquiries.filters.kind), enquiries.kinds.consultation);
  await expect(page.getByText(enquiries.list.nothing)).toBeVisible();
  await page.getByRole("button", { name: enquiries.filters.clear }).click();
  await expect(page.getByRole("searchbox")).toHaveValue("");
  await choose(page.getByLabel(enquiries.filters.spam), enquiries.filters.onlySpam);
  await expect(rows.filter({ hasText: "Robot Sample" })).toHaveCount(1);
  await expect(rows.filter({ hasText: "Sample Florist" })).toHaveCount(0);

  const from = page.getByLabel(enquiries.filters.from, { exact: true });
  await from.focus();
  await page.keyboard.type("11052026", { delay: 30 });
  await expect(from).toHaveValue(/^2026-/);
  // In the address once the year is complete.
  await expect(page).toHaveURL(/from=2026-/);
  await from.fill("");
  await from.blur();
  await expect(page).not.toHaveURL(/from=/);

  await page.getByRole("tab", { name: enquiries.tabs.consultations }).click();
  await page.getByRole("button", { name: fill(enquiries.consultations.read, { who: "Sample Clinic" }) }).click();
  await expect(page.getByRole("heading", { name: "Sample Clinic" })).toBeFocused();

  // An address beyond the last enquiry shows the last page.
  await page.goto("/admin/enquiries?offset=5000");
  await expect(rows.first()).toBeVisible();
  await expect(page).not.toHaveURL(/offset=5000/);
});

test("on a phone the first enquiry is on the first screen, and others from its address open beside it", async ({
  page,
}) => {
  const email = "twice@enquiries.example";
  await send(page, "/api/contact", { firstName: "Sample", lastName: "Tailor", email, projectDetails: "The first" });
  await send(page, "/api/contact", { firstName: "Sample", lastName: "Tailor", email, projectDetails: "The second" });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/admin/enquiries?state=waiting");
  const rows = page.getByRole("region", { name: enquiries.list.label }).getByRole("listitem");
  await expect(rows.first()).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await page
    .getByRole("button", { name: fill(enquiries.list.sameNamed_one, { count: "1", email }) })
    .first()
    .click();
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText("The second");
  await expect(rows.last()).toContainText("The first");
});

/** Sends a form as a visitor's page would. */
async function send({ request }: Page, path: string, form: Record<string, unknown>): Promise<{ id: string }> {
  const answer = await request.post(path, { data: form, headers: { "sec-fetch-site": "same-origin" } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as { id: string };
}

/** Follows a download link. @returns the file's text */
async function download(page: Page, name: string): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name }).click()]);
  return readFile(await file.path(), "utf8");
}
