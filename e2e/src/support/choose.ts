import { expect, type Locator } from "@playwright/test";

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
