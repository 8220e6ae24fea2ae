import { expect, type Page } from "@playwright/test";
import { keepImport, previewImport } from "@agency/contracts/imports";
import { expectAccessible, expectReadableIn } from "./support/page-checks.ts";
import { addClient, clientPanel, openClient } from "./support/staff.ts";
import { test } from "./support/test.ts";
import { fill, texts } from "./support/texts.ts";

const { admin, client: words } = texts.en;

test.describe("sign-in", () => {
  test("a wrong password is refused after a second, in the specification's words, which can be read", async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto("/admin/login");
    await page.getByRole("textbox", { name: admin.login.username }).fill("admin");
    await page.locator("input[type=password]").fill("not the password");
    const begun = Date.now();
    await page.getByRole("button", { name: admin.login.submit, exact: true }).click();
    await expect(page.getByRole("button", { name: admin.login.busy })).toBeVisible();
    await expect(page.getByRole("alert").getByText(admin.login.invalid)).toBeVisible();
    expect(Date.now() - begun).toBeGreaterThanOrEqual(1000);
    await expect(page).toHaveURL(/\/admin\/login$/);
    await expectAccessible(page);
    await expectReadableIn(page, "dark");
  });

  test("on a slow connection, the sign-in page is requested once and opens", async ({ page }) => {
    let asked = 0;
    await page.route("**/admin/login.data*", async (route) => {
      asked += 1;
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue().catch(() => undefined);
    });
    await page.goto("/admin");
    await expect(page).toHaveURL(/\/admin\/login$/);
    expect(asked).toBe(1);
  });

  test("after signing out, the session is over and the next sign-in leads to the dashboard; from a deep link it leads there", async ({
    page,
    product,
  }) => {
    const { staff } = texts.en;
    const enter = async () => {
      await page.getByRole("textbox", { name: admin.login.username }).fill(product.staff.username);
      await page.locator("input[type=password]").fill(product.staff.password);
      await page.getByRole("button", { name: admin.login.submit, exact: true }).click();
    };
    const sent = await page.request.post("/api/contact", {
      data: { firstName: "Sample", lastName: "Wanted", email: "wanted@enquiries.example" },
      headers: { "sec-fetch-site": "same-origin" },
    });
    const { id } = (await sent.json()) as { id: string };
    await page.goto(`/admin/enquiries?enquiry=${id}`);
    await expect(page).toHaveURL(/\/admin\/login$/);
    await enter();
    await expect(page.getByRole("heading", { name: "Sample Wanted" })).toBeVisible();
    const cookies = await page.context().cookies();
    await page.getByRole("button", { name: staff.nav.signOut }).click();
    await expect(page).toHaveURL(/\/admin\/login$/);
    await enter();
    await expect(page).toHaveURL(/\/admin$/);

    await page.getByRole("button", { name: staff.nav.signOut }).click();
    await expect(page).toHaveURL(/\/admin\/login$/);
    await page.context().addCookies(cookies);
    // Not by a click: what the page reads by itself may notice the end of the session first.
    await page.goto("/admin/schedules");
    await expect(page).toHaveURL(/\/admin\/login$/);
    await enter();
    await expect(page).toHaveURL(/\/admin\/schedules$/);
  });
});

