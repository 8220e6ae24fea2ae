import { Refusal } from "../kit/refusal.ts";
import type { EnquiryRepository, EnquiryWithClient } from "./enquiry-repository.ts";

/** @throws Refusal enquiry_not_found */
export async function findEnquiry(
  { enquiries }: { enquiries: Pick<EnquiryRepository, "find"> },
  id: string,
): Promise<EnquiryWithClient> {
  const found = await enquiries.find(id);
  if (!found) throw new Refusal("enquiry_not_found");
  return found;
}
