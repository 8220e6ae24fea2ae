/**
 * Why a report or an email failed, as shown to the staff. Each code has a text in every language under
 * `errors:problem`. The codes in the second half quote the mail server's `reply`.
 */
export const problemCodes = [
  "no_figures",
  "sample_not_mailed",
  "source_unread",
  "source_failing",
  "figures_doubtful",
  "letters_missing",
  "internal_error",
  "disk_full",
  "render_failed",
  "worker_stopped",
  "mail_unreachable",
  "mail_insecure",
  "mail_timeout",
  "mail_interrupted",
  "mail_unanswered",
  "sign_in_refused",
  "mailbox_unknown",
  "mailbox_full",
  "mail_too_large",
  "mail_deferred",
  "mail_refused",
] as const;
export type ProblemCode = (typeof problemCodes)[number];

/**
 * `params` are the parameters of the code's text, such as the mail server's `reply`. Of a source they are its name as `source` and,
 * if it fails, why as `problem`, a key under `errors:source`.
 */
export type Problem = { code: ProblemCode; params: Record<string, string> };

export function isProblemCode(code: string): code is ProblemCode {
  return problemCodes.some((known) => known === code);
}
