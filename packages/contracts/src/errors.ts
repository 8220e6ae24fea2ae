import { z } from "zod";
import { type ErrorCode, errorStatus } from "@agency/model/error-codes";
import type { AnyRoute } from "./route.ts";

const errorCodes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]];

export const errorFieldSchema = z.object({
  field: z.string(),
  message: z.string(),
  line: z.number().int().optional().describe("The line of an imported file, from 1"),
  choices: z.array(z.string()).optional().describe("What the value can mean; send one of them instead"),
  doubt: z.string().optional().describe("Pass it in `confirmed` to say that the field is right"),
});

/** The body of every error response. `message` is for the person, in the requested language. */
export const errorBodySchema = z.object({
  error: z.enum(errorCodes),
  message: z.string(),
  fields: z.array(errorFieldSchema).optional(),
  alternatives: z.array(z.string()).optional().describe("Alternatives to request instead: the nearest free times"),
});

export type ErrorBody = z.infer<typeof errorBodySchema>;

/** Every error code that a route can return: its own, and those implied by its method and access. */
export function declaredErrors({ method, contract }: AnyRoute): ErrorCode[] {
  const codes = new Set<ErrorCode>([...(contract.errors ?? []), "internal_error", "unavailable", "too_many_at_once"]);
  if (contract.access === "staff") codes.add("not_signed_in");
  if (contract.access !== "public") codes.add("token_unknown");
  if (contract.access !== "public" && method !== "GET") codes.add("token_reads_only");
  if (contract.right) codes.add("not_allowed");
  if (contract.right && contract.right !== "account") codes.add("factor_needed");
  if (contract.asksAgain) codes.add("confirmation_needed");
  if (method !== "GET" && !contract.takesForms) codes.add("wrong_origin");
  if (contract.costs?.length || contract.costsWith) codes.add("budget_spent");
  // A body is parsed even where the route takes none, so these apply to every such method.
  if (method !== "GET") codes.add("unsupported_media_type").add("malformed_body").add("body_too_large");
  return [...codes];
}

/** What an invalid parameter of a path says does not exist: the first of these that a path has. */
const missingByParameter: [parameter: string, code: ErrorCode][] = [
  ["clientId", "client_not_found"],
  ["reportId", "report_not_found"],
  ["dispatchId", "report_not_found"],
  ["number", "report_not_found"],
  ["reportType", "figures_not_found"],
  ["periodStart", "figures_not_found"],
  ["runId", "run_not_found"],
  ["auditId", "audit_not_found"],
  ["shareId", "share_not_found"],
  ["answerId", "answer_not_found"],
  ["wrongRecipientId", "wrong_recipient_not_found"],
  ["noteId", "note_not_found"],
  ["proposalId", "proposal_not_found"],
  ["shareToken", "share_not_found"],
  ["token", "link_not_found"],
  ["enquiryId", "enquiry_not_found"],
  ["connectionId", "connection_not_found"],
  ["memberId", "member_not_found"],
  ["tokenId", "token_not_found"],
  ["sessionId", "session_not_found"],
  ["passkeyId", "passkey_not_found"],
  ["notificationId", "notification_not_found"],
  ["mailId", "mail_not_found"],
];

/** The error code for a path whose named parameters are invalid. */
export function missingCode(parameters: unknown[]): ErrorCode {
  return missingByParameter.find(([parameter]) => parameters.includes(parameter))?.[1] ?? "not_found";
}
