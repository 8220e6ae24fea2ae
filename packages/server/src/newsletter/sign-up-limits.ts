/** Minimum time between two emails that answer the same address, in ms. */
const pause = 15 * 60_000;

const day = 24 * 3_600_000;
const mailsADay = 3;

/** Days after which an unconfirmed sign-up is deleted, as the privacy notice promises. */
export const unconfirmedDays = 30;

/** How far back emails to an address count, in ms. */
export const counted = day;

/**
 * Whether one more email may answer a sign-up, given the times of earlier ones. Allows one per quarter of an hour and
 * three per day, so that repeated sign-ups cannot flood a stranger's inbox.
 */
export function mayMail(sentAt: readonly Date[], now: Date): boolean {
  const ages = sentAt.map((sent) => now.getTime() - sent.getTime()).filter((age) => age < day);
  return ages.length < mailsADay && ages.every((age) => age >= pause);
}
