import type { Page } from "@playwright/test";

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
