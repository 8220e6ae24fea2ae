import { openEnquiry, type EnquiryDependencies } from "../enquiries/keep-enquiry.ts";
import { Refusal } from "../refusal.ts";
import { secretTokenHash } from "../secret-token.ts";
import type { NewsletterRepository } from "./newsletter-repository.ts";
import { unconfirmedDays } from "./sign-up-limits.ts";

type Dependencies = EnquiryDependencies & {
  newsletter: Pick<NewsletterRepository, "findByConfirmation" | "confirm">;
};

/**
 * Confirms the subscription of an address. Confirming twice has no further effect. Adds a row to the staff's inbox
 * without emailing them.
 * @throws Refusal link_not_found
 */
export async function confirmSubscription(dependencies: Dependencies, token: string): Promise<void> {
  const { newsletter, clock } = dependencies;
  const [subscriber, now] = await Promise.all([newsletter.findByConfirmation(secretTokenHash(token)), clock()]);
  if (!subscriber) throw new Refusal("link_not_found");
  if (subscriber.state === "confirmed") return;
  const age = now.getTime() - subscriber.requestedAt.getTime();
  if (age > unconfirmedDays * 86_400_000) throw new Refusal("link_not_found");
  const { id, email, language, page, city, noticeVersion } = subscriber;
  const { enquiry } = await openEnquiry(dependencies, {
    kind: "subscription",
    email,
    reference: id,
    visit: {
      language,
      page,
      city,
      consent: noticeVersion === null ? undefined : { notice: noticeVersion },
    },
  });
  await newsletter.confirm(subscriber, now, enquiry);
}
