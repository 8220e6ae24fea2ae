import { isSample } from "@agency/model/report/snapshot";
import type { Client } from "../clients/client.ts";
import { welcomeMail } from "../clients/welcome.ts";
import type { Context } from "../kit/context.ts";
import { publicHost } from "../kit/environment.ts";
import { Unsendable } from "../kit/mail/deliver-mail.ts";
import type { OutgoingMail } from "../kit/mail/mail-service.ts";
import { newSecretToken } from "../kit/secrets.ts";
import { newShare } from "../shares/shares.ts";
import type { ClaimedDispatch, DispatchWork, SentRevision } from "./dispatch-work.ts";
import type { Dispatch } from "./table.ts";

type Needed = {
  work: Pick<DispatchWork, "cancel">;
  /** Whether reports of sample figures may be emailed. */
  sampleMails: boolean;
  /** Fixes and writes the email of a revision; null when the caller no longer owns the dispatch. */
  draw: (claimed: ClaimedDispatch, revision: SentRevision) => Promise<OutgoingMail | null>;
};

/**
 * Makes the email of a claimed dispatch, which brings the approved revision, at each try the same one. One that a worker had in hand when
 * a later sending began, and that comes back for another try, is cancelled: an older revision must not arrive after a newer one. So is one
 * to somebody who is no longer a contact.
 * @returns null when nothing is to be sent
 * @throws Unsendable when it is made of sample figures
 */
export async function composeReport(
  { work, sampleMails, draw }: Needed,
  claimed: ClaimedDispatch,
): Promise<OutgoingMail | null> {
  const { row, revision, obsolete } = claimed;
  if (obsolete) {
    await work.cancel(row);
    return null;
  }
  if (!revision) return null;
  if (isSample(revision.snapshot) && !sampleMails) throw new Unsendable({ code: "sample_not_mailed", params: {} });
  return draw(claimed, revision);
}

/** How long the link in an email opens its report, in days. */
const mailLinkDays = 365;

/**
 * Fixes a report's email, and makes the link in it: it opens this report and nothing else, so that the email can be forwarded. A second try of the
 * same email has the same link. A contact who does not know the client ID is told it, in an email of its own.
 * @returns the link's token; null when the caller no longer owns the dispatch
 */
export async function prepareMail(
  { environment, bell, clock, newId, random }: Context,
  work: Pick<DispatchWork, "prepare">,
  { dispatch, revision, client }: { dispatch: Dispatch; revision: number; client: Client },
): Promise<string | null> {
  const { reportId, recipient, recipientName, language } = dispatch;
  const token = newSecretToken(random);
  const share = newShare({
    id: newId(),
    reportId,
    token,
    now: await clock(),
    days: mailLinkDays,
    createdBy: null,
    recipient,
  });
  const welcome = welcomeMail({ newId, host: publicHost(environment) }, client, {
    email: recipient,
    name: recipientName,
    language,
  });
  const prepared = await work.prepare(dispatch, { revision, token, share }, { client, notification: welcome });
  if (!prepared) return null;
  if (prepared.welcomed) await bell.ring("notification", welcome.id);
  return prepared.token;
}
