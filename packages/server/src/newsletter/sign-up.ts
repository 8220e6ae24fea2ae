import type { EnquiryRepository } from "../enquiries/enquiry-repository.ts";
import { type EnquiryDependencies, keepEnquiry } from "../enquiries/keep-enquiry.ts";
import { looksAutomatic, type Visit } from "../enquiries/visit.ts";
import type { Doorbell } from "../kit/doorbell.ts";
import type { NewsletterRepository } from "./newsletter-repository.ts";

type Dependencies = EnquiryDependencies & {
  newsletter: Pick<NewsletterRepository, "keepSignUp">;
  enquiries: Pick<EnquiryRepository, "keep">;
  doorbell: Doorbell;
};

/**
 * Stores a sign-up. Looks nothing up, so that neither the response nor its timing reveals whether the address is on
 * the list; the worker checks later. One that looks automatic is stored as spam and asks nobody, until the staff say otherwise.
 * @returns whether an email asks to confirm it
 */
export async function signUp(
  dependencies: Dependencies,
  { email, visit }: { email: string; visit: Visit },
): Promise<boolean> {
  const { newsletter, clock, newId } = dependencies;
  if (looksAutomatic(visit)) {
    await keepEnquiry(dependencies, { kind: "subscription", email, visit });
    return false;
  }
  await newsletter.keepSignUp({
    id: newId(),
    email,
    language: visit.language,
    page: visit.page || null,
    city: visit.city || null,
    noticeVersion: visit.consent?.notice ?? null,
    requestedAt: await clock(),
  });
  return true;
}
