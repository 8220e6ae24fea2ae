import type { Facts } from "./facts.ts";

export const categories = ["indexability", "content", "technical", "sharing", "international"] as const;
export type Category = (typeof categories)[number];

/** `notApplicable` drops out of the sum, and so does `unknown`: what could not be checked is never held against a page. */
export type Outcome = "pass" | "warn" | "fail" | "notApplicable" | "unknown";

/** What a check says of a page. `finding` names the sentence for it; `where` are snippets of the page. */
export type Verdict =
  | { outcome: "pass" | "notApplicable" | "unknown"; finding?: undefined; params?: undefined; where?: undefined }
  | { outcome: "warn" | "fail"; finding: string; params?: Params; where?: readonly string[] };

export type Params = Readonly<Record<string, string | number>>;

/** One rule. Its texts stand under its id in the messages of the audit. */
export type Check = {
  id: string;
  category: Category;
  /** Points of the score; 0 for a check that only informs. */
  weight: number;
  /** Where the rule comes from: a page of documentation, a standard, or Lighthouse's name for it. */
  source: string;
  /** Every finding that `judge` can name. */
  findings: readonly string[];
  judge: (facts: Facts) => Verdict;
};

export const pass: Verdict = { outcome: "pass" };
export const notApplicable: Verdict = { outcome: "notApplicable" };
export const unknown: Verdict = { outcome: "unknown" };

export function fail(finding: string, params: Params = {}, where: readonly string[] = []): Verdict {
  return { outcome: "fail", finding, params, where };
}

export function warn(finding: string, params: Params = {}, where: readonly string[] = []): Verdict {
  return { outcome: "warn", finding, params, where };
}
