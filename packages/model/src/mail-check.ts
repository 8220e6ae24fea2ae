/** The outcomes of each check of the sender's domain. The first of each is how it should be. */
export const mailCheckOutcomes = {
  spf: ["pass", "missing", "several", "wrong", "open", "refused", "unsure", "error"],
  dkim: ["pass", "missing", "invalid", "weak", "unsigned", "unknown", "error"],
  dmarc: ["pass", "watching", "missing", "error"],
  alignment: ["pass", "failed", "unknown", "error"],
  ptr: ["pass", "missing", "mismatch", "unknown", "error"],
} as const;

export type MailCheck = keyof typeof mailCheckOutcomes;
const mailChecks = Object.keys(mailCheckOutcomes) as MailCheck[];

/** A key of the texts: "spf.missing". */
export type MailCheckKey = { [C in MailCheck]: `${C}.${(typeof mailCheckOutcomes)[C][number]}` }[MailCheck];

export const mailCheckKeys = mailChecks.flatMap((check) =>
  mailCheckOutcomes[check].map((outcome) => `${check}.${outcome}` as MailCheckKey),
);

/** The finding of one check. `params` are for its text. */
export type MailFinding = { key: MailCheckKey; params: Record<string, string> };

/** How much a finding asks for: nothing, more to look at, or a change. */
export function findingMood({ key }: MailFinding): "good" | "unsure" | "bad" {
  const outcome = key.slice(key.indexOf(".") + 1);
  if (outcome === "pass") return "good";
  return ["unsure", "unknown", "watching", "error"].includes(outcome) ? "unsure" : "bad";
}

/** The check that a finding is of. */
export function findingCheck(key: MailCheckKey): MailCheck {
  return key.slice(0, key.indexOf(".")) as MailCheck;
}
