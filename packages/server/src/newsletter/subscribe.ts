import type { Enquiry } from "../enquiries/enquiry.ts";
import { keepEnquiry, openEnquiry } from "../enquiries/keep-enquiry.ts";
import { looksAutomatic, type Visit } from "../enquiries/visit.ts";
import type { Context, Writing } from "../kit/context.ts";
import { Refusal } from "../kit/refusal.ts";
import { secretTokenHash } from "../kit/secret-token.ts";
import { ringFor } from "../notifications/address-notification.ts";
import { unconfirmedDays } from "./newsletter.ts";
import { storeConfirmation, storeLeaving, storeSignUp, subscriberToConfirm, subscriberToRemove } from "./store.ts";

/**
 * Stores a sign-up. Looks nothing up, so that neither the response nor its timing reveals whether the address is on
 * the list; the worker checks later. One that looks automatic is stored as spam and asks nobody, until the staff say otherwise.
 * @returns whether an email asks to confirm it
 */
export async function signUp(context: Writing, { email, visit }: { email: string; visit: Visit }): Promise<boolean> {
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
  { database, clock, newId }: Pick<Context, "database" | "clock" | "newId">,
  { email, language, page, city, noticeVersion }: Enquiry,
): Promise<void> {
  await storeSignUp(database, { id: newId(), email, language, page, city, noticeVersion, requestedAt: await clock() });
}

/**
 * Confirms the subscription of an address, adds it to the staff's inbox and tells them by email. Confirming twice has no
 * further effect.
 * @throws Refusal link_not_found
 */
export async function confirmSubscription(context: Writing, token: string): Promise<void> {
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
export async function unsubscribe(
  { database, clock }: Pick<Context, "database" | "clock">,
  token: string,
): Promise<void> {
  const subscriber = await subscriberToRemove(database, token);
  if (!subscriber) throw new Refusal("link_not_found");
  if (subscriber.state !== "unsubscribed") await storeLeaving(database, subscriber.id, await clock());
}
