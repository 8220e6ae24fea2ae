import type { Page } from "@playwright/test";

/** The browser's complaints. A 401 only means that nobody is signed in yet. */
export function watchConsole(page: Page): string[] {
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => {
    const expected = message.location().url.endsWith("/api/auth/session") && message.text().includes("401");
    if (["error", "warning"].includes(message.type()) && !expected) problems.push(message.text());
  });
  return problems;
}
