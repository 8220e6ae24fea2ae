import { EntitySchema } from "typeorm";
import { belongsTo, key } from "../kit/db/columns.ts";

/** The link in an email that asks whether an enquiry's address is the sender's own. */
export type VerificationRow = {
  /** Hash of the link's token. */
  tokenHash: string;
  enquiryId: string;
};

export const verificationEntity = new EntitySchema<VerificationRow>({
  name: "verification",
  tableName: "verifications",
  columns: { tokenHash: key(64), enquiryId: belongsTo("enquiry", "verifications_enquiry") },
  indices: [{ name: "verifications_enquiry_id", columns: ["enquiryId"] }],
});
