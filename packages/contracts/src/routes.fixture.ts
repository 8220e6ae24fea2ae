import { globSync } from "node:fs";
import type { Access, AnyRoute } from "./route.ts";

const files = globSync("*.ts", { cwd: import.meta.dirname, exclude: ["*.test.ts", "*.fixture.ts"] });
const modules: Record<string, unknown>[] = await Promise.all(files.toSorted().map((file) => import(`./${file}`)));

/** Every route of the contracts. */
export const allRoutes: AnyRoute[] = modules.flatMap((module) => Object.values(module).filter(isRoute));
if (allRoutes.length === 0) throw new Error("No routes were found");

function isRoute(value: unknown): value is AnyRoute {
  return typeof value === "object" && value !== null && "contract" in value;
}

export function routesFor(access: Access): AnyRoute[] {
  return allRoutes.filter(({ contract }) => contract.access === access);
}

/** Method and path. */
export function routeName({ method, path }: AnyRoute): string {
  return `${method} ${path}`;
}

/** The names of the parameters in its path. */
export function parameterNames({ path }: AnyRoute): string[] {
  return Array.from(path.matchAll(/:(\w+)/g), ([, name = ""]) => name);
}

/** Rows for a table of tests: each route's name and the route. */
export function named(routes: AnyRoute[]): [name: string, route: AnyRoute][] {
  return routes.map((route) => [routeName(route), route]);
}
