import { EntitySchema } from "typeorm";
import {
  json,
  key,
  moment,
  optionalLongText,
  optionalMoment,
  optionalText,
  refersTo,
  text,
  yesNo,
  belongsTo,
} from "../kit/db/columns.ts";
import { languageColumn } from "../kit/db/listed.ts";
import type { Enquiry } from "./enquiry.ts";

export const enquiryEntity = new EntitySchema<Enquiry>({
  name: "enquiry",
  tableName: "enquiries",
  columns: {
    id: key(36),
    kind: text(16),
    name: text(254),
    email: text(254),
    website: optionalText(500),
    service: optionalText(40),
    message: optionalLongText,
    details: json,
    reference: optionalText(64),
    language: languageColumn,
    page: optionalText(500),
    city: optionalText(60),
    noticeVersion: optionalText(20),
    consentedAt: optionalMoment,
    purpose: text(24),
    marketing: yesNo,
    spam: yesNo,
    handledAt: optionalMoment,
    note: optionalText(2000),
    clientId: refersTo("client", "enquiries_client"),
    createdAt: moment,
  },
  indices: [
    { name: "enquiries_created_at", columns: ["createdAt"] },
    { name: "enquiries_email", columns: ["email", "createdAt"] },
    { name: "enquiries_client_id", columns: ["clientId"] },
  ],
});

/** The link in an email that asks whether an enquiry's address is the sender's own. */
type VerificationRow = {
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
