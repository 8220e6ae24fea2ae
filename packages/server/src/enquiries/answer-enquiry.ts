import type { Context } from "../kit/context.ts";
import { publicHost } from "../kit/environment.ts";
import { addressNotification, notificationMessageId, ringFor } from "../notifications/address-notification.ts";
import type { EnquiryInFull } from "./enquiry.ts";
import type { EnquiryMails } from "./mail.ts";
import { answerKey, findEnquiry, storeAnswer } from "./store.ts";

/**
 * Answers an enquiry by email, in the words of the staff. It then counts as answered.
 * @param given.number how many answers there are before it: the same one again is sent once
 * @param given.by the account's name
 * @throws Refusal enquiry_not_found, or enquiry_answered when somebody else answered meanwhile
 */
export async function answerEnquiry(
  context: Context,
  id: string,
  { text, number, by }: { text: string; number: number; by: string },
): Promise<EnquiryInFull> {
  const { database, environment, clock, newId } = context;
  const { enquiry } = await findEnquiry(database, id);
  const host = publicHost(environment);
  const first = notificationMessageId({ kind: "enquiry-answer", key: answerKey({ enquiryId: id, number: 0 }), host });
  const mail = addressNotification<EnquiryMails>(
    { newId, host },
    {
      kind: "enquiry-answer",
      to: { email: enquiry.email, name: enquiry.name },
      language: enquiry.language,
      parameters: { text, follows: number === 0 ? null : first },
      key: answerKey({ enquiryId: id, number }),
    },
  );
  const answer = { id: newId(), enquiryId: id, number, text, by, at: await clock() };
  if (await storeAnswer(database, answer, mail)) await ringFor(context, [mail]);
  return findEnquiry(database, id);
}
