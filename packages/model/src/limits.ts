/** For how many days a link to a report can be made. */
export const shareDays = [7, 30, 90] as const;

/** How long a client's question about a report may be, in characters. */
export const longestQuestion = 500;

/** How long an answer to an enquiry may be, in characters. */
export const longestAnswer = 5000;
/** How long a note of the staff about a client may be, in characters. */
export const longestNote = 2000;

/** The most approved reports of a client that one archive has. */
export const mostArchived = 1000;

/** The largest numbers that a client may tell: customers, and what they are worth in whole units of the currency. */
export const maximumAnswered = { customers: 100_000, worth: 1_000_000_000 } as const;

/** The most keywords of a client. */
export const mostKeywords = 200;

/** The most contacts of a client, besides the first one. */
export const mostContacts = 20;

/** Maximum size of a logo's file, in bytes, and of the request that carries it as base64. */
export const maximumLogoBytes = 2_097_152;
export const maximumLogoBody = 2_900_000;

/** How long a sign-in of the staff lasts at the most, in ms (specification, section 9). */
export const sessionLifetime = 24 * 60 * 60 * 1000;

/** The most passkeys of an account. */
export const mostPasskeys = 20;

/** The texts about a client that may stay empty, with their greatest length: columns, requests and answers follow from this list. */
export const clientTexts = { website: 500, businessType: 120, contactName: 120, phone: 40 } as const;

export type ClientText = keyof typeof clientTexts;

/** An object with each of these texts' names. */
export function eachClientText<Value>(makeValue: (name: ClientText) => Value): Record<ClientText, Value> {
  const names = Object.keys(clientTexts) as ClientText[];
  return Object.fromEntries(names.map((name) => [name, makeValue(name)])) as Record<ClientText, Value>;
}

/** How many files of figures are kept together: two of each of fifteen clients. */
export const mostFilesTogether = 30;
