import { expect, type Page } from "@playwright/test";
import type { Audit } from "@agency/contracts/audit";
import { linkTo } from "./support/mails.ts";
import { expectAccessible, expectFitsPhone } from "./support/page-checks.ts";
import { test, testIn } from "./support/test.ts";
import { fill, service as wanted, texts } from "./support/texts.ts";
import {
  chatOf,
  chit,
  contactFields,
  moveToLowerEdge,
  openForm,
  openRunning,
  takeTime,
  toast,
  watchConsole,
} from "./support/visitor.ts";

const post = (page: Page, path: string) =>
  page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith(path));

for (const language of ["en", "ms"] as const) {
  const prefix = language === "ms" ? "/ms" : "";
  const home = prefix || "/";
  const { forms, tools, links } = texts[language];
  const person = (name: string) => `${name}-${language}@person.example`;

  test.describe(language, () => {
    testIn("en", language)(
      "a message is sent with the keyboard alone, and the form is empty again",
      async ({ page }) => {
        const problems = watchConsole(page);
        await openForm(page, home);
        const form = page.locator("#contact form");
        const { firstName, email, service, send } = contactFields(form, forms);
        await firstName.focus();
        for (const text of ["Aina", "Contoh", person("aina"), "012-345 6789", "kedai-aina.example"]) {
          await page.keyboard.type(text);
          await page.keyboard.press("Tab");
        }
        await service.selectOption(wanted);
        const request = post(page, "/api/contact");
        await email.press("Enter");
        expect((await request).postDataJSON()).toMatchObject({
          firstName: "Aina",
          lastName: "Contoh",
          email: person("aina"),
          website: "https://kedai-aina.example",
          noWebsite: false,
          service: wanted,
          language,
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
        await expectFitsPhone(page);
        expect(problems).toEqual([]);
      },
    );

    test("each empty or invalid field says so in the language of the page", async ({ page }) => {
      await openForm(page, home);
      const form = page.locator("#contact form");
      const { firstName, lastName, email, website, send } = contactFields(form, forms);
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
      expect(requests).toEqual([]);

      await lastName.fill("Contoh");
      await email.fill("josé@person.example");
      await send.click();
      await expect(email).toBeFocused();
      await expect(email).toHaveAccessibleDescription(forms.emailName);
      expect(requests).toEqual([]);

      await email.fill(`r&d-${language}@münchen.example`);
      await website.fill("kedai.example/menu");
      await send.click();
      await expect(toast(page)).toContainText(forms.contact.success.title);
      await expect(lastName).not.toHaveAttribute("aria-invalid");
    });

    testIn("ms", language)("the error of a field at the lower edge is in sight", async ({ page }) => {
      await openForm(page, home);
      const field = chit(page, "audit").getByLabel(tools.url);
      await field.fill("my shop");
      await field.evaluate(moveToLowerEdge);
      await field.press("Enter");
      await expect(chit(page, "audit").getByText(forms.address)).toBeInViewport({ ratio: 0.9 });
    });

    testIn("en", language)(
      "the website is optional, and a refused field says why and gets the focus",
      async ({ page }) => {
        await openForm(page, home);
        const form = page.locator("#contact form");
        const { firstName, lastName, email, website, send } = contactFields(form, forms);
        await website.fill("https://gone.example");
        await form.getByLabel(forms.contact.noWebsite).check();
        await expect(website).toBeDisabled();
        await expect(website).toHaveValue("");

        await firstName.fill("   ");
        await lastName.fill("Contoh");
        await email.fill(person("blank"));
        await send.click();
        await expect(firstName).toBeFocused();
        await expect(firstName).toHaveAccessibleDescription(new RegExp(forms.required));

        await firstName.fill("Aina");
        // Valid for browsers, but not for the server.
        await form.getByLabel(forms.contact.noWebsite).uncheck();
        await website.fill("ftp://kedai.example");
        await send.click();
        await expect(toast(page)).toContainText(forms.contact.failure);
        await expect(website).toBeFocused();
        await expect(website).toHaveAttribute("aria-invalid", "true");
        await expect(send).toBeEnabled();
        await expectAccessible(page, "#contact");
      },
    );

    testIn("ms", language)(
      "the link to request a proposal opens the form with the complete package chosen",
      async ({ page }) => {
        await openForm(page, home);
        await page.locator(`a[href*="service=complete-package"]`).click();
        await expect(contactFields(page.locator("#contact form"), forms).service).toHaveValue("complete-package");
      },
    );

    testIn("ms", language)(
      "an audit shows its score and what to fix, and can be shared, emailed and discussed",
      async ({ page, site, mailServer }) => {
        const problems = watchConsole(page);
        await openForm(page, home);
        const form = chit(page, "audit");
        await form.getByLabel(tools.url).fill(site.url);
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
        await panel.getByLabel(tools.audit.mail.label).fill(person("audit"));
        await panel.getByRole("button", { name: tools.audit.mail.send, exact: true }).click();
        await expect(panel.getByText(tools.audit.mail.success.description)).toBeVisible();
        const shared = await panel.getByLabel(tools.audit.share).inputValue();
        const { pathname, hash } = new URL(shared);
        const begun = await chatOf(panel);
        for (const part of [site.url, score, pathname + hash]) expect(begun).toContain(part);
        await panel.getByRole("link", { name: tools.audit.talk }).click();
        await expect(contactFields(page.locator("#contact form"), forms).website).toHaveValue(site.url);
        await expect(contactFields(page.locator("#contact form"), forms).details).toHaveValue(/127\.0\.0\.1/);
        expect(await chatOf(page.locator("#contact"))).toContain(site.url);

        await page.goto(await linkTo(mailServer, person("audit"), "/audit", "#mail="));
        await expectAccessible(page);
        await expectFitsPhone(page);
        await page.getByRole("button", { name: links.audit.confirm }).click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(links.audit.confirmed);
        expect(await linkTo(mailServer, person("audit"), "/audit", hash)).toBe(pathname + hash);
        await openRunning(page, shared);
        await expect(page.getByRole("heading", { level: 1 })).toContainText(site.host);
        await expectAccessible(page);
        expect(problems).toEqual([]);
      },
    );

    testIn("en", language)(
      "a page that cannot be audited gets the specification's message, and the next audit works",
      async ({ page, site }) => {
        await openForm(page, home);
        const form = chit(page, "audit");
        await form.getByLabel(tools.url).fill("http://127.0.0.1:1/");
        await form.getByRole("button", { name: tools.audit.run }).click();
        await expect(toast(page)).toContainText(tools.audit.failure);
        await form.getByLabel(tools.url).fill(site.url);
        await form.getByRole("button", { name: tools.audit.run }).click();
        await expect(toast(page)).toContainText(tools.audit.success.title);
      },
    );

    testIn("en", language)(
      "a newsletter sign-up is confirmed, and a wrong link to unsubscribe says so",
      async ({ page, mailServer }) => {
        await openForm(page, `${prefix}/blog`);
        const box = page.getByRole("region", { name: forms.newsletter.title });
        await expect(box).toContainText("500+");
        await box.getByLabel(forms.newsletter.label).fill(person("reader"));
        await box.getByRole("button", { name: forms.newsletter.subscribe }).click();
        await expect(box.getByRole("status")).toHaveText(forms.newsletter.success.description);
        await expectAccessible(page);
        await expectFitsPhone(page);

        await page.goto(await linkTo(mailServer, person("reader"), "/newsletter"));
        await page.getByRole("button", { name: links.newsletter.confirm }).click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(links.newsletter.confirmed);
        await page.goto(`${prefix}/newsletter#unsubscribe=nobody`);
        await page.getByRole("button", { name: links.newsletter.unsubscribe }).click();
        await expect(page.getByRole("alert")).not.toBeEmpty();
        await expectAccessible(page);
      },
    );
  });
}

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

for (const path of ["/audit", "/consultation", "/newsletter"]) {
  test(`${path} is not indexed, and says what to do with an incomplete link`, async ({ page }) => {
    await openForm(page, path);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await expect(page.locator("main p").first()).not.toBeEmpty();
    await expectAccessible(page);
    await expectFitsPhone(page);
  });
}
