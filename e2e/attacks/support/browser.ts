import { expect, type Page } from "@playwright/test";
import { signIn } from "../../src/support/staff.ts";
import { texts } from "../../src/support/texts.ts";
import type { Target } from "./attack.ts";

type Watched = { ran?: unknown; violations: string[] };

/**
 * Records what the policy of a page refused, its dialogs, and its requests to other sites.
 * Call it before the first navigation.
 */
export async function watchPage(page: Page) {
  const seen: string[] = [];
  page.on("dialog", (dialog) => {
    seen.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("request", (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && hostname !== "127.0.0.1") seen.push(`request: ${request.url()}`);
  });
  page.on("console", (message) => {
    if (/content security policy|violates the following/i.test(message.text())) seen.push(message.text());
  });
  await page.addInitScript(() => {
    const watched = globalThis as unknown as Watched;
    watched.violations = [];
    document.addEventListener("securitypolicyviolation", (event) => {
      watched.violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return {
    seen,
    violations: () => page.evaluate(() => (globalThis as unknown as Watched).violations),
    /** Nothing ran, was refused or left the site, and no element has a handler. */
    expectHarmless: async (where: string) => {
      const found = await page.evaluate(() => {
        const watched = globalThis as unknown as Watched;
        const elements = [...document.querySelectorAll("*")];
        const handlers = elements.flatMap((element) =>
          element
            .getAttributeNames()
            .filter((name) => name.startsWith("on"))
            .map((name) => `${element.tagName} ${name}`),
        );
        const addresses = elements.flatMap((element) =>
          ["href", "src", "action", "formaction"]
            .map((name) => element.getAttribute(name) ?? "")
            .filter((value) => /^\s*(?:javascript:|(?:https?:)?[/\\]{2}evil\.example)/i.test(value)),
        );
        return { ran: watched.ran, violations: watched.violations, handlers, addresses };
      });
      expect({ ...found, seen }, where).toEqual({
        ran: undefined,
        violations: [],
        handlers: [],
        addresses: [],
        seen: [],
      });
    },
  };
}

/** Signs in as a member of staff. */
export async function signInHere(page: Page, target: Target): Promise<void> {
  await signIn(page, { product: target, texts: texts.en, prefix: "" });
}
