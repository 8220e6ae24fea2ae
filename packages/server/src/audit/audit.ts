import { categories, type Category, type Check, type Fault, type Outcome, type Params, type Verdict } from "./check.ts";
import { categoryWeights, checks } from "./checks.ts";
import type { Evidence } from "./evidence.ts";
import { type Facts, readFacts } from "./facts.ts";
import { mostSnippets, snippet } from "./snippet.ts";

/** A check that did not pass or could not be made. Its texts are in the messages, under `check` and `finding`. */
export type Finding = {
  check: string;
  category: Category;
  outcome: "warn" | "fail" | "unknown";
  /** Null when the check could not be made. */
  finding: string | null;
  params: Params;
  /** Snippets of the page as plain text; the renderer escapes them. */
  where: string[];
  /** Total number of places; `where` shows the first ones. */
  places: number;
  /** What else the check found, which costs no further points. */
  also: Pick<Finding & { finding: string }, "finding" | "params" | "where" | "places">[];
  weight: number;
  /** Points lost. */
  lost: number;
  /** The maximum score that it allows; null when it sets none. */
  cap: number | null;
};

export type CategoryScore = {
  category: Category;
  /** Points reached. */
  points: number;
  /** Maximum points for this page; 0 when nothing applied. */
  possible: number;
  /** Points of the category when every check applies. */
  weight: number;
};

/** The frozen result of an audit. */
export type AuditResult = {
  ruleSet: string;
  /** Whether the page was read as sent, or as a browser draws it. */
  readAs: "sent" | "drawn";
  /** From 0 to 100. */
  score: number;
  categories: CategoryScore[];
  /** Worst first, after the leading findings. */
  findings: Finding[];
  passed: string[];
  notApplicable: string[];
};

const worth: Readonly<Record<Outcome, number | null>> = {
  pass: 1,
  warn: 0.5,
  fail: 0,
  notApplicable: null,
  unknown: null,
};

type Judged = { check: Check; verdict: Verdict };

/** Runs every check. The same evidence always gives the same result. */
export function auditPage(evidence: Evidence): AuditResult {
  const facts = readFacts(evidence);
  const judged = checks.map((check) => ({ check, verdict: judge(check, facts) }));
  const findings = sortedFindings(judged);
  return {
    ruleSet,
    readAs: evidence.drawn === null ? "sent" : "drawn",
    score: Math.min(auditScore(judged), ...findings.flatMap(({ cap }) => cap ?? [])),
    categories: categories.map((category) => scoreCategory(category, judged)),
    findings,
    passed: idsWith(judged, "pass"),
    notApplicable: idsWith(judged, "notApplicable"),
  };
}

/** Scripts are not run, so what they may add to a page is not judged. */
function judge(check: Check, facts: Facts): Verdict {
  const verdict = check.judge(facts);
  if (facts.builtByScripts.how === "no" || facts.evidence.drawn !== null) return verdict;
  const isUnread = check.unread === "all" || (check.unread === "missing" && verdict.finding === "missing");
  return isUnread ? { outcome: "unknown" } : verdict;
}

function auditScore(judged: readonly Judged[]): number {
  const { points, possible } = sum(judged);
  return possible === 0 ? 0 : Math.round((points / possible) * 100);
}

function scoreCategory(category: Category, judged: readonly Judged[]): CategoryScore {
  const own = judged.filter(({ check }) => check.category === category);
  return { category, ...sum(own), weight: categoryWeights[category] };
}

function sum(judged: readonly Judged[]): { points: number; possible: number } {
  let [points, possible] = [0, 0];
  for (const { check, verdict } of judged) {
    const lost = lostBy(check, verdict.outcome);
    if (lost === null) continue;
    points += check.weight - lost;
    possible += check.weight;
  }
  return { points, possible };
}

/** The points that an outcome costs; null when the check does not count. */
function lostBy({ weight, costs = weight }: Check, outcome: Outcome): number | null {
  const value = worth[outcome];
  return value === null ? null : costs * (1 - value);
}

function sortedFindings(judged: readonly Judged[]): Finding[] {
  const found = judged.flatMap(({ check, verdict }) => toFinding(check, verdict) ?? []);
  const sorted = found.toSorted((a, b) => (a.cap ?? 100) - (b.cap ?? 100) || b.lost - a.lost || rank(a) - rank(b));
  const leads = ({ check: id }: Finding) => checks.some((check) => check.leads && check.id === id);
  return [...sorted.filter((each) => leads(each)), ...sorted.filter((each) => !leads(each))];
}

/** Order of findings that cost the same: failures first, unknown findings last. */
function rank({ outcome, weight }: Finding): number {
  if (outcome === "unknown") return 3;
  if (weight > 0) return 0;
  return outcome === "fail" ? 1 : 2;
}

function toFinding(check: Check, verdict: Verdict): Finding | null {
  const { id, category, weight, caps } = check;
  const common = { check: id, category, weight };
  switch (verdict.outcome) {
    case "pass":
    case "notApplicable":
      return null;
    case "unknown":
      return { ...common, ...nothingFound, outcome: "unknown" };
    case "warn":
    case "fail": {
      const { outcome, finding, also = [] } = verdict;
      return {
        ...common,
        outcome,
        ...shown(verdict),
        also: also.map(shown),
        lost: lostBy(check, outcome) ?? 0,
        cap: caps?.[finding] ?? null,
      };
    }
  }
}

const nothingFound = { finding: null, params: {}, where: [], places: 0, also: [], lost: 0, cap: null };

function shown({ finding, params = {}, where = [] }: Fault): Finding["also"][number] {
  return { finding, params, where: where.slice(0, mostSnippets).map(snippet), places: where.length };
}

function idsWith(judged: readonly Judged[], outcome: Outcome): string[] {
  return judged.filter(({ verdict }) => verdict.outcome === outcome).map(({ check }) => check.id);
}

/** Raised with every change of a check, weight or threshold; stored with each audit. */
export const ruleSet = "2026-11.4";
