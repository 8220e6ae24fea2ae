import { z } from "zod";
import { emailSchema } from "../clients/schemas.ts";
import { lineSchema, momentSchema } from "../common.ts";
import { visitFields } from "../enquiries/visit.ts";

export const signUpInputSchema = z.object({ email: emailSchema, ...visitFields });
/** The newsletter form as it is sent. */
export type SignUpInput = z.input<typeof signUpInputSchema>;

export const signUpSchema = z.object({
  accepted: z.literal(true).describe("Always, so that the answer does not tell who is on the list"),
});
export type SignUp = z.infer<typeof signUpSchema>;

/** What a link in a mail carries. It is not looked at here: a wrong one opens nothing. */
const linkTokenSchema = z.string().max(200);

export const confirmInputSchema = z.object({ token: linkTokenSchema.describe("From the link in the mail") });
export type ConfirmInput = z.infer<typeof confirmInputSchema>;

export const unsubscribeQuerySchema = z.object({ token: linkTokenSchema.describe("From the link in the newsletter") });
export type UnsubscribeQuery = z.infer<typeof unsubscribeQuerySchema>;

export const issueInputSchema = z.object({ slug: lineSchema(120).min(1).describe("Of the article") });
export type IssueInput = z.infer<typeof issueInputSchema>;

const countSchema = z.int().min(0);

export const issueSchema = z.object({
  slug: z.string(),
  requestedAt: momentSchema,
  counts: z.object({
    queued: countSchema.describe("Still to be sent"),
    sent: countSchema,
    failed: countSchema.describe("Refused for good by the mail server"),
    uncertain: countSchema.describe("Handed over without an answer; never sent again by itself"),
  }),
});
/** An article that is mailed to the list, and how far that is. */
export type Issue = z.infer<typeof issueSchema>;

export const issueListSchema = z.array(issueSchema);
