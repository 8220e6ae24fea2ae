import type { Clock } from "../clock.ts";
import type { EnquiryRepository, EnquiryWithClient } from "./enquiry-repository.ts";
import { findEnquiry } from "./find-enquiry.ts";

type Dependencies = { enquiries: Pick<EnquiryRepository, "find" | "change">; clock: Clock };

type Change = { handled?: boolean | undefined; note?: string | null | undefined; spam?: boolean | undefined };

/**
 * Marks an enquiry or saves a note; missing values stay unchanged. An enquiry that is already handled keeps its time.
 * @throws Refusal enquiry_not_found
 */
export async function changeEnquiry(
  { enquiries, clock }: Dependencies,
  id: string,
  { handled, note, spam }: Change,
): Promise<EnquiryWithClient> {
  const { enquiry } = await findEnquiry({ enquiries }, id);
  const change = {
    ...(handled === undefined || handled === (enquiry.handledAt !== null)
      ? {}
      : { handledAt: handled ? await clock() : null }),
    ...(note === undefined ? {} : { note: note || null }),
    ...(spam === undefined ? {} : { spam }),
  };
  if (Object.keys(change).length > 0) await enquiries.change(id, change);
  return findEnquiry({ enquiries }, id);
}
