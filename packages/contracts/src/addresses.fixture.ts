import type { AnyRoute } from "./route.ts";

/** Well-formed ids that belong to nobody, and a kind that there is. */
export const nobodysIds: Record<string, string> = {
  number: "1",
  clientId: "00000-00000-00000-00000-000000",
  auditId: "0".repeat(26),
  token: "x".repeat(43),
  shareToken: "x".repeat(43),
  mailId: "none",
  kind: "analytics",
};
const nobodysUuid = "01890000-0000-7000-8000-000000000000";

/** A route's address with its parameters, or nobody's ids in place of missing ones. */
export function routeAddress({ path }: AnyRoute, params: Record<string, string> = {}): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? nobodysIds[name] ?? nobodysUuid),
  );
}
