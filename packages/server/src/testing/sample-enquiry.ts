import { type ContactInput, sendContact } from "@agency/contracts/enquiries";
import { type EnquiryInput, keepEnquiry } from "../enquiries/keep-enquiry.ts";
import type { Api } from "./api.ts";

/** A minimal contact form, as in the specification. */
export const contactForm = {
  firstName: "Aina",
  lastName: "Contoh",
  email: "aina@person.example",
  website: "https://kedai-aina.example",
  noWebsite: false,
  service: "seo",
  projectDetails: "We sell cakes.\nCan you help?",
} as const satisfies ContactInput;

/** Sends the contact form. */
export function writeIn(api: Api, input: Partial<ContactInput> = {}) {
  return api.call(sendContact, { body: { ...contactForm, ...input } }, { session: null });
}

/** An enquiry of another kind, stored as the other forms store it. */
export function keep(api: Api, input: Partial<EnquiryInput>) {
  const enquiry = { kind: "contact", email: "aina@person.example", visit: { language: "en" }, ...input } as const;
  return keepEnquiry(api.dependencies, enquiry);
}

/** Deletes every enquiry and notification. */
export async function emptyInbox({ dependencies }: Api): Promise<void> {
  await dependencies.database.write(async (manager) => {
    await manager.query("DELETE FROM enquiries");
    await manager.query("DELETE FROM notifications");
  });
}
