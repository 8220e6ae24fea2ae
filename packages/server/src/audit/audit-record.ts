import { base32crockford } from "@scure/base";
import type { AuditResult } from "./audit.ts";

/** A stored audit: frozen, never judged again, and without any link to the person who requested it. */
export type AuditRecord = {
  /** Anyone with the id can open the audit, so it must be unguessable. */
  id: string;
  /** The requested address. */
  url: string;
  /** The address after redirects. */
  finalUrl: string;
  score: number;
  ruleSet: string;
  result: AuditResult;
  createdAt: Date;
};

/** A record of an audit that was made now. */
export function newAuditRecord(
  { random, now }: { random: (bytes: number) => Uint8Array; now: Date },
  { url, finalUrl, result }: Pick<AuditRecord, "url" | "finalUrl" | "result">,
): AuditRecord {
  const { score, ruleSet } = result;
  return { id: newAuditId(random), url, finalUrl, score, ruleSet, result, createdAt: now };
}

const idBytes = 16;

/** A new id: 128 random bits in 26 letters and digits. `random` must be unguessable. */
function newAuditId(random: (bytes: number) => Uint8Array): string {
  return base32crockford.encode(random(idBytes)).toLowerCase();
}
