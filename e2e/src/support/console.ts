import type { Page } from "@playwright/test";

/** What the browser complains of. A 401 is how the server says that nobody is signed in yet. */
export function watchConsole(page: Page): string[] {
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => {
    const expected = message.location().url.endsWith("/api/auth/session") && message.text().includes("401");
    if (["error", "warning"].includes(message.type()) && !expected) problems.push(message.text());
  });
  return problems;
}
