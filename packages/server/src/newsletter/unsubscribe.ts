import type { Clock } from "../kit/clock.ts";
import { Refusal } from "../kit/refusal.ts";
import type { NewsletterRepository } from "./newsletter-repository.ts";

type Dependencies = {
  newsletter: Pick<NewsletterRepository, "findByUnsubscribeToken" | "unsubscribe">;
  clock: Clock;
};

/**
 * Unsubscribes an address. Unsubscribing twice has no further effect.
 * @throws Refusal link_not_found
 */
export async function unsubscribe({ newsletter, clock }: Dependencies, token: string): Promise<void> {
  const subscriber = await newsletter.findByUnsubscribeToken(token);
  if (!subscriber) throw new Refusal("link_not_found");
  if (subscriber.state !== "unsubscribed") await newsletter.unsubscribe(subscriber.id, await clock());
}