test.describe("signed in", () => {
  test.use({ signedIn: true });

  test("a file that cannot be read, and one with an error, are refused in the form alone; a correct one is imported, and one without a period asks for it, is sent once for all its questions, and is kept by a press", async ({
    page,
  }) => {
    await openUpload(page, { name: "Sample Workshop", email: "workshop@sample.example" });
    const announced = await watchToasts(page);
    await upload(page, "Warna;Bentuk\nmerah;bulat\n");
    const panel = clientPanel(page, "figures");
    await expect(panel.getByText(admin.figures.importFailed)).toBeVisible();
    const header =
      "report_type,period_start,total_visitors,organic_traffic,social_traffic,direct_traffic,other_traffic,sessions," +
      "average_position,keywords_tracked,top_rankings,total_followers,total_leads";
    await upload(page, `${header}\nmonthly,2026-09-01,100,,,,,,,,,,\nmonthly,2026-08-01,=1+1,,,,,,,,,,\n`);
    const problems = panel.getByRole("row").filter({ hasText: "total_visitors" });
    await expect(problems).toContainText("3");
    await page.getByRole("button", { name: words.figures.back }).click();
    await expect(page.getByText(admin.figures.none, { exact: true })).toBeVisible();

    await page.getByRole("button", { name: admin.figures.upload }).click();
    await upload(page, `${header}\nmonthly,2026-09-01,100,,,,,,,,,,\nmonthly,2026-08-01,90,,,,,,,,,,\n`);
    const both = fill(admin.figures.imported_other, { count: "2" });
    await page.getByRole("button", { name: fill(admin.imports.keep_other, { count: "2" }) }).click();
    // A toast takes the place of the one before.
    await expect.poll(announced).toContain(both);
    expect(await announced()).not.toContain(admin.figures.importFailed);

    await openUpload(page, { name: "Sample Bakery", email: "bakery@sample.example" });
    const sent: { file?: string; upload?: string }[] = [];
    page.on("request", (request) => {
      if (request.url().includes(previewImport.path) || request.url().endsWith(keepImport.path)) {
        sent.push(request.postDataJSON());
      }
    });
    const keep = panel.getByRole("button", { name: fill(admin.imports.keep_one, { count: "1" }) });
    const kept = panel.getByText(fill(admin.figures.imported_one, { count: "1" }));
    await upload(page, "Pelawat;Prospek;Catatan\n2.260;31;tenang\n");
    await answerPeriod(page);
    await expect(panel.getByRole("region", { name: admin.imports.added })).toContainText("2,260");
    const columns = panel.getByRole("region", { name: admin.imports.unknownColumns });
    await expect(columns.getByRole("combobox", { name: "Catatan" })).toHaveText(admin.imports.ignoreColumn);
    await keep.click();
    await expect(kept).toBeVisible();
    expect(sent.map(({ file, upload: number }) => [file !== undefined, number !== undefined])).toEqual([
      [true, false],
      [false, true],
      [false, true],
    ]);

    // The success of an earlier import is gone beside a new one.
    await panel.getByRole("button", { name: admin.figures.import }).click();
    await answerPeriod(page);
    await expect(keep).toBeVisible();
    await expect(kept).toBeHidden();
    await page.getByRole("button", { name: words.figures.back }).click();
    await expect(panel.getByRole("row").filter({ hasText: admin.figures.field.totalLeads })).toContainText("31");
    const row = panel.getByRole("row").filter({ hasText: admin.figures.field.totalVisitors });
    const change = row.getByRole("button", { name: /2,260/ });
    await expect(change).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 390, height: 844 });
    await row.getByRole("rowheader").scrollIntoViewIfNeeded();
    await expect(change).toBeInViewport({ ratio: 1 });
  });
});

/** Says of what month the figures are. */
async function answerPeriod(page: Page): Promise<void> {
  const panel = clientPanel(page, "figures");
  await panel.getByRole("combobox", { name: admin.imports.question.period }).click();
  // Not by a press, for the reason that `choose` gives.
  await page
    .getByRole("listbox")
    .getByRole("option", { name: /^Monthly: / })
    .first()
    .press("Enter");
  await panel.getByRole("button", { name: admin.imports.goOn }).click();
}

/** Adds a client and opens the tab that takes files of its figures. */
async function openUpload(page: Page, client: { name: string; email: string }): Promise<void> {
  await openClient(page, await addClient(page, client), "figures");
  await page.getByRole("button", { name: admin.figures.upload }).click();
}

/** @returns gives everything that toasts have said since */
async function watchToasts(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll("[role=region][aria-label*=F8] li")) said.push(toast.textContent);
    }).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said.join("\n"));
}

async function upload(page: Page, csv: string): Promise<void> {
  await clientPanel(page, "figures")
    .locator("input[type=file]")
    .setInputFiles({ name: "figures.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
  await page.getByRole("button", { name: admin.figures.import }).click();
}
