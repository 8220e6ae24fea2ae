import { type Locator, type Page, expect } from "@playwright/test";
import type { texts } from "./texts.ts";

/** Records on public pages that their application has started (the event `shown`). */
export async function watchRunning(
  page: Page,
): Promise<{ hasBegun: () => Promise<boolean>; begun: () => Promise<void> }> {
  await page.addInitScript(() => addEventListener("shown", () => Object.assign(window, { isRunning: true })));
  return {
    hasBegun: () => page.evaluate(() => "isRunning" in window),
    begun: async () => {
      await page.waitForFunction(() => "isRunning" in window);
    },
  };
}

/** Goes to a public page and waits until its application has started. */
export async function openRunning(page: Page, address: string): Promise<void> {
  const { begun } = await watchRunning(page);
  await page.goto(address);
  await begun();
}

/** Advances the page's clock by the least time that a person needs for a form. Faster senders count as programs. */
export async function takeTime(page: Page): Promise<void> {
  await page.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 2200;
  });
}

/** Opens a page and lets the time pass that a person needs for a form. */
export async function openForm(page: Page, path: string): Promise<void> {
  await openRunning(page, path);
  await takeTime(page);
}

/** The last announcement. */
export const toast = (page: Page) => page.locator("[data-radix-collection-item], li[data-state=open]").last();

/** The card of one of the free tools. */
export const chit = (page: Page, tool: string) => page.locator(`article[data-tool=${tool}]`);

/** Keeps the application's files back until they are released. Whether the page loads meanwhile depends on when it asks for them. */
export async function holdScripts(page: Page) {
  let asked = false;
  const released = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    asked = true;
    await released.promise;
    await route.continue();
  });
  return { asked: () => asked, release: released.resolve };
}

/** Scrolls so that the element is the last thing in the window. Runs in the browser. */
export function moveToLowerEdge(element: Element): void {
  scrollBy({ top: element.getBoundingClientRect().bottom - innerHeight + 4, behavior: "instant" });
}

/** For tests of what moves: `test.use(withMotion)`. All others run without. */
export const withMotion = { contextOptions: { reducedMotion: "no-preference" } } as const;

/** The browser's complaints. A 401 only means that nobody is signed in yet, a skipped transition that the next one began. */
export function watchConsole(page: Page): string[] {
  const problems: string[] = [];
  page.on("pageerror", ({ message }) => message.includes("Transition was skipped") || problems.push(message));
  page.on("console", (message) => {
    const noSession = message.location().url.endsWith("/api/auth/session") && message.text().includes("401");
    // Said by the clock: on a busy machine the next page's styles arrive seconds before its script, which uses them.
    const early = message.text().includes("was preloaded using link preload but not used within a few seconds");
    if (["error", "warning"].includes(message.type()) && !noSession && !early) problems.push(message.text());
  });
  return problems;
}

/**
 * Opens a select and chooses one of its options by the keyboard: a long list moves a little when its scroll buttons appear, and a press
 * as quick as a test's then ends beside the option. The browser's own list is in no page.
 */
export async function choose(select: Locator, option: string): Promise<void> {
  if (await select.evaluate(({ localName }) => localName === "select")) {
    await select.selectOption({ label: option });
    return;
  }
  await select.click();
  await select.page().getByRole("listbox").getByRole("option", { name: option, exact: true }).press("Enter");
  await expect(select).toHaveText(option);
}

/** The first words of the last WhatsApp chat that a part of a page offers. */
export async function chatGreeting(part: Locator): Promise<string> {
  const address = await part.locator("a[href^='https://wa.me/']").last().getAttribute("href");
  return new URL(address ?? "").searchParams.get("text") ?? "";
}

/** The fields of the contact form, found by their labels in the language of the page. */
export function contactFields(form: Locator, { contact }: (typeof texts)["en" | "ms"]["forms"]) {
  return {
    firstName: form.getByLabel(contact.firstName, { exact: true }),
    lastName: form.getByLabel(contact.lastName, { exact: true }),
    email: form.getByLabel(contact.email, { exact: true }),
    website: form.locator("input[type=url]"),
    service: form.getByLabel(contact.service, { exact: false }),
    details: form.locator("textarea"),
    send: form.locator("button[type=submit]"),
  };
}
