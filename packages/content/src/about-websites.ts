import type { Audience, ServiceKind } from "./shape.ts";

/** Whether a service is about websites and what brings visitors to them. */
export function isAboutWebsites({ kind, audience }: { kind: ServiceKind; audience: Audience }): boolean {
  return kind !== "project" && audience === "businesses";
}
