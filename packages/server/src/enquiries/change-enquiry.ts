import type { EnquiryKind } from "@agency/model/states";
import type { Context } from "../kit/context.ts";
import type { Enquiry, EnquiryWithClient } from "./enquiry.ts";
import { findEnquiry, updateEnquiry } from "./store.ts";

type Change = { handled?: boolean | undefined; note?: string | null | undefined; spam?: boolean | undefined };

/** What follows, by kind, once the staff say that an enquiry is no spam. */
export type OnceNoSpam = { [Kind in EnquiryKind]?: (enquiry: Enquiry) => Promise<void> };

/**
 * Marks an enquiry or saves a note; missing values stay unchanged. An enquiry that is already handled keeps its time.
 * @throws Refusal enquiry_not_found
 */
export async function changeEnquiry(
  { database, clock }: Pick<Context, "database" | "clock">,
  id: string,
  { handled, note, spam }: Change,
  onceNoSpam: OnceNoSpam,
): Promise<EnquiryWithClient> {
  const { enquiry } = await findEnquiry(database, id);
  const change = {
    ...(handled === undefined || handled === (enquiry.handledAt !== null)
      ? {}
      : { handledAt: handled ? await clock() : null }),
    ...(note === undefined ? {} : { note: note || null }),
    ...(spam === undefined ? {} : { spam }),
  };
  if (Object.keys(change).length > 0) await updateEnquiry(database, id, change);
  if (spam === false && enquiry.spam) await onceNoSpam[enquiry.kind]?.(enquiry);
  return findEnquiry(database, id);
}
