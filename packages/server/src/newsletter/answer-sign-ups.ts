import type { Clock, NewId } from "../kit/clock.ts";
import type { Doorbell } from "../kit/doorbell.ts";
import { newSecretToken, secretTokenHash } from "../kit/secret-token.ts";
import { confirmationNotification, knownNotification } from "./newsletter-notifications.ts";
import type { NewsletterRepository, SignUpAnswer } from "./newsletter-repository.ts";
import { counted, mayMail } from "./sign-up-limits.ts";
import type { SignUp, Subscriber } from "./subscriber.ts";

type Dependencies = {
  newsletter: Pick<NewsletterRepository, "openSignUps" | "findByEmail" | "mailsSince" | "answer">;
  clock: Clock;
  newId: NewId;
  /** Host of the Message-IDs. */
  host: string;
  random: (bytes: number) => Uint8Array;
  doorbell: Doorbell;
};

/** How many sign-ups to process at a time. */
const batch = 50;

/**
 * Answers waiting sign-ups: asks a new address to confirm, tells a subscriber that the address is already on the
 * list. Limits the emails to an address that is entered repeatedly.
 * @returns how many sign-ups were answered
 */
export async function answerSignUps(dependencies: Dependencies): Promise<number> {
  const { newsletter, doorbell } = dependencies;
  const open = await newsletter.openSignUps(batch);
  for (const signUp of open) {
    const answer = await answerTo(dependencies, signUp);
    const written = await newsletter.answer(signUp, answer);
    if (written && answer.mail) await doorbell("notification", answer.mail.notification.id);
  }
  return open.length;
}

async function answerTo(dependencies: Dependencies, { id, ...given }: SignUp): Promise<SignUpAnswer> {
  const { newsletter, clock, newId, random } = dependencies;
  const [now, known] = await Promise.all([clock(), newsletter.findByEmail(given.email)]);
  const subscriber: Subscriber = known ?? {
    ...given,
    id: newId(),
    state: "pending",
    unsubscribeToken: newSecretToken(random),
    confirmedAt: null,
    unsubscribedAt: null,
  };
  const isKnown = subscriber.state === "confirmed";
  const earlier = known ? await newsletter.mailsSince(known.id, new Date(now.getTime() - counted)) : [];
  const token = newSecretToken(random);
  const notification = isKnown
    ? knownNotification(dependencies, subscriber, id)
    : confirmationNotification(dependencies, given, { token, key: id });
  return {
    insert: known ? null : subscriber,
    // A confirmed subscriber's original consent stays unchanged.
    update: known && !isKnown ? { id: known.id, change: given } : null,
    mail: mayMail(earlier, now)
      ? { note: { tokenHash: secretTokenHash(token), subscriberId: subscriber.id, sentAt: now }, notification }
      : null,
  };
}
