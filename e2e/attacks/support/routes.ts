import { globSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Access, AnyRoute } from "@agency/contracts/route";

const contracts = new URL("../../../packages/contracts/src/", import.meta.url);
const files = globSync("*/routes.ts", { cwd: fileURLToPath(contracts) }).toSorted();

/** Every route of the contracts; a noun that is added is attacked without anybody naming it here. */
export const allRoutes: AnyRoute[] = (
  await Promise.all(
    files.map(async (file) => Object.values((await import(new URL(file, contracts).href)) as Record<string, AnyRoute>)),
  )
).flat();

export const changingRoutes = allRoutes.filter(({ method }) => method !== "GET");

export function routesFor(...access: Access[]): AnyRoute[] {
  return allRoutes.filter(({ contract }) => access.includes(contract.access));
}

export function nameOf({ method, path }: AnyRoute): string {
  return `${method} ${path}`;
}

/** Ids that look right and are nobody's. */
export const nobodysIds: Record<string, string> = {
  clientId: "00000-00000-00000-00000-000000",
  auditId: "0".repeat(26),
  token: "x".repeat(43),
  mailId: "none",
};
const nobodysUuid = "01890000-0000-7000-8000-000000000000";

/** A route's address with its parameters, and nobody's where none is given. */
export function addressOf({ path }: AnyRoute, params: Record<string, string> = {}): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? nobodysIds[name] ?? nobodysUuid),
  );
}

export function parameterNames({ path }: AnyRoute): string[] {
  return Array.from(path.matchAll(/:(\w+)/g), ([, name = ""]) => name);
}
