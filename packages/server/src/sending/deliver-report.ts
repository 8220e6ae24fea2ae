import { type Snapshot, isSample } from "@agency/model/report/snapshot";
import type { Client } from "../clients/client.ts";
import { welcomeMail } from "../clients/welcome.ts";
import type { Context } from "../kit/context.ts";
import { publicHost } from "../kit/environment.ts";
import { type Delivered, type Delivering, deliverMail } from "../kit/mail/deliver-mail.ts";
import type { OutgoingMail } from "../kit/mail/mail-service.ts";
import { newSecretToken } from "../kit/secrets.ts";
import { newShare } from "../shares/shares.ts";
import type { ClaimedDispatch, DispatchWork } from "./dispatch-work.ts";
import type { Dispatch } from "./dispatch.ts";

type Dependencies = Delivering<Dispatch> & {
  work: Pick<DispatchWork, "freeze" | "cancel">;
  /** Whether reports of sample figures may be emailed. */
  sampleMails: boolean;
  /** Builds the email; null when the caller no longer owns the dispatch. */
  compose: (dispatch: Dispatch, claimed: ClaimedDispatch, snapshot: Snapshot) => Promise<OutgoingMail | null>;
};

/**
 * Emails the approved revision of a claimed dispatch, freezing its content first. One that a worker had in hand when a later sending
 * began, and that comes back for another try, is cancelled: an older revision must not arrive after a newer one. So is one to somebody who
 * is no longer a contact.
 */
export async function deliverReport(dependencies: Dependencies, claimed: ClaimedDispatch): Promise<Delivered> {
  const { dispatch, revision, obsolete } = claimed;
  const { work, compose, sampleMails } = dependencies;
  if (obsolete) {
    await work.cancel(dispatch);
    return "superseded";
  }
  const snapshot = dispatch.snapshot ?? revision?.snapshot;
  if (!snapshot) return "superseded";
  if (isSample(snapshot) && !sampleMails) {
    await work.fail(dispatch, { code: "sample_not_mailed", params: {} });
    return "failed";
  }
  const content = { snapshot, revision: dispatch.revision ?? revision?.number ?? null };
  return deliverMail(dependencies, dispatch, async () => {
    const composed = await compose(dispatch, claimed, snapshot);
    return composed && (await work.freeze(dispatch, content)) ? composed : null;
  });
}

/** How long the link in an email opens its report, in days. */
const mailLinkDays = 365;

/**
 * Makes the link in a report's email: it opens this report and nothing else, so that the email can be forwarded. A second try of the
 * same email has the same link. A contact who does not know the client ID is told it, in an email of its own.
 * @returns the link's token; null when the caller no longer owns the dispatch
 */
export async function openMailLink(
  { environment, bell, clock, newId, random }: Context,
  work: Pick<DispatchWork, "openLink">,
  { dispatch, client }: { dispatch: Dispatch; client: Client },
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
  const opened = await work.openLink(dispatch, { token, share }, { client, notification: welcome });
  if (!opened) return null;
  if (opened.welcomed) await bell.ring("notification", welcome.id);
  return opened.token;
}
