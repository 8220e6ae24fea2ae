import type { Client } from "../clients/client.ts";
import { welcomeOf } from "../clients/welcome.ts";
import type { Clock, NewId } from "../kit/clock.ts";
import type { Doorbell } from "../kit/doorbell.ts";
import { newSecretToken } from "../kit/secret-token.ts";
import { newShare } from "../shares/make-share.ts";
import type { DispatchWork } from "./dispatch-work.ts";
import type { Dispatch } from "./dispatch.ts";

/** How long the link in an email opens its report, in days. */
const mailLinkDays = 365;

type Dependencies = {
  work: Pick<DispatchWork, "openLink">;
  doorbell: Doorbell;
  clock: Clock;
  newId: NewId;
  random: (bytes: number) => Uint8Array;
  /** Host of the Message-IDs. */
  host: string;
};

/**
 * Makes the link in a report's email: it opens this report and nothing else, so that the email can be forwarded. A second try of the
 * same email has the same link. A contact who does not know the client ID is told it, in an email of its own.
 * @returns the link's token; null when the caller no longer owns the dispatch
 */
export async function openMailLink(
  { work, doorbell, clock, newId, random, host }: Dependencies,
  dispatch: Dispatch,
  client: Client,
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
  const welcome = welcomeOf({ newId, host }, client, { email: recipient, name: recipientName, language });
  const opened = await work.openLink(dispatch, { token, share }, { client, notification: welcome });
  if (!opened) return null;
  if (opened.welcomed) await doorbell("notification", welcome.id);
  return opened.token;
}
