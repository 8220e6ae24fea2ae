import type { Client } from "../clients/client.ts";
import { welcomeOf } from "../clients/welcome.ts";
import type { Context } from "../kit/context.ts";
import { hostOf } from "../kit/environment.ts";
import { newSecretToken } from "../kit/secret-token.ts";
import { newShare } from "../shares/make-share.ts";
import type { DispatchWork } from "./dispatch-work.ts";
import type { Dispatch } from "./dispatch.ts";

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
  const welcome = welcomeOf({ newId, host: hostOf(environment) }, client, {
    email: recipient,
    name: recipientName,
    language,
  });
  const opened = await work.openLink(dispatch, { token, share }, { client, notification: welcome });
  if (!opened) return null;
  if (opened.welcomed) await bell.ring("notification", welcome.id);
  return opened.token;
}
