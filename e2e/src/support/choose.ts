import { expect, type Locator } from "@playwright/test";

/** Opens a select and presses one of its options, as a person would. */
export async function choose(select: Locator, option: string): Promise<void> {
  await select.click();
  await select.page().getByRole("option", { name: option, exact: true }).click();
  await expect(select).toHaveText(option);
}
