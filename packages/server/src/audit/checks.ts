import { categories, type Category, type Check } from "./check.ts";
import { contentChecks } from "./checks/content.ts";
import { indexabilityChecks } from "./checks/indexability.ts";
import { internationalChecks } from "./checks/international.ts";
import { sharingChecks } from "./checks/sharing.ts";
import { technicalChecks } from "./checks/technical.ts";

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
export function checkWeight(id: string): number | null {
  return checks.find((check) => check.id === id)?.weight ?? null;
}

function sumOfWeights(some: readonly Check[]): number {
  return some.reduce((total, { weight }) => total + weight, 0);
}
