import type { QueryRunner } from "typeorm";
import { branching, createTable, key, longText, moment, optional, text } from "../kit/db/migration-columns.ts";

/** The tables of this room as 0.3.0 has them. */
export async function enquiriesTables(runner: QueryRunner): Promise<void> {
  const { whole, yesNo } = branching(runner);
  await createTable(runner, {
    name: "enquiries",
    columns: {
      id: key(36),
      kind: text(16),
      name: text(254),
      email: text(254),
      website: optional(text(500)),
      service: optional(text(40)),
      message: optional(longText),
      details: longText,
      reference: optional(text(64)),
      language: text(8),
      page: optional(text(500)),
      city: optional(text(60)),
      noticeVersion: optional(text(20)),
      consentedAt: optional(moment),
      purpose: text(24),
      marketing: yesNo,
      spam: yesNo,
      state: text(16),
      settledAt: optional(moment),
      settledBy: optional(text(120)),
      responsibleId: optional(text(36)),
      note: optional(text(2000)),
      clientId: optional(text(36)),
      createdAt: moment,
    },
    indices: [
      { name: "enquiries_created_at", columnNames: ["createdAt"] },
      { name: "enquiries_email", columnNames: ["email", "createdAt"] },
      { name: "enquiries_client_id", columnNames: ["clientId"] },
      { name: "enquiries_state", columnNames: ["state", "createdAt"] },
      { name: "enquiries_responsible_id", columnNames: ["responsibleId"] },
    ],
    refersTo: [
      { column: "clientId", table: "clients", name: "enquiries_client" },
      { column: "responsibleId", table: "staff", name: "enquiries_responsible" },
    ],
  });
  await createTable(runner, {
    name: "enquiry_answers",
    columns: {
      id: key(36),
      enquiryId: text(36),
      number: whole,
      text: longText,
      by: text(120),
      at: moment,
    },
    indices: [{ name: "enquiry_answers_once", columnNames: ["enquiryId", "number"], isUnique: true }],
    belongsTo: { column: "enquiryId", table: "enquiries", name: "enquiry_answers_enquiry" },
  });
  await createTable(runner, {
    name: "verifications",
    columns: {
      tokenHash: key(64),
      enquiryId: text(36),
    },
    indices: [{ name: "verifications_enquiry_id", columnNames: ["enquiryId"] }],
    belongsTo: { column: "enquiryId", table: "enquiries", name: "verifications_enquiry" },
  });
}
