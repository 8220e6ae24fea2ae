import { expect, type Page } from "@playwright/test";
import type { History } from "@agency/contracts/portal-history";
import { expectAccessible, expectReadableIn } from "./support/page-checks.ts";
import { addClientWithFigures, generate, send, typeFigures } from "./support/staff.ts";
import { test } from "./support/test.ts";
import { fill, texts } from "./support/texts.ts";
import { choose, holdScripts } from "./support/visitor.ts";

const { common, portal, report: words, share, errors } = texts.en;

test.use({ signedIn: true });

test("a client reads what was emailed, filters the history and shares one report until the link is ended", async ({
  page,
  browser,
  product,
}) => {
  const { id: clientId } = await addClientWithFigures(
    page,
    { name: "Sample Room", email: "owner@room.example" },
    { totalVisitors: 530 },
  );
  await send(page, clientId, "monthly");
  await typeFigures(page, clientId, "monthly", { totalVisitors: 999 });
  await generate(page, clientId, "monthly");
  await typeFigures(page, clientId, "weekly", { totalVisitors: 77 });
  await generate(page, clientId, "weekly");

  // A client's own browser, without the session of the staff.
  const own = await browser.newContext({ baseURL: product.url, permissions: [] });
  const client = await own.newPage();
  const application = await holdScripts(client);
  await client.goto(`/client-portal#id=${clientId}`, { waitUntil: "commit" });
  const overview = client.getByRole("tabpanel", { name: portal.tabs.overview });
  // The monthly report, although a weekly one is newer.
  await expect(overview).toContainText("999");
  await client.getByRole("tab", { name: portal.tabs.reports }).click();
  await expect.poll(application.asked).toBe(true);
  application.release();
  const history = client.getByRole("tabpanel", { name: portal.tabs.reports });
  await expect(history.getByRole("listitem")).toHaveCount(2);
  expect(await layoutShift(client)).toBeLessThanOrEqual(0.01);
  await choose(history.getByRole("combobox", { name: portal.history.type }), words.type.monthly);
  await expect(history.getByRole("listitem")).toHaveCount(1);
  await expectAccessible(client);
  await history.getByRole("button", { name: portal.history.view }).click();

  const heading = client.getByRole("region", { name: words.kind.monthly });
  await expect(overview).toContainText("999");
  await client.getByText(portal.revisions.heading).click();
  const first = client.getByRole("listitem").filter({ hasText: portal.revisions.first });
  await expect(first).toContainText(/Emailed on \d/);
  await first.getByRole("button", { name: portal.history.view }).click();
  await expect(overview).toContainText("530");
  await expect(heading).toContainText(portal.report.former);

  await heading.getByRole("button", { name: portal.report.share }).click();
  const dialog = client.getByRole("dialog", { name: share.title });
  await dialog.getByLabel("7 days").check();
  await dialog.getByRole("button", { name: share.make }).click();
  const link = await dialog.getByLabel(share.made).inputValue();
  await expect(dialog.getByRole("listitem")).toContainText(share.unopened);
  await expectAccessible(client);

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(link);
  await expect(stranger.getByRole("heading", { level: 1 })).toHaveText("Sample Room");
  await expect(stranger.getByRole("tabpanel", { name: portal.tabs.overview })).toContainText("999");
  await expect(stranger.getByRole("tab", { name: portal.tabs.reports })).toHaveCount(0);
  await expect(stranger.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expectAccessible(stranger);
  await expectReadableIn(stranger, "dark");
  const traffic = stranger.getByRole("tabpanel", { name: portal.tabs.traffic });
  await stranger.getByRole("tab", { name: portal.tabs.traffic }).click();
  await expect(traffic).toContainText("999");
  await stranger.reload();
  await expect(traffic).toContainText("999");
  await stranger.getByRole("link", { name: common.skip }).press("Enter");
  await expect(stranger.getByRole("main")).toBeFocused();
  await expect(traffic).toContainText("999");
  await stranger.reload();
  await expect(traffic).toContainText("999");

  await dialog.getByRole("button", { name: share.end }).click();
  await expect(dialog.getByText(share.none)).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByText(errors.share_ended)).toBeVisible();
  await stranger.context().close();
  await own.close();
});

