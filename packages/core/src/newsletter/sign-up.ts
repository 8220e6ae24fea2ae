import type { Clock, NewId } from "../clock.ts";
import { looksAutomatic, type Visit } from "../enquiries/visit.ts";
import type { NewsletterRepository } from "./newsletter-repository.ts";

type Dependencies = {
  newsletter: Pick<NewsletterRepository, "keepSignUp">;
  clock: Clock;
  newId: NewId;
};

/**
 * Stores a sign-up. Looks nothing up, so that neither the response nor its timing reveals whether the address is on
 * the list; the worker checks later. Discards sign-ups that look automatic.
 */
export async function signUp(
  { newsletter, clock, newId }: Dependencies,
  { email, visit }: { email: string; visit: Visit },
): Promise<void> {
  if (looksAutomatic(visit)) return;
  await newsletter.keepSignUp({
    id: newId(),
    email: email.toLowerCase(),
    language: visit.language,
    page: visit.page || null,
    city: visit.city || null,
    noticeVersion: visit.consent?.notice ?? null,
    requestedAt: await clock(),
  });
}
