import { z } from "zod";
import { momentSchema } from "../common.ts";

export const letterStates = ["queued", "sending", "sent", "failed", "uncertain"] as const;
export const letterStateSchema = z.enum(letterStates);
export type LetterState = z.infer<typeof letterStateSchema>;

export const letterSchema = z.object({
  id: z.string(),
  kind: z.string().describe("Which letter it is, such as enquiry-notice"),
  recipient: z.string(),
  person: z.string().describe("Whom it is to or about"),
  state: letterStateSchema,
  attempts: z.int(),
  problem: z.string().nullable(),
  requestedAt: momentSchema,
  dueAt: momentSchema.describe("When it may be tried next"),
  sentAt: momentSchema.nullable(),
});
/** A mail that is no report, for the staff. */
export type Letter = z.infer<typeof letterSchema>;

export const letterListSchema = z.array(letterSchema);

export const lettersQuerySchema = z.object({
  state: letterStateSchema.optional(),
  limit: z.coerce.number<number>().int().min(1).max(200).default(50),
  offset: z.coerce.number<number>().int().min(0).max(1_000_000).default(0),
});
export type LettersQuery = z.input<typeof lettersQuerySchema>;

export const letterParamsSchema = z.object({ letterId: z.uuid() });
export type LetterParams = z.infer<typeof letterParamsSchema>;

export const settleLetterInputSchema = z.object({
  arrived: z.boolean().describe("`false` sends it again, also one that failed"),
});
export type SettleLetterInput = z.infer<typeof settleLetterInputSchema>;
