import { expect } from "@playwright/test";
import { getEntry } from "@agency/content/get-entry";
import { test } from "./support/test.ts";
import { fill, texts } from "./support/texts.ts";
import { contactFields, openRunning, takeTime } from "./support/visitor.ts";

const { forms, enquiries, admin } = texts.en;

test.use({ signedIn: true });

test("a chosen package can be removed from the form, or reaches the inbox and is what the client begins with", async ({
  page,
}) => {
  await openRunning(page, "/?package=professional#contact");
  const form = page.locator("#contact form");
  await form.getByRole("button", { name: fill(forms.contact.chosen.removeNamed, { name: "Professional" }) }).click();
  await expect(form.getByText(forms.contact.chosen.title)).toBeHidden();

  await openRunning(page, "/services/seo");
  await page.locator("#packages").getByRole("link").nth(1).click();
  const { firstName, email, service, send } = contactFields(form, forms);
  const chosen = fill(forms.contact.chosen.month, { name: "National", price: "RM\u00A05,000" });
  await expect(form.getByText(chosen)).toBeVisible();
  await expect(service).toHaveValue("seo");
  await firstName.fill("Sample");
  await form.getByLabel(forms.contact.lastName).fill("Chooser");
  await email.fill("chooser@person.example");
  await form.getByLabel(forms.contact.phone).fill("012-345 6789");
  await takeTime(page);
  await send.click();
  await expect(form.getByRole("status")).toHaveText(forms.contact.success.description);
  await expect(form.getByText(chosen)).toBeHidden();
  await expect(send).toBeFocused();

  await page.goto("/admin/enquiries");
  await page.getByRole("button", { name: /Sample Chooser/ }).click();
  const main = page.getByRole("main");
  await expect(main).toContainText(fill(enquiries.details.offerMonthly, { name: "National", fee: "RM\u00A05,000" }));
  await expect(main.getByRole("link", { name: "+60 12 345 6789" }).first()).toBeVisible();
  await expect(main.getByRole("combobox", { name: enquiries.client.package })).toHaveText(
    getEntry(admin.package, "business"),
  );
  await expect(main.getByLabel(/^Monthly fee/)).toHaveValue("5000");
  await main.getByRole("button", { name: enquiries.client.turn }).click();
  await expect(page.getByText(fill(enquiries.client.done, { name: "Sample Chooser" })).first()).toBeVisible();
});
