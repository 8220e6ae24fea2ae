import { expect, type Page } from "@playwright/test";
import type { Audit } from "@agency/contracts/audit";
import type { SpeedTest } from "@agency/contracts/speed-test";
import { linkTo } from "./support/mails.ts";
import { expectAccessible, expectFitsPhone } from "./support/page-checks.ts";
import { test } from "./support/test.ts";
import { fill, service as wanted, texts } from "./support/texts.ts";
import {
  chatGreeting,
  chit,
  contactFields,
  moveToLowerEdge,
  openForm,
  openRunning,
  takeTime,
  toast,
  watchConsole,
} from "./support/visitor.ts";

/** A JPEG of 4 x 8 pixels. */
const smallPicture =
  "data:image/jpeg;base64,/9j/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAAIAAQDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAABAX/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCUAJTf/9k=";

const post = (page: Page, path: string) =>
  page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith(path));

test("a message is sent with the keyboard alone, and the form is empty again", async ({ page }) => {
  const { forms } = texts.en;
  const problems = watchConsole(page);
  await openForm(page, "/");
  const form = page.locator("#contact form");
  const { firstName, email, service, send } = contactFields(form, forms);
  await firstName.focus();
  for (const text of ["Aina", "Contoh", "", "aina-en@person.example", "012-345 6789", "kedai-aina.example"]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await service.selectOption(wanted);
  const request = post(page, "/api/contact");
  await email.press("Enter");
  expect((await request).postDataJSON()).toMatchObject({
    firstName: "Aina",
    lastName: "Contoh",
    email: "aina-en@person.example",
    website: "https://kedai-aina.example",
    noWebsite: false,
    service: wanted,
    language: "en",
    marketing: false,
    trap: "",
    consent: { notice: expect.any(String) },
  });
  await expect(toast(page)).toContainText(forms.contact.success.title);
  await expect(form.getByRole("status")).toHaveText(forms.contact.success.description);
  await expect(firstName).toHaveValue("");
  await expect(service).toHaveValue("none");
  await expect(send).toHaveText(forms.contact.send);
  await expectAccessible(page, "#contact");
  expect(problems).toEqual([]);
});

test("each empty, invalid or refused field says so in the language of the page, and the first of them gets the focus", async ({
  page,
}) => {
  const { forms } = texts.ms;
  await openForm(page, "/ms");
  const form = page.locator("#contact form");
  const { firstName, lastName, email, website, send } = contactFields(form, forms);
  await website.fill("https://gone.example");
  await form.getByLabel(forms.contact.noWebsite).check();
  await expect(website).toBeDisabled();
  await expect(website).toHaveValue("");
  await form.getByLabel(forms.contact.noWebsite).uncheck();

  await firstName.fill("Aina");
  await email.fill("aina");
  await website.fill("my shop");
  const requests: string[] = [];
  page.on("request", (request) => request.method() === "POST" && requests.push(request.url()));
  await send.click();
  await expect(lastName).toBeFocused();
  await expect(lastName).toHaveAccessibleDescription(forms.required);
  await expect(email).toHaveAccessibleDescription(forms.email);
  await expect(website).toHaveAccessibleDescription(forms.address);
  await expect(firstName).not.toHaveAttribute("aria-invalid");
  await expectAccessible(page, "#contact");
  await expectFitsPhone(page);

  await firstName.fill("   ");
  await lastName.fill("Contoh");
  await email.fill("josé@person.example");
  await send.click();
  await expect(firstName).toBeFocused();
  await expect(firstName).toHaveAccessibleDescription(new RegExp(forms.required));
  await firstName.fill("Aina");
  await send.click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(forms.emailName);
  expect(requests).toEqual([]);

  await email.fill("r&d-ms@münchen.example");
  // Valid for browsers, but not for the server.
  await website.fill("ftp://kedai.example");
  await send.click();
  await expect(toast(page)).toContainText(forms.contact.failure);
  await expect(website).toBeFocused();
  await expect(website).toHaveAttribute("aria-invalid", "true");
  await website.fill("kedai.example/menu");
  await send.click();
  await expect(toast(page)).toContainText(forms.contact.success.title);
  await expect(lastName).not.toHaveAttribute("aria-invalid");
});

test("a person with one name says so, and which country a number is of that two have", async ({ page }) => {
  const { contact } = texts.en.forms;
  await openForm(page, "/");
  const form = page.locator("#contact form");
  const { firstName, lastName, email, send } = contactFields(form, texts.en.forms);
  const phone = form.getByLabel(contact.phone).first();
  await firstName.fill("Ramasamy");
  await form.getByLabel(contact.oneName).check();
  await expect(lastName).toBeDisabled();
  await email.fill("ramasamy@person.example");
  await phone.fill("9123 4567");
  await send.click();
  await expect(phone).toBeFocused();
  const choices = form.getByRole("button", { name: /^\+/ });
  await expect(choices).toHaveText(["+65 9123 4567", "+60 3 9123 4567"]);
  await expectAccessible(page, "#contact");
  await choices.first().click();
  await expect(phone).toHaveValue("+65 9123 4567");
  await expect(phone).not.toHaveAttribute("aria-invalid");
  await expect(choices).toHaveCount(0);
  const request = post(page, "/api/contact");
  await send.click();
  expect((await request).postDataJSON()).toMatchObject({
    firstName: "Ramasamy",
    oneName: true,
    phone: "+65 9123 4567",
  });
  await expect(toast(page)).toContainText(contact.success.title);
  await expect(lastName).toBeEnabled();
});

test("an audit that fails says so; one that works shows its score and what to fix, and can be shared, emailed and discussed", async ({
  page,
  site,
  mailServer,
}) => {
  const { forms, tools, links } = texts.ms;
  const person = "audit-ms@person.example";
  const problems = watchConsole(page);
  await openForm(page, "/ms");
  const form = chit(page, "audit");
  const url = form.getByLabel(tools.url);
  await url.fill("my shop");
  await url.evaluate(moveToLowerEdge);
  await url.press("Enter");
  await expect(form.getByText(forms.address)).toBeInViewport({ ratio: 0.9 });
  await url.fill("http://127.0.0.1:1/");
  await form.getByRole("button", { name: tools.audit.run }).click();
  await expect(toast(page)).toContainText(tools.audit.failure);
  // The browser's own complaint about the refusal.
  expect(problems.splice(0)).toHaveLength(1);

  await url.fill(site.url);
  await form.getByRole("button", { name: tools.audit.run }).click();
  await expect(toast(page)).toContainText(tools.audit.success.title);
  await expect(toast(page)).toContainText(/\d+\/100/);
  const [score = ""] = /\d+(?=\/100)/.exec(await toast(page).innerText()) ?? [];
  expect(score).not.toBe("");
  const panel = page.getByRole("region", { name: fill(tools.audit.result, { url: site.host }) });
  await expect(panel.getByRole("heading", { level: 3 })).toBeFocused();
  const [above, below] = [await form.boundingBox(), await panel.boundingBox()];
  // Right below its own form, before the next row of forms.
  const gap = (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThan(64);
  await expect(panel.getByText(tools.audit.unmailed)).toBeInViewport();
  for (const name of [tools.audit.findings, tools.audit.advice]) {
    await expect(panel.getByRole("heading", { name })).toBeVisible();
  }
  expect(await panel.getByRole("listitem").count()).toBeGreaterThan(5);
  await expectAccessible(page, "#tools");
  await expectFitsPhone(page);

  // This form has only just appeared.
  await takeTime(page);
  await panel.getByLabel(tools.audit.mail.label).fill(person);
  await panel.getByRole("button", { name: tools.audit.mail.send, exact: true }).click();
  await expect(panel.getByText(tools.audit.mail.success.description)).toBeVisible();
  const shared = await panel.getByLabel(tools.audit.share).inputValue();
  const { pathname, hash } = new URL(shared);
  const begun = await chatGreeting(panel);
  for (const part of [site.url, score, pathname + hash]) expect(begun).toContain(part);
  await panel.getByRole("link", { name: tools.audit.talk }).click();
  await expect(contactFields(page.locator("#contact form"), forms).website).toHaveValue(site.url);
  await expect(contactFields(page.locator("#contact form"), forms).details).toHaveValue(/127\.0\.0\.1/);
  expect(await chatGreeting(page.locator("#contact"))).toContain(site.url);

  await page.goto(await linkTo(mailServer, person, "/audit", "#mail="));
  await expectAccessible(page);
  await expectFitsPhone(page);
  await page.getByRole("button", { name: links.audit.confirm }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(links.audit.confirmed);
  expect(await linkTo(mailServer, person, "/audit", hash)).toBe(pathname + hash);
  await openRunning(page, shared);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(site.host);
  await expectAccessible(page);
  expect(problems).toEqual([]);
});

test("an audit is checked again from its result, and says what became of each finding", async ({ page, site }) => {
  const { audit } = texts.ms.tools;
  await openForm(page, "/ms");
  const form = chit(page, "audit");
  await form.getByLabel(texts.ms.tools.url).fill(`${site.url}mended`);
  await form.getByRole("button", { name: audit.run }).click();
  const panel = page.getByRole("region", { name: fill(audit.result, { url: `${site.host}/mended` }) });
  const first = await panel.getByLabel(audit.share).inputValue();
  await panel.getByRole("button", { name: audit.again.run }).click();
  const title = fill(texts.ms.audit.checks.title.found.empty, { title: "Home" });
  await expect(panel.getByRole("listitem").filter({ hasText: title })).toContainText(audit.since.changes.fixed);
  await expect(panel.getByRole("heading", { level: 3 })).toBeFocused();
  await panel.getByText(fill(audit.since.still_other, { count: "" }).trim()).click();
  const missing = panel.getByRole("listitem").filter({ hasText: texts.ms.audit.checks.description.found.missing });
  await expect(missing.filter({ hasText: audit.since.changes.still })).toBeVisible();
  await expectAccessible(page, "#tools");
  await expectFitsPhone(page);
  const second = await panel.getByLabel(audit.share).inputValue();
  expect(second).not.toBe(first);
  await openRunning(page, second);
  await expect(page.getByRole("listitem").filter({ hasText: title })).toContainText(audit.since.changes.fixed);
});

test("the audit of a page that scripts build offers to read it as a browser draws it", async ({ page, site }) => {
  const { tools } = texts.en;
  // Whether a browser is there depends on the machine.
  await page.route("**/api/seo-audit", async (route) => {
    const response = await route.fetch();
    const { audit } = (await response.json()) as { audit: Audit };
    await route.fulfill({ response, json: { audit: { ...audit, drawable: true } } });
    await page.route("**/api/seo-audit/*/drawn", (asked) => {
      const read = texts.en.audit.readAs.drawn;
      const drawn: Audit = { ...audit, id: "0".repeat(26), score: 88, readAs: "drawn", read, drawable: false };
      return asked.fulfill({ json: { audit: drawn } });
    });
  });
  await openForm(page, "/");
  const form = chit(page, "audit");
  await form.getByLabel(tools.url).fill(`${site.url}shell`);
  await form.getByRole("button", { name: tools.audit.run }).click();
  const panel = page.getByRole("region", { name: fill(tools.audit.result, { url: `${site.host}/shell` }) });
  await expect(panel).toContainText(texts.en.audit.checks.scripts.found.shell);
  await expect(panel).toContainText(texts.en.audit.readAs.sent);
  await expect(panel.getByRole("img", { name: fill(tools.audit.score, { score: "60" }) })).toBeVisible();
  await expectAccessible(page, "#tools");
  await panel.getByRole("button", { name: tools.audit.draw.run }).click();
  await expect(panel).toContainText(texts.en.audit.readAs.drawn);
  await expect(panel.getByRole("img", { name: fill(tools.audit.score, { score: "88" }) })).toBeVisible();
  await expect(panel.getByRole("button", { name: tools.audit.draw.run })).toHaveCount(0);
  await expect(panel.getByRole("heading", { level: 3 })).toBeFocused();
});

test("a speed test shows its progress, then its result and how it was measured", async ({ page, site }) => {
  const { tools } = texts.en;
  await openForm(page, "/");
  const form = chit(page, "speed");
  await form.getByLabel(tools.url).fill(site.url);
  await form.getByRole("button", { name: tools.speed.run }).click();
  await expect(form.getByRole("button", { name: tools.speed.running })).toBeDisabled();
  await expect(form.getByRole("progressbar")).toBeVisible();
  const panel = page.getByRole("region", { name: fill(tools.speed.result, { url: site.host }) });
  await expect(panel).toBeVisible({ timeout: 200_000 });
  await expect(toast(page)).toContainText(tools.speed.success.title);
  await expect(panel).toContainText(tools.speed.requests);
  await expect(panel).toContainText(/Measured by (?:Lighthouse \d|our server)/);
  await expect(panel.locator("dt").first()).toContainText(tools.speed.largestContentfulPaint);
  for (const heading of [tools.speed.first, tools.speed.heaviest, tools.speed.slowest]) {
    await expect(panel.getByRole("heading", { name: heading })).toBeVisible();
  }
  await expectAccessible(page, "#tools");
  await expectFitsPhone(page);

  await panel.getByRole("link", { name: tools.audit.talk }).click();
  const { service, website, details } = contactFields(page.locator("#contact form"), texts.en.forms);
  await expect(service).toHaveValue("web-design");
  await expect(website).toHaveValue(site.url);
  await expect(details).toHaveValue(/speed test of/);
});

test("beside its score a speed test shows the page on a phone; without a browser it calls the score our own estimate", async ({
  page,
  site,
}) => {
  const { tools } = texts.en;
  // Whether a browser is there depends on the machine.
  const told: Partial<SpeedTest>[] = [
    { method: "lighthouse", lighthouseVersion: "13.5.0", picture: smallPicture },
    { method: "server", lighthouseVersion: null, picture: null },
  ];
  await page.route("**/api/speed-test", async (route) => {
    const response = await route.fetch();
    const { test: measured } = (await response.json()) as { test: SpeedTest };
    await route.fulfill({ response, json: { test: { ...measured, ...told.shift() } } });
  });
  const run = async () => {
    await openForm(page, "/");
    const form = chit(page, "speed");
    await form.getByLabel(tools.url).fill(site.url);
    await form.getByRole("button", { name: tools.speed.run }).click();
    const panel = page.getByRole("region", { name: fill(tools.speed.result, { url: site.host }) });
    await expect(panel).toBeVisible({ timeout: 200_000 });
    return panel;
  };
  const withBrowser = await run();
  await expect(withBrowser.getByRole("figure")).toContainText(tools.speed.picture);
  await expect(withBrowser.locator("figure img")).toHaveJSProperty("naturalWidth", 4);
  await expect(withBrowser).not.toContainText(tools.speed.estimate);
  await expectAccessible(page, "#tools");

  const without = await run();
  await expect(without.getByRole("img", { name: new RegExp(`${tools.speed.estimate}: \\d+/100$`) })).toBeVisible();
  await expect(without).toContainText(tools.speed.estimated);
  await expect(without.getByRole("figure")).toHaveCount(0);
  await expect(without).not.toContainText(tools.speed.score);
  await expectAccessible(page, "#tools");
});

test("the pages of links are not indexed, and say what to do with an incomplete link", async ({ page }) => {
  for (const path of ["/audit", "/consultation", "/newsletter"]) {
    await page.setViewportSize({ width: 1280, height: 720 });
    await openRunning(page, path);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await expect(page.locator("main p").first()).not.toBeEmpty();
    await expectAccessible(page);
    await expectFitsPhone(page);
  }
});
