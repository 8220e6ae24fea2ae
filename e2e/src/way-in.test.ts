import { expect, type Locator } from "@playwright/test";
import { linkTo } from "./support/mails.ts";
import { test } from "./support/test.ts";
import { fill, texts } from "./support/texts.ts";
import { chit, contactFields, openRunning, takeTime } from "./support/visitor.ts";

const { enquiries, forms, links, tools } = texts.en;

/** Presses things and counts how often. */
function fingers() {
  let presses = 0;
  return {
    press: async (what: Locator) => {
      presses += 1;
      await what.click();
    },
    presses: () => presses,
  };
}

test.use({ signedIn: true, viewport: { width: 390, height: 844 } });

test("from a city's page, an enquiry with service, city and package is at most four presses away", async ({ page }) => {
  const { press, presses } = fingers();
  await openRunning(page, "/services/seo/ipoh");
  await press(page.locator("#packages").getByRole("link").first());
  const form = page.locator("#contact form");
  const { firstName, email, send } = contactFields(form, forms);
  await expect(form.getByText(forms.contact.chosen.title)).toContainText("SEO in Ipoh");
  await firstName.fill("Dahlia");
  await form.getByLabel(forms.contact.lastName).fill("Contoh");
  await email.fill("dahlia@person.example");
  await takeTime(page);
  await press(send);
  await expect(form.getByRole("status")).toHaveText(forms.contact.success.description);
  expect(presses()).toBeLessThanOrEqual(4);

  await page.goto("/admin/enquiries");
  await page.getByRole("button", { name: /Dahlia Contoh/ }).click();
  const main = page.getByRole("main");
  await expect(main).toContainText("Ipoh");
  await expect(main).toContainText(fill(enquiries.details.offerMonthly, { name: "Local", fee: "RM\u00A02,500" }));
});

test("from a city's page, a confirmed booking is at most six presses and a mail away", async ({ page, mailServer }) => {
  const { press, presses } = fingers();
  await openRunning(page, "/services/seo/ipoh");
  await press(page.locator('main a[href$="#consultation"]').first());
  const form = chit(page, "consultation");
  await press(form.locator("input[name=slot]").last());
  await press(form.getByLabel(tools.consultation.ways.video));
  await form.getByLabel(tools.consultation.name).fill("Dahlia Contoh");
  await form.getByLabel(tools.consultation.email, { exact: true }).fill("dahlia-books@person.example");
  await takeTime(page);
  await press(form.getByRole("button", { name: tools.consultation.run }));
  const link = await linkTo(mailServer, "dahlia-books@person.example", "/consultation");
  await page.goto(link);
  await press(page.getByRole("button", { name: links.booking.confirm }));
  await expect(page.getByText(links.booking.confirmed)).toBeVisible();
  // The link in the mail is one of them.
  expect(presses() + 1).toBeLessThanOrEqual(6);
});
