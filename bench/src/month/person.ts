import type { Browser, Locator, Page } from "@playwright/test";
import { getMessages } from "@agency/content/translations";
import type { Product } from "@agency/testing/product";

const { admin, board, review, sources } = getMessages("en");

const desk = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Somebody of the staff signed in on a screen. */
async function signInOn(browser: Browser, { url, staff }: Product, screen: typeof desk | typeof phone) {
  const context = await browser.newContext(screen);
  await context.request.post(`${url}/api/auth/login`, { data: staff, headers: { "sec-fetch-site": "same-origin" } });
  return { context, page: await context.newPage() };
}

/** Connects the agency's account with Google, as somebody who presses Allow. */
export async function connectGoogle(browser: Browser, product: Product): Promise<void> {
  const { context, page } = await signInOn(browser, product, desk);
  await page.goto(`${product.url}/admin/settings`);
  const region = page.getByRole("region", { name: sources.title, exact: true });
  await region.getByRole("button", { name: sources.connect, exact: true }).click();
  await page.getByRole("button", { name: "Allow" }).click();
  await region.getByText(sources.outcome.connected).waitFor();
  await context.close();
}

/**
 * Reviews and sends the reports that are late, by phone.
 * @returns how many reports were reviewed, and how many taps it took
 */
export async function sendLateByPhone(browser: Browser, product: Product): Promise<{ reports: number; taps: number }> {
  const { context, page } = await signInOn(browser, product, phone);
  await page.goto(`${product.url}/admin?tab=reports`);
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap({ timeout: 60_000 });
  };
  await tap(page.getByRole("button", { name: numbered(board.prepareAll) }));
  await tap(page.getByRole("link", { name: numbered(board.reviewAll) }));
  const approve = page.getByRole("button", { name: review.queue.approveAndNext });
  const reports = await countQueue(page);
  for (let done = 0; done < reports; done += 1) {
    const heading = page.getByRole("heading", { level: 1 });
    const name = await heading.textContent();
    // It counts as read.
    await page.waitForTimeout(3200);
    await tap(approve);
    if (done < reports - 1) await heading.filter({ hasNotText: name ?? "" }).waitFor();
  }
  await tap(page.getByRole("button", { name: numbered(board.sendAll) }));
  await tap(page.getByRole("dialog").getByRole("button", { name: /^Send \d+$/ }));
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await context.close();
  return { reports, taps };
}

/** How many reports the open review has left. */
export async function countQueue(page: Page): Promise<number> {
  const said = page.getByText(new RegExp(`^${review.queue.progress.replaceAll(/\{\{\w+\}\}/g, "\\d+")}$`));
  await said.waitFor();
  return Number(/(\d+)\D*$/.exec((await said.textContent()) ?? "")?.[1]);
}

/** The name of a button that says for how many it is. */
export const numbered = (text: string): RegExp => new RegExp(`^${text.replace("{{number}}", "\\d+")}$`);

/** Somebody of the staff at the dashboard of a slow computer, whose clicks and keys are counted. */
export async function openMonth(browser: Browser, product: Product) {
  const { url } = product;
  const { context, page } = await signInOn(browser, product, desk);
  await page.goto(`${url}/admin?tab=reports`);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  let [clicks, keys] = [0, 0];

  async function click(target: Locator): Promise<void> {
    clicks += 1;
    await target.click({ timeout: 60_000 });
  }

  async function key(name: string): Promise<void> {
    keys += 1;
    await page.keyboard.press(name);
  }

  return {
    page,
    click,
    key,
    clicks: () => clicks,
    keys: () => keys,
    /** Writes a comment in the first language of the open report, approves it and goes on. */
    comment: async (text: string) => {
      await key("c");
      await page.keyboard.type(text);
      await key("Control+Enter");
    },
    /** Answers what keeps the open report from its approval, and waits until it can be approved: it follows a corrected figure by itself. */
    untilReady: async () => {
      const question = page.getByRole("checkbox", { name: admin.doubts.without, checked: false });
      for (let asked = await question.count(); asked > 0; asked -= 1) await click(question.first());
      await page.locator("button:enabled", { hasText: review.queue.approveAndNext }).waitFor();
    },
    /** Corrects the visitors of the open report: one was not counted. */
    correct: async () => {
      const [before = ""] = review.figure.open.split("{{figure}}");
      await click(page.getByRole("button", { name: new RegExp(`^${before}.*visitors`, "i") }).first());
      await click(page.getByRole("button", { name: review.figure.correct, exact: true }));
      const field = page.getByLabel(review.figure.new);
      const value = Number(await field.inputValue()) + 1;
      await field.fill(String(value));
      await key("Enter");
      await page.getByText(review.figure.corrected, { exact: true }).first().waitFor();
      await page
        .getByRole("button", { name: new RegExp(value.toLocaleString("en")) })
        .first()
        .waitFor();
    },
    /** Notes a line for the open report, and for others. */
    noteForMany: async (text: string, most: number) => {
      await key("w");
      await page.keyboard.type(text);
      await key("Enter");
      await click(page.getByRole("button", { name: review.work.also, exact: true }).first());
      const dialog = page.getByRole("dialog");
      for (let other = 0; other < most - 1; other += 1) await click(dialog.getByRole("checkbox").nth(other));
      await click(dialog.getByRole("button", { name: /\d/ }).last());
      await dialog.waitFor({ state: "hidden" });
      await key("Escape");
    },
    /** Approves and mails the revision of a sent report whose figures changed, from what its row on the board shows of the change. */
    sendRevision: async (name: string) => {
      await page.goto(`${url}/admin?tab=reports`);
      const row = page.getByRole("row").filter({ hasText: name });
      await click(row.getByRole("button", { name: new RegExp(`^${board.step.seeChange}`) }));
      await click(page.getByRole("dialog").getByRole("button", { name: board.change.reviseAndSend, exact: true }));
      await click(page.getByRole("dialog").getByRole("button", { name: /^Send( \d+)?$/ }));
      await row.getByText(board.state.sent, { exact: true }).first().waitFor();
    },
    /** Hands a sent report over, from its row on the board. */
    handOver: async (name: string) => {
      await page.goto(`${url}/admin?tab=reports`);
      await page.getByRole("link", { name: board.openNamed.replace("{{name}}", name), exact: true }).click();
      await click(page.getByRole("button", { name: review.handOver.make, exact: true }));
      const opened = context.waitForEvent("page");
      await click(
        page.getByRole("link", { name: new RegExp(`^${review.handOver.to.replace("{{name}}", "")}`) }).first(),
      );
      await (await opened).close();
    },
  };
}
