/** What a list of clients may say of each, in the order in which a row is shown. */
export const listedFields = [
  "name",
  "businessType",
  "contactName",
  "email",
  "phone",
  "language",
  "package",
  "monthlyFee",
  "website",
] as const;
export type ListedField = (typeof listedFields)[number];

/** What becomes of a row: a new client, a change of one, nothing, or a question first. `left` was left out by a person. */
export const rowOutcomes = ["new", "change", "unchanged", "ask", "left"] as const;
export type RowOutcome = (typeof rowOutcomes)[number];

/**
 * Why a row is asked about: several clients look like it, one has its website only, another row is of the client that it looks like, or a
 * row above has its email address.
 */
export const rowDoubts = ["several", "website", "taken", "same_email"] as const;
export type RowDoubt = (typeof rowDoubts)[number];

/** Answers to such a question besides the ID of a client. */
export const rowAnswers = ["new", "left"] as const;

/** The most clients of one list. */
export const mostListed = 500;

/** Maximum size of a list's file, in bytes, and of the request that carries it as base64. */
export const maximumListBytes = 1_048_576;
export const maximumListBody = 1_500_000;
