import { openEnquiry, type EnquiryDependencies } from "../enquiries/keep-enquiry.ts";
import type { Doorbell } from "../kit/doorbell.ts";
import { Refusal } from "../kit/refusal.ts";
import { secretTokenHash } from "../kit/secret-token.ts";
import type { NewsletterRepository } from "./newsletter-repository.ts";
import { unconfirmedDays } from "./sign-up-limits.ts";

type Dependencies = EnquiryDependencies & {
  newsletter: Pick<NewsletterRepository, "findByConfirmation" | "confirm">;
  doorbell: Doorbell;
};

/**
 * Confirms the subscription of an address, adds it to the staff's inbox and tells them by email. Confirming twice has no
 * further effect.
 * @throws Refusal link_not_found
 */
export async function confirmSubscription(dependencies: Dependencies, token: string): Promise<void> {
  const { newsletter, clock, doorbell } = dependencies;
  const [subscriber, now] = await Promise.all([newsletter.findByConfirmation(secretTokenHash(token)), clock()]);
  if (!subscriber) throw new Refusal("link_not_found");
  if (subscriber.state === "confirmed") return;
  const age = now.getTime() - subscriber.requestedAt.getTime();
  if (age > unconfirmedDays * 86_400_000) throw new Refusal("link_not_found");
  const { id, email, language, page, city, noticeVersion } = subscriber;
  const opened = await openEnquiry(dependencies, {
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
  if (!(await newsletter.confirm(subscriber, now, opened))) return;
  for (const notification of opened.notifications) await doorbell("notification", notification.id);
}
