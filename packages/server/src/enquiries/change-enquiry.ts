import type { Clock, NewId } from "../kit/clock.ts";
import type { NewsletterRepository } from "../newsletter/newsletter-repository.ts";
import type { EnquiryRepository, EnquiryWithClient } from "./enquiry-repository.ts";
import type { Enquiry } from "./enquiry.ts";
import { findEnquiry } from "./find-enquiry.ts";

type Dependencies = {
  enquiries: Pick<EnquiryRepository, "find" | "change">;
  newsletter: Pick<NewsletterRepository, "keepSignUp">;
  clock: Clock;
  newId: NewId;
};

type Change = { handled?: boolean | undefined; note?: string | null | undefined; spam?: boolean | undefined };

/**
 * Marks an enquiry or saves a note; missing values stay unchanged. An enquiry that is already handled keeps its time. A newsletter
 * sign-up that was taken for spam is asked to confirm once it is none.
 * @throws Refusal enquiry_not_found
 */
export async function changeEnquiry(
  dependencies: Dependencies,
  id: string,
  { handled, note, spam }: Change,
): Promise<EnquiryWithClient> {
  const { enquiries, clock } = dependencies;
  const { enquiry } = await findEnquiry({ enquiries }, id);
  const change = {
    ...(handled === undefined || handled === (enquiry.handledAt !== null)
      ? {}
      : { handledAt: handled ? await clock() : null }),
    ...(note === undefined ? {} : { note: note || null }),
    ...(spam === undefined ? {} : { spam }),
  };
  if (Object.keys(change).length > 0) await enquiries.change(id, change);
  if (spam === false && enquiry.spam && enquiry.kind === "subscription") await signUpAgain(dependencies, enquiry);
  return findEnquiry({ enquiries }, id);
}

async function signUpAgain(
  { newsletter, clock, newId }: Pick<Dependencies, "newsletter" | "clock" | "newId">,
  { email, language, page, city, noticeVersion }: Enquiry,
): Promise<void> {
  await newsletter.keepSignUp({ id: newId(), email, language, page, city, noticeVersion, requestedAt: await clock() });
}
