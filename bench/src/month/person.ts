import type { Browser, Locator } from "@playwright/test";
import { getMessages } from "@agency/content/translations";
import type { Product } from "@agency/testing/product";

const { board, review } = getMessages("en");

/** Somebody of the staff at the dashboard of a slow computer, whose clicks and keys are counted. */
export async function openMonth(browser: Browser, { url, staff }: Product) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await context.request.post(`${url}/api/auth/login`, { data: staff, headers: { "sec-fetch-site": "same-origin" } });
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
    /** Waits until the open report can be approved: it follows a corrected figure by itself. */
    untilReady: () => page.locator("button:enabled", { hasText: review.queue.approveAndNext }).waitFor(),
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
