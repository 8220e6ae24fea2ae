import { z } from "zod";
import { wrongContacts } from "@agency/model/states";
import { recordingSchema } from "./clients.ts";
import { dateSchema, emptySchema, languageSchema, momentSchema, reportTypeSchema } from "./common.ts";
import { reportParamsSchema, revisionUsesSchema } from "./reports.ts";
import { defineRoutes } from "./route.ts";

const notedSchema = z.object({
  id: z.string(),
  dispatchId: z.string(),
  noticedAt: momentSchema,
  noticedBy: z.string().describe("The account of who said so"),
  settled: z
    .object({ at: momentSchema, by: z.string() })
    .nullable()
    .describe("Who did what there was to do; null while it waits"),
});

export const wrongRecipientSchema = notedSchema.extend({
  clientId: z.string(),
  clientName: z.string(),
  language: languageSchema.describe("The client's"),
  reportId: z.string(),
  reportType: reportTypeSchema,
  reportPeriod: z.object({ start: dateSchema, end: dateSchema }),
  revision: z.int().nullable().describe("The one that was sent; null while that is not known"),
  recipient: z.string(),
  recipientName: z.string().nullable(),
  sentAt: momentSchema.nullable().describe("Null while nobody knows whether the email arrived"),
  contact: z
    .enum(wrongContacts)
    .describe(
      "What became of the contact: `removed`; `first`: the client's own address stays and gets no reports; `gone`: it was no contact any more",
    ),
  canPutBack: z.boolean().describe("Whether taking this back restores the contact"),
  knownId: z
    .enum(["none", "current", "former"])
    .describe("Whether the address was told a client ID, and whether that one still opens the portal"),
  uses: revisionUsesSchema.describe("What readers of this revision did, whoever they were"),
  recording: recordingSchema,
  recordedSince: momentSchema.nullable(),
  reached: z.int().describe("How many addresses this revision was emailed to"),
  notice: z
    .object({ until: momentSchema, hoursLeft: z.int().describe("Whole hours; 0 once it is over") })
    .describe("Until when the Personal Data Protection Commissioner has to be told where the law asks for it"),
});
/** An email with a report that went to the wrong person. */
export type WrongRecipient = z.infer<typeof wrongRecipientSchema>;

const dispatchParamsSchema = reportParamsSchema.extend({ dispatchId: z.uuid() });
const wrongRecipientParamsSchema = z.object({ wrongRecipientId: z.uuid() });

const route = defineRoutes("Wrong recipients");

export const noteWrongRecipient = route(
  "POST",
  "/api/reports/clients/:clientId/reports/:reportId/dispatches/:dispatchId/wrong-recipient",
  {
    summary:
      "An email went to the wrong person: its links end, the contact is removed, and what waits for the address is cancelled",
    access: "staff",
    right: "reports",
    event: "recipient.wrong",
    params: dispatchParamsSchema,
    success: { status: 201, schema: wrongRecipientSchema },
    errors: ["client_not_found", "report_not_found", "not_sent"],
  },
);

export const listWrongRecipients = route("GET", "/api/reports/clients/:clientId/reports/:reportId/wrong-recipients", {
  summary: "Which emails of a report went to the wrong person",
  access: "staff",
  right: "read",
  params: reportParamsSchema,
  success: { status: 200, schema: z.array(notedSchema) },
  errors: ["client_not_found", "report_not_found"],
});

export const readWrongRecipient = route("GET", "/api/reports/wrong-recipients/:wrongRecipientId", {
  summary: "An email that went to the wrong person: what was done, who read it, and how much time is left",
  access: "staff",
  right: "read",
  params: wrongRecipientParamsSchema,
  success: { status: 200, schema: wrongRecipientSchema },
  errors: ["wrong_recipient_not_found"],
});

export const settleWrongRecipient = route("PUT", "/api/reports/wrong-recipients/:wrongRecipientId/settled", {
  summary: "Say that everything about it was done, or that it waits again",
  access: "staff",
  right: "reports",
  event: "recipient.settled",
  params: wrongRecipientParamsSchema,
  body: z.strictObject({ settled: z.boolean() }),
  success: { status: 200, schema: wrongRecipientSchema },
  errors: ["invalid_input", "wrong_recipient_not_found"],
});

export const takeBackWrongRecipient = route("DELETE", "/api/reports/wrong-recipients/:wrongRecipientId", {
  summary: "It was the right person after all: the contact is put back. Links stay ended",
  access: "staff",
  right: "reports",
  event: "recipient.takenBack",
  params: wrongRecipientParamsSchema,
  success: { status: 204, schema: emptySchema },
  errors: ["wrong_recipient_not_found"],
});
