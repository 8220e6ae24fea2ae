import { openEnquiry, type EnquiryDependencies } from "../enquiries/keep-enquiry.ts";
import type { Visit } from "../enquiries/visit.ts";
import { newSecretToken, secretTokenHash } from "../kit/secret-token.ts";
import { addressNotification } from "../notifications/address-notification.ts";
import type { AuditRecord } from "./audit-record.ts";
import type { AuditEnquiry } from "./audit-repository.ts";
import type { AuditMails } from "./mails/kinds.ts";

/** How long the link in the email that asks for a confirmation works, in ms. */
const confirmedWithin = 7 * 86_400_000;

/**
 * The enquiry of a visitor who wants the details of an audit by email, and the email that asks whether the address is
 * theirs. The details, and the notice to the staff, follow once they say so. A submission that looks automatic is stored,
 * but sends no email.
 */
export async function openAuditEnquiry(
  dependencies: EnquiryDependencies & { random: (bytes: number) => Uint8Array },
  audit: AuditRecord,
  { email, visit }: { email: string; visit: Visit },
): Promise<AuditEnquiry> {
  const { id, url, finalUrl, score } = audit;
  const confirmBy = new Date((await dependencies.clock()).getTime() + confirmedWithin).toISOString();
  const { enquiry } = await openEnquiry(dependencies, {
    kind: "audit",
    email,
    website: finalUrl.slice(0, longestWebsite),
    details: { url, score, confirmBy },
    reference: id,
    visit,
  });
  if (enquiry.spam) return { enquiry, verification: null };
  const token = newSecretToken(dependencies.random);
  const notification = addressNotification<AuditMails>(dependencies, {
    kind: "audit-verification",
    to: { email: enquiry.email },
    language: visit.language,
    key: enquiry.id,
    parameters: { token },
  });
  return { enquiry, verification: { tokenHash: secretTokenHash(token), notification } };
}

/** Maximum length of the enquiry's column, in characters. */
const longestWebsite = 500;
