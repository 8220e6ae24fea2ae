import type { Audit } from "@agency/contracts/audit";
import { call } from "../../../shared/api/call.ts";
import { without } from "../../../shared/without.ts";
import type { Sent } from "../../forms/sending.ts";

/** Requests an audit. It names no person, so it needs no consent. */
export async function auditPage({ address, visit }: Sent): Promise<Audit> {
  const { audit } = await call("POST /api/seo-audit", { body: { url: address("url"), ...without(visit, "consent") } });
  return audit;
}

/** Audits the page of an audit as a browser draws it. */
export async function auditDrawn(auditId: string, { visit }: Sent): Promise<Audit> {
  const { audit } = await call("POST /api/seo-audit/:auditId/drawn", {
    params: { auditId },
    body: { language: visit.language },
  });
  return audit;
}

/** Audits the address of an audit again, in the way in which that read the page. */
export async function auditAgain({ id: auditId, readAs }: Audit, sent: Sent): Promise<Audit> {
  if (readAs === "drawn") return auditDrawn(auditId, sent);
  const { language } = sent.visit;
  const { audit } = await call("POST /api/seo-audit/:auditId/again", { params: { auditId }, body: { language } });
  return audit;
}

export async function mailDetails(auditId: string, { text, visit }: Sent): Promise<void> {
  await call("POST /api/seo-audit/:auditId/mail", { params: { auditId }, body: { email: text("email"), ...visit } });
}
