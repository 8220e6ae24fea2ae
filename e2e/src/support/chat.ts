import type { Locator } from "@playwright/test";

/** The first words of the last WhatsApp chat that a part of a page offers. */
export async function chatOf(part: Locator): Promise<string> {
  const address = await part.locator("a[href^='https://wa.me/']").last().getAttribute("href");
  return new URL(address ?? "").searchParams.get("text") ?? "";
}
