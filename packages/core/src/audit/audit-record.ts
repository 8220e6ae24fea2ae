import { base32crockford } from "@scure/base";
import type { AuditResult } from "./audit.ts";

/** An audit as it is kept: frozen, and never judged again. It holds nothing that points to who asked for it. */
export type AuditRecord = {
  /** Opens the audit for everybody who has it, so that it cannot be guessed. */
  id: string;
  /** The address asked for. */
  url: string;
  /** The address that the redirects led to. */
  finalUrl: string;
  score: number;
  ruleSet: string;
  result: AuditResult;
  createdAt: Date;
};

const idBytes = 16;

/** A new id of 128 random bits in 26 letters and digits. `random` has to be unguessable. */
export function newAuditId(random: (bytes: number) => Uint8Array): string {
  return base32crockford.encode(random(idBytes)).toLowerCase();
}
