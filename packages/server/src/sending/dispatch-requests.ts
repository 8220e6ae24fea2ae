import type { Recipient } from "../clients/client.ts";
import type { NewId } from "../kit/clock.ts";
import type { DispatchRequest } from "./dispatch.ts";
import { messageId, type Sending } from "./message-id.ts";

/** The dispatches of a sending, one for each recipient. */
export function requestDispatches(
  { newId, host }: { newId: NewId; host: string },
  sending: Sending,
  recipients: Recipient[],
): DispatchRequest[] {
  return recipients.map((recipient) => ({
    id: newId(),
    messageId: messageId(sending, recipient.email, host),
    recipient,
  }));
}
