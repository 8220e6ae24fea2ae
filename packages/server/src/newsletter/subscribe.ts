import type { Enquiry } from "../enquiries/enquiry.ts";
import { keepEnquiry, openEnquiry } from "../enquiries/keep-enquiry.ts";
import { looksAutomatic, type Visit } from "../enquiries/visit.ts";
import type { Context } from "../kit/context.ts";
import { publicHost } from "../kit/environment.ts";
import { Refusal } from "../kit/refusal.ts";
import { secretTokenHash, newSecretToken } from "../kit/secrets.ts";
import { ringFor, addressNotification } from "../notifications/address-notification.ts";
import type { NotificationRequest } from "../notifications/notification.ts";
import type { NewsletterMails } from "./mail.ts";
import { unconfirmedDays, counted, mayMail, type SignUp, type SignUpAnswer, type Subscriber } from "./newsletter.ts";
import {
  storeConfirmation,
  storeLeaving,
  storeSignUp,
  subscriberToConfirm,
  subscriberToRemove,
  findSubscriber,
  mailsSince,
  openSignUps,
  storeAnswer,
} from "./store.ts";

/**
 * Stores a sign-up. Looks nothing up, so that neither the response nor its timing reveals whether the address is on
 * the list; the worker checks later. One that looks automatic is stored as spam and asks nobody, until the staff say otherwise.
 * @returns whether an email asks to confirm it
 */
export async function signUp(context: Context, { email, visit }: { email: string; visit: Visit }): Promise<boolean> {
  const { database, clock, newId } = context;
  if (looksAutomatic(visit)) {
    await keepEnquiry(context, { kind: "subscription", email, visit });
    return false;
  }
  await storeSignUp(database, {
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

/** Asks to confirm a sign-up that was taken for spam. */
export async function signUpAfterAll(
  { database, clock, newId }: Context,
  { email, language, page, city, noticeVersion }: Enquiry,
): Promise<void> {
  await storeSignUp(database, { id: newId(), email, language, page, city, noticeVersion, requestedAt: await clock() });
}

/**
 * Confirms the subscription of an address, adds it to the staff's inbox and tells them by email. Confirming twice has no
 * further effect.
 * @throws Refusal link_not_found
 */
export async function confirmSubscription(context: Context, token: string): Promise<void> {
  const { database, clock } = context;
  const [subscriber, now] = await Promise.all([subscriberToConfirm(database, secretTokenHash(token)), clock()]);
  if (!subscriber) throw new Refusal("link_not_found");
  if (subscriber.state === "confirmed") return;
  const age = now.getTime() - subscriber.requestedAt.getTime();
  if (age > unconfirmedDays * 86_400_000) throw new Refusal("link_not_found");
  const { id, email, language, page, city, noticeVersion } = subscriber;
  const opened = await openEnquiry(context, {
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
  if (await storeConfirmation(database, subscriber, now, opened)) await ringFor(context, opened.notifications);
}

/**
 * Unsubscribes an address. Unsubscribing twice has no further effect.
 * @throws Refusal link_not_found
 */
export async function unsubscribe({ database, clock }: Context, token: string): Promise<void> {
  const subscriber = await subscriberToRemove(database, token);
  if (!subscriber) throw new Refusal("link_not_found");
  if (subscriber.state !== "unsubscribed") await storeLeaving(database, subscriber.id, await clock());
}

/** How many sign-ups to process at a time. */
const batch = 50;

/**
 * Answers waiting sign-ups: asks a new address to confirm, tells a subscriber that the address is already on the
 * list. Limits the emails to an address that is entered repeatedly.
 * @returns how many sign-ups were answered
 */
export async function answerSignUps(context: Context): Promise<number> {
  const open = await openSignUps(context.database, batch);
  for (const waiting of open) {
    const answer = await answerTo(context, waiting);
    const written = await storeAnswer(context.database, waiting, answer);
    if (written && answer.mail) await ringFor(context, [answer.mail.notification]);
  }
  return open.length;
}

async function answerTo(context: Context, { id, ...given }: SignUp): Promise<SignUpAnswer> {
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
  { newId, environment }: Context,
  { email, language }: Pick<Subscriber, "email" | "language">,
  { token, key }: { token: string; key: string },
): NotificationRequest {
  return addressNotification<NewsletterMails>(
    { newId, host: publicHost(environment) },
    { kind: "newsletter-confirmation", to: { email }, language, parameters: { token }, key },
  );
}

/** Tells the person that the address is already on the list. */
function knownMail({ newId, environment }: Context, subscriber: Subscriber, key: string): NotificationRequest {
  const { email, language, unsubscribeToken } = subscriber;
  return addressNotification<NewsletterMails>(
    { newId, host: publicHost(environment) },
    { kind: "newsletter-known", to: { email }, language, parameters: { unsubscribeToken }, key },
  );
}