test("an earlier report opens in place of the newest one, and one that cannot be read says so and can be tried again", async ({
  page,
}) => {
  const { id: clientId } = await addClientWithFigures(
    page,
    { name: "Sample Rereader", email: "owner@rereader.example" },
    { totalVisitors: 530 },
  );
  await generate(page, clientId, "monthly");
  await typeFigures(page, clientId, "weekly", { totalVisitors: 77 });
  const { id: weekly } = await generate(page, clientId, "weekly");
  await page.goto(`/client-portal#id=${clientId}`);
  const overview = page.getByRole("tabpanel", { name: portal.tabs.overview });
  const allReports = page.getByRole("tab", { name: portal.tabs.reports });
  const history = page.getByRole("tabpanel", { name: portal.tabs.reports });
  const filter = history.getByRole("combobox", { name: portal.history.type });
  const title = page.getByRole("heading", { level: 2 });
  await allReports.click();
  await choose(filter, words.type.weekly);
  await expect(history.getByRole("listitem")).toHaveCount(1);

  const reads = `**/reports/${weekly}`;
  const answered = Promise.withResolvers<void>();
  await page.route(reads, async (route) => {
    await answered.promise;
    await route.continue();
  });
  await history.getByRole("button", { name: portal.history.view }).click();
  await expect(page.getByRole("status").filter({ hasText: portal.report.opening })).toBeInViewport();
  await expect(overview).toContainText("530");
  await expect(title).not.toBeFocused();
  answered.resolve();
  await expect(overview).toContainText("77");
  await expect(title).toContainText(words.kind.weekly);
  await expect(title).toBeFocused();

  await page.goBack();
  await expect(filter).toContainText(words.type.weekly);
  await expect(history.getByRole("listitem")).toHaveCount(1);
  await page.unroute(reads);
  await page.context().setOffline(true);
  await history.getByRole("button", { name: portal.history.view }).click();
  const notOpened = page.getByRole("alert").filter({ hasText: portal.report.failed });
  await expect(notOpened).toContainText(common.failure.unreachable);
  await expect(notOpened).toBeInViewport();
  await expect(title).toContainText(words.kind.monthly);
  await expectAccessible(page);
  await page.context().setOffline(false);
  await notOpened.getByRole("button", { name: common.state.retry }).click();
  await expect(overview).toContainText("77");
  await expect(title).toBeFocused();
  await expect(notOpened).toHaveCount(0);

  await page.route(reads, (route) => route.fulfill({ status: 503, body: "" }));
  await page.route("**/room*", (route) => route.abort());
  await page.reload();
  await expect(notOpened).toContainText(fill(common.failure.answer, { status: "503" }));
  await expect(overview).toHaveCount(0);
  await notOpened.getByRole("button", { name: portal.report.showNewest }).click();
  await expect(overview).toContainText("530");

  await page.getByRole("button", { name: portal.room.leave }).click();
  await expect(page.getByLabel(portal.entry.label)).toHaveValue("");
  await page.reload();
  await expect(page.getByLabel(portal.entry.label)).toHaveValue("");
});

test("older reports that cannot be read say so beside the button that asks for them, and come with the next press", async ({
  page,
}) => {
  const { id: clientId } = await addClientWithFigures(
    page,
    { name: "Sample Archive", email: "owner@archive.example" },
    { totalVisitors: 530 },
  );
  await generate(page, clientId, "monthly");
  let isReachable = true;
  // As if there were thirteen of this report.
  await page.route("**/history?*", async (route) => {
    if (!isReachable) return route.abort();
    const url = new URL(route.request().url());
    const isFirst = url.searchParams.get("offset") === "0";
    url.searchParams.set("offset", "0");
    const answer: History = await (await route.fetch({ url: url.href })).json();
    const copies = Array.from({ length: 13 }, (_, number) =>
      answer.reports.map((report) => ({ ...report, id: `${report.id}-${number}` })),
    );
    const counts = answer.counts.map((count) => ({ ...count, reports: 13 }));
    const reports = (isFirst ? copies.slice(0, 12) : copies.slice(12)).flat();
    return route.fulfill({ json: { counts, reports } });
  });
  await page.goto(`/client-portal#id=${clientId}`);
  await page.getByRole("tab", { name: portal.tabs.reports }).click();
  const history = page.getByRole("tabpanel", { name: portal.tabs.reports });
  const older = history.getByRole("button", { name: fill(portal.history.older_one, { number: "1" }), exact: true });
  await expect(history.getByRole("listitem")).toHaveCount(12);
  isReachable = false;
  await older.press("Enter");
  await expect(history.getByRole("alert")).toHaveText(common.failure.unreachable);
  await expect(older).toBeFocused();
  isReachable = true;
  await older.press("Enter");
  await expect(history.getByRole("listitem")).toHaveCount(13);
  await expect(history.getByRole("alert")).toHaveCount(0);
});

/** How much the layout moved without the visitor's doing. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const { value, hadRecentInput } of list.getEntries() as Shift[]) sum += hadRecentInput ? 0 : value;
        }).observe({ type: "layout-shift", buffered: true });
        // Past entries are told before the second frame.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
}
