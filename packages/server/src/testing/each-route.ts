import { expect } from "vitest";
import type { AnyRoute } from "@agency/contracts/route";
import { nameOf } from "@agency/contracts/routes.fixture";

/** Tries something with each route, and fails with what went wrong with which of them. There must be one. */
export async function withEach(
  routes: readonly AnyRoute[],
  attempt: (route: AnyRoute) => void | Promise<void>,
): Promise<void> {
  expect(routes.length).toBeGreaterThan(0);
  const failures: string[] = [];
  for (const route of routes) {
    try {
      await attempt(route);
    } catch (error) {
      failures.push(`${nameOf(route)}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  if (failures.length > 0) throw new Error(failures.join("\n"));
}
