import { expect, type Locator, type Page } from "@playwright/test";
import { linkTo } from "./support/mails.ts";
import { expectAccessible, expectFitsPhone } from "./support/page-checks.ts";
import { test } from "./support/test.ts";
import { texts } from "./support/texts.ts";
import { chit, openForm, toast } from "./support/visitor.ts";

/** Chooses the last day with free times. Today may have only one or none left. */
const chooseLastDay = (scope: Page | Locator) => scope.locator("input[type=radio][name$=day]").last().check();

test("a consultation can be booked at a time that nobody took first, moved and cancelled", async ({
  page,
  mailServer,
}) => {
  const { links, tools } = texts.en;
  await page.setViewportSize({ width: 390, height: 844 });
  await openForm(page, "/");
  const form = chit(page, "consultation");
  await form.getByLabel(tools.consultation.name).fill("Aina Contoh");
  await form.getByLabel(tools.consultation.email, { exact: true }).fill("booking-en@person.example");
  await chooseLastDay(form);
  const slots = form.locator("input[name=slot]");
  await expect(slots.first()).toBeChecked();
  await slots.first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(slots.nth(1)).toBeChecked();
  const start = await slots.nth(1).inputValue();
  await form.getByRole("button", { name: tools.consultation.run }).click();
  await expect(form.getByText(texts.en.forms.required)).toBeVisible();
  const ways = form.locator("input[name=talkBy]");
  await form.locator("input[type=radio][name$=day]").first().check();
  await expect(ways.first()).not.toHaveAttribute("required");
  await chooseLastDay(form);
  await form.locator(`input[name=slot][value="${start}"]`).check();
  await expect(ways.first()).toHaveAttribute("required");
  await form.getByLabel(tools.consultation.ways.video).check();
  const first = { name: "Badrul Contoh", email: "booking-first@person.example", slot: start };
  expect((await page.request.post("/api/consultation", { data: first })).status()).toBe(201);
  await form.getByRole("button", { name: tools.consultation.run }).click();
  await expect(toast(page)).toContainText(tools.consultation.failure);
  await expect(form.getByText(tools.consultation.nextFree)).toBeVisible();
  const offered = await slots.evaluateAll((all) => all.map((one) => one.getAttribute("value")));
  expect(offered).not.toContain(start);
  await form.getByRole("button", { name: tools.consultation.run }).click();
  await expect(form.getByText(texts.en.forms.required)).toBeVisible();
  await slots.first().check();
  await expectAccessible(page, "#tools");
  await form.getByRole("button", { name: tools.consultation.run }).click();
  await expect(toast(page)).toContainText(tools.consultation.held.title);
  const held = form.getByRole("status").filter({ hasText: "booking-en@person.example" });
  await expect(held).toContainText("2 hours");
  await expect(held).toBeInViewport({ ratio: 1 });
  await expect(held).toBeFocused();

  const link = await linkTo(mailServer, "booking-en@person.example", "/consultation");
  // As it arrives from a program that checks links, with the full stop of the sentence.
  await page.goto(`${link.replace("#", "%2523")}.`);
  await expect(page.getByText(links.booking.unconfirmed)).toBeVisible();
  await expect(page.getByText("Aina Contoh")).toBeHidden();
  await expectAccessible(page);
  await expectFitsPhone(page);
  await page.getByRole("button", { name: links.booking.confirm }).click();
  await expect(page.getByText(links.booking.confirmed)).toBeVisible();
  await expect(page.getByText("Aina Contoh")).toBeVisible();
  await expect(page.getByText(links.booking.talkBy.video)).toBeVisible();
  const before = await page.locator("time").getAttribute("datetime");
  await page.getByRole("button", { name: links.booking.move }).click();
  // The pressed button is gone, and the keyboard goes on in what came in its place.
  await expect(page.locator("div:focus").getByRole("button", { name: links.booking.moveTo })).toBeVisible();
  await chooseLastDay(page);
  await page.locator("input[name=slot]").last().check();
  await page.getByRole("button", { name: links.booking.moveTo }).click();
  await expect(page.getByText(links.booking.moved)).toBeFocused();
  await expect(page.locator("time")).toBeInViewport();
  expect(await page.locator("time").getAttribute("datetime")).not.toBe(before);
  await expectAccessible(page);
  await expectFitsPhone(page);

  await page.getByRole("button", { name: links.booking.cancel }).click();
  await page.getByRole("button", { name: links.booking.cancel }).click();
  await expect(page.getByText(links.booking.gone)).toBeVisible();
  await expect(page.getByRole("button", { name: links.booking.move })).toBeHidden();
});
