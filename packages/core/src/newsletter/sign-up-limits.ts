/** How long no second mail goes to an address that is typed in again, in ms. */
const pause = 15 * 60_000;

const day = 24 * 3_600_000;
const mailsADay = 3;

/** After how many days a sign-up that nobody confirmed is forgotten. The privacy notice promises it. */
export const unconfirmedDays = 30;

/** How far back mails to an address count, in ms. */
export const counted = day;

/**
 * Whether one more mail may answer a sign-up, given when the earlier ones went out: once in a quarter of an hour and three
 * times a day, so that nobody can fill a stranger's inbox by typing the address in again and again.
 */
export function mayMail(sentAt: readonly Date[], now: Date): boolean {
  const ages = sentAt.map((sent) => now.getTime() - sent.getTime()).filter((age) => age < day);
  return ages.length < mailsADay && ages.every((age) => age >= pause);
}
