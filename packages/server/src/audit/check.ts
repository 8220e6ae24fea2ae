import type { Facts } from "./facts.ts";

export const categories = ["indexability", "content", "technical", "sharing", "international"] as const;
export type Category = (typeof categories)[number];

/** `notApplicable` and `unknown` are left out of the total: a page loses no points for what could not be checked. */
export type Outcome = "pass" | "warn" | "fail" | "notApplicable" | "unknown";

/** What a check found. `finding` is the key of its sentence; `where` lists snippets of the page. */
export type Fault = { finding: string; params?: Params; where?: readonly string[] };

/** The outcome of a check: the worst that it found, and what else. */
export type Verdict =
  | { outcome: "pass" | "notApplicable" | "unknown"; finding?: undefined; params?: undefined; where?: undefined }
  | (Fault & { outcome: "warn" | "fail"; also?: readonly Fault[] });

export type Params = Readonly<Record<string, string | number>>;

/** One check of a category. Its texts are in the audit's messages, under its id. */
export type Check = Rule & { id: string; category: Category };

export type Rule = {
  /** Points of the score; 0 for an informational check. */
  weight: number;
  /** The most points that it can cost, where that is less than its weight. A warning costs half. */
  costs?: number;
  /** The source of the rule: a documentation page, a standard, or Lighthouse's name for it. */
  source: string;
  /** Every finding that `judge` can return. */
  findings: readonly string[];
  /** The findings that have a text of their own on how to fix them. */
  mended?: readonly string[];
  /** Whether it tells everything that it finds, and not only the worst. */
  listsAll?: true;
  /** The maximum score that a finding allows. */
  caps?: Readonly<Record<string, number>>;
  /** Whether its finding stands before all others, whatever they cost. */
  leads?: true;
  /** Cannot be judged while scripts build the page: all of it, or that something is missing. */
  unread?: "all" | "missing";
  judge: (facts: Facts) => Verdict;
};

/** The checks of a category, from its rules by id. */
export function categoryChecks(category: Category, rules: Readonly<Record<string, Rule>>): Check[] {
  return Object.entries(rules).map(([id, rule]) => ({ id, category, ...rule }));
}

export const pass: Verdict = { outcome: "pass" };
export const notApplicable: Verdict = { outcome: "notApplicable" };
export const unknown: Verdict = { outcome: "unknown" };

export function fail(finding: string, params: Params = {}, where: readonly string[] = []): Verdict {
  return { outcome: "fail", finding, params, where };
}

export function warn(finding: string, params: Params = {}, where: readonly string[] = []): Verdict {
  return { outcome: "warn", finding, params, where };
}

/** Fails or warns with the number of places where something was found; passes where there are none. */
export function counted(judge: typeof fail, finding: string, where: readonly string[], params: Params = {}): Verdict {
  return where.length === 0 ? pass : judge(finding, { count: where.length, ...params }, where);
}
