import { EntitySchema } from "typeorm";
import {
  json,
  key,
  longText,
  moment,
  optionalLongText,
  optionalMoment,
  optionalText,
  refersTo,
  text,
  whole,
  yesNo,
  belongsTo,
} from "../kit/db/columns.ts";
import { languageColumn } from "../kit/db/listed.ts";
import type { Enquiry, EnquiryAnswer } from "./enquiry.ts";

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
    state: text(16),
    settledAt: optionalMoment,
    settledBy: optionalText(120),
    responsibleId: refersTo("staff", "enquiries_responsible"),
    note: optionalText(2000),
    clientId: refersTo("client", "enquiries_client"),
    createdAt: moment,
  },
  indices: [
    { name: "enquiries_created_at", columns: ["createdAt"] },
    { name: "enquiries_email", columns: ["email", "createdAt"] },
    { name: "enquiries_client_id", columns: ["clientId"] },
    { name: "enquiries_state", columns: ["state", "createdAt"] },
    { name: "enquiries_responsible_id", columns: ["responsibleId"] },
  ],
});

export const enquiryAnswerEntity = new EntitySchema<EnquiryAnswer>({
  name: "enquiry_answer",
  tableName: "enquiry_answers",
  columns: {
    id: key(36),
    enquiryId: belongsTo("enquiry", "enquiry_answers_enquiry"),
    number: whole,
    text: longText,
    by: text(120),
    at: moment,
  },
  indices: [{ name: "enquiry_answers_once", columns: ["enquiryId", "number"], unique: true }],
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
