import { type Check, categories, type Category } from "./check.ts";
import { contentChecks } from "./checks/content.ts";
import { indexabilityChecks } from "./checks/indexability.ts";
import { internationalChecks } from "./checks/international.ts";
import { sharingChecks } from "./checks/sharing.ts";
import { technicalChecks } from "./checks/technical.ts";

/** Raised with every change of a check, weight or threshold; stored with each audit. */
export const ruleSet = "2026-11.3";

/** Every check, in category order. */
export const checks: readonly Check[] = [
  ...indexabilityChecks,
  ...contentChecks,
  ...technicalChecks,
  ...sharingChecks,
  ...internationalChecks,
];

/** The maximum points of each category. */
export const categoryWeights = Object.fromEntries(
  categories.map((category) => [category, sumOfWeights(checks.filter((check) => check.category === category))]),
) as Readonly<Record<Category, number>>;

/** The points of a check; null when there is none of this name. */
export function weightOf(id: string): number | null {
  return checks.find((check) => check.id === id)?.weight ?? null;
}

function sumOfWeights(some: readonly Check[]): number {
  return some.reduce((sum, { weight }) => sum + weight, 0);
}
