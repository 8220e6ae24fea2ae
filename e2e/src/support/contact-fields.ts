import type { Locator } from "@playwright/test";
import type { texts } from "./texts.ts";

/** The fields of the contact form, found by their labels in the language of the page. */
export function contactFields(form: Locator, { contact }: (typeof texts)["en" | "ms"]["forms"]) {
  return {
    firstName: form.getByLabel(contact.firstName, { exact: true }),
    lastName: form.getByLabel(contact.lastName, { exact: true }),
    email: form.getByLabel(contact.email, { exact: true }),
    website: form.locator("input[type=url]"),
    service: form.getByLabel(contact.service, { exact: false }),
    details: form.locator("textarea"),
    send: form.locator("button[type=submit]"),
  };
}
