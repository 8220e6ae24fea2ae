import type { Writing } from "../kit/context.ts";
import { hostOf } from "../kit/environment.ts";
import { newSecretToken, secretTokenHash } from "../kit/secret-token.ts";
import { addressNotification, ringFor } from "../notifications/address-notification.ts";
import type { NotificationRequest } from "../notifications/notification.ts";
import type { NewsletterMails } from "./mails/kinds.ts";
import { counted, mayMail, type SignUp, type SignUpAnswer, type Subscriber } from "./newsletter.ts";
import { findSubscriber, mailsSince, openSignUps, storeAnswer } from "./store.ts";

/** How many sign-ups to process at a time. */
const batch = 50;

/**
 * Answers waiting sign-ups: asks a new address to confirm, tells a subscriber that the address is already on the
 * list. Limits the emails to an address that is entered repeatedly.
 * @returns how many sign-ups were answered
 */
export async function answerSignUps(context: Writing): Promise<number> {
  const open = await openSignUps(context.database, batch);
  for (const signUp of open) {
    const answer = await answerTo(context, signUp);
    const written = await storeAnswer(context.database, signUp, answer);
    if (written && answer.mail) await ringFor(context, [answer.mail.notification]);
  }
  return open.length;
}

async function answerTo(context: Writing, { id, ...given }: SignUp): Promise<SignUpAnswer> {
  const { database, clock, newId, random } = context;
  const [now, known] = await Promise.all([clock(), findSubscriber(database, given.email)]);
  const subscriber: Subscriber = known ?? {
    ...given,
    id: newId(),
    state: "pending",
    unsubscribeToken: newSecretToken(random),
    confirmedAt: null,
    unsubscribedAt: null,
  };
  const isKnown = subscriber.state === "confirmed";
  const earlier = known ? await mailsSince(database, known.id, new Date(now.getTime() - counted)) : [];
  const token = newSecretToken(random);
  const notification = isKnown
    ? knownMail(context, subscriber, id)
    : confirmationMail(context, given, { token, key: id });
  return {
    insert: known ? null : subscriber,
    // A confirmed subscriber's original consent stays unchanged.
    update: known && !isKnown ? { id: known.id, change: given } : null,
    mail: mayMail(earlier, now)
      ? { note: { tokenHash: secretTokenHash(token), subscriberId: subscriber.id, sentAt: now }, notification }
      : null,
  };
}

/** Asks the person to confirm a sign-up. */
function confirmationMail(
  { newId, environment }: Writing,
  { email, language }: Pick<Subscriber, "email" | "language">,
  { token, key }: { token: string; key: string },
): NotificationRequest {
  return addressNotification<NewsletterMails>(
    { newId, host: hostOf(environment) },
    { kind: "newsletter-confirmation", to: { email }, language, parameters: { token }, key },
  );
}

/** Tells the person that the address is already on the list. */
function knownMail({ newId, environment }: Writing, subscriber: Subscriber, key: string): NotificationRequest {
  const { email, language, unsubscribeToken } = subscriber;
  return addressNotification<NewsletterMails>(
    { newId, host: hostOf(environment) },
    { kind: "newsletter-known", to: { email }, language, parameters: { unsubscribeToken }, key },
  );
}
