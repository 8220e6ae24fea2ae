import { type Browser, chromium, type Page } from "@playwright/test";
import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

/**
 * `npm run pictures`: takes the README's pictures of a running demo, in English and the light scheme.
 * @example DEMO_URL=http://127.0.0.1:3000 DEMO_PASSWORD=… DEMO_CLIENT=… node e2e/src/pictures/main.ts
 */

const { DEMO_URL = "", DEMO_PASSWORD = "", DEMO_CLIENT = "", CHROMIUM_PATH = "/usr/bin/chromium" } = process.env;
const folder = fileURLToPath(new URL("../../../docs/images/", import.meta.url));
/** Of the window, in px. */
const size = { width: 1280, height: 832 };

const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: ["--no-sandbox"] });
try {
  await takeSite(await openPage(browser));
  await takeBoard(await openPage(browser));
  await takeRoomAndReport(await openPage(browser));
} finally {
  await browser.close();
}

async function openPage(from: Browser): Promise<Page> {
  const context = await from.newContext({ viewport: size, baseURL: DEMO_URL, reducedMotion: "reduce" });
  return context.newPage();
}

async function take(page: Page, name: string): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(folder, `${name}.png`) });
}

async function takeSite(page: Page): Promise<void> {
  await page.goto("/");
  await take(page, "site");
}

async function takeBoard(page: Page): Promise<void> {
  await page.goto("/admin/login");
  await page.getByRole("textbox", { name: "Username" }).fill(process.env["ADMIN_USERNAME"] || "admin");
  await page.locator("input[type=password]").fill(DEMO_PASSWORD);
  await page.locator("form button[type=submit]").click();
  await page.waitForURL(/\/admin(\?.*)?$/);
  await page.goto("/admin?tab=reports");
  await page.getByRole("row").nth(1).waitFor();
  await take(page, "board");
}

async function takeRoomAndReport(page: Page): Promise<void> {
  await page.goto(`/client-portal#id=${DEMO_CLIENT}`);
  await page.getByRole("tabpanel", { name: "Overview" }).waitFor();
  await take(page, "portal");
  const download = page.waitForEvent("download");
  await page
    .getByRole("link", { name: /PDF/ })
    .or(page.getByRole("button", { name: /PDF/ }))
    .first()
    .click();
  await drawFirstPage(await (await download).path());
}

/** The report's first page as the portal offers it, drawn by poppler. */
async function drawFirstPage(file: string): Promise<void> {
  const width = ["-scale-to-x", String(size.width / 2), "-scale-to-y", "-1"];
  const { stdout } = await promisify(execFile)("pdftoppm", ["-png", "-singlefile", ...width, file], {
    encoding: "buffer",
    maxBuffer: 20_000_000,
  });
  await writeFile(join(folder, "report.png"), stdout);
}
