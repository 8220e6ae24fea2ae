import { base32crockford } from "@scure/base";
import { EntitySchema } from "typeorm";
import type { OpenedEnquiry } from "../enquiries/store.ts";
import type { Context } from "../kit/context.ts";
import { json, key, longText, moment, optionalText, text, whole } from "../kit/db/columns.ts";
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
  /** The audit that it repeats, if that read the page in the same way; it may have been deleted since. */
  previousId: string | null;
  createdAt: Date;
};

/** An enquiry with the email that asks the person to confirm the address; spam has neither email nor token. */
export type AuditEnquiry = OpenedEnquiry & { tokenHash: string | null };

/** A record of an audit that was made now. */
export async function newAuditRecord(
  { clock, random }: Context,
  {
    url,
    finalUrl,
    result,
    previous,
  }: Pick<AuditRecord, "url" | "finalUrl" | "result"> & { previous: AuditRecord | null },
): Promise<AuditRecord> {
  const { score, ruleSet } = result;
  // 128 bits in 26 letters and digits.
  const id = base32crockford.encode(random(16)).toLowerCase();
  const previousId = previous?.result.readAs === result.readAs ? previous.id : null;
  return { id, url, finalUrl, score, ruleSet, result, previousId, createdAt: await clock() };
}

export const auditEntity = new EntitySchema<AuditRecord>({
  name: "audit",
  tableName: "audits",
  columns: {
    id: key(26),
    url: longText,
    finalUrl: longText,
    score: whole,
    ruleSet: text(16),
    result: json,
    previousId: optionalText(26),
    createdAt: moment,
  },
  indices: [{ name: "audits_created_at", columns: ["createdAt"] }],
});
