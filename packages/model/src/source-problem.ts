/**
 * Why a client's figures could not be read from Google, as shown to the staff. Each has a remedy.
 * - `unauthorised`: Google does not accept the token (401)
 * - `scope_missing`: a permission was left out on Google's consent page
 * - `revoked`: the connection ended: revoked, password changed, or an app in "Testing" after 7 days (`invalid_grant`)
 * - `no_access`: the connected account may not read this property or site (403)
 * - `api_disabled`: this API is not switched on in the agency's Google Cloud project
 * - `gone`: the property or site does not exist any more (404)
 * - `too_many`: a quota of Google's is used up (429)
 * - `server_error`: Google failed (5xx)
 * - `empty`: Google answered without any data for the period
 * - `slow`: no complete answer in time
 * - `cut_off`: the connection ended in the middle of the answer
 * - `unreachable`: no connection to Google
 * - `unexpected`: an answer that we do not understand
 */
export const sourceProblems = [
  "unauthorised",
  "scope_missing",
  "revoked",
  "no_access",
  "api_disabled",
  "gone",
  "too_many",
  "server_error",
  "empty",
  "slow",
  "cut_off",
  "unreachable",
  "unexpected",
] as const;
export type SourceProblem = (typeof sourceProblems)[number];

/** The problems that stay until a person acts. All others may get well by themselves. */
export const problemsForPersons: readonly SourceProblem[] = [
  "scope_missing",
  "revoked",
  "no_access",
  "api_disabled",
  "gone",
  "empty",
];

export function waitsForPerson(problem: SourceProblem): boolean {
  return problemsForPersons.includes(problem);
}

/** Problems that end once the Google account is connected again. */
export const problemsOfConnection: readonly SourceProblem[] = ["unauthorised", "scope_missing", "revoked"];

export function endsByConnecting(problem: SourceProblem): boolean {
  return problemsOfConnection.includes(problem);
}
