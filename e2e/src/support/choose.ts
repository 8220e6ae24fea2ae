import { expect, type Locator } from "@playwright/test";

/** Opens a select and presses one of its options, as a person would. The browser's own list is in no page. */
export async function choose(select: Locator, option: string): Promise<void> {
  if (await select.evaluate(({ localName }) => localName === "select")) {
    await select.selectOption({ label: option });
    return;
  }
  await select.click();
  await select.page().getByRole("option", { name: option, exact: true }).click();
  await expect(select).toHaveText(option);
}
