import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import type { RunOnly, RunOptions } from "axe-core";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The library without spaces and comments: pages read it twice as fast. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

const wcag22aa = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** The rules of WCAG 2.2 AA whose result depends on colours. */
const colourRules = ["color-contrast", "link-in-text-block"];

/** Axe finds nothing against WCAG 2.2 AA on the page as it is now, or in one part of it. */
export async function expectAccessible(page: Page, part = "html"): Promise<void> {
  // Rows of an earlier filter are pale until the new ones arrive.
  await expect(page.locator("[data-outdated], :is(ul, ol)[aria-busy=true]")).toHaveCount(0);
  expect(await violations(page, part, { type: "tag", values: wcag22aa })).toEqual([]);
}

/** The page, already accessible in one colour scheme, can be read in the other too. */
export async function expectReadableIn(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", colorScheme);
  expect(await violations(page, "html", { type: "rule", values: colourRules })).toEqual([]);
}

/** Nothing makes the page wider than a small phone. */
export async function expectFitsPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
}

/** With text at 200 % nothing makes the page wider than a phone. */
export async function expectTakesLargeText(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addStyleTag({ content: "html { font-size: 200% }" });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
}

async function violations(page: Page, part: string, runOnly: RunOnly): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  const options: RunOptions = { runOnly, resultTypes: ["violations"] };
  return page.evaluate(judge, { part, options });
}

/** Runs in the browser. Ends animations, because colours are wrong halfway through a fade. */
async function judge({ part, options }: { part: string; options: RunOptions }): Promise<string[]> {
  const still = new CSSStyleSheet();
  still.replaceSync(
    "*, ::before, ::after, ::backdrop { animation-duration: 0s !important; transition: none !important }",
  );
  document.adoptedStyleSheets.push(still);
  try {
    const { violations: found } = await (window as unknown as { axe: typeof axe }).axe.run(part, options);
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
  }
}
