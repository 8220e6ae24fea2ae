import { z } from "zod";
import { emailSchema } from "../clients/contact-schemas.ts";
import { lineSchema, momentSchema } from "../common.ts";
import { visitFields } from "../enquiries/visit.ts";

/** The body of the newsletter form. */
export const signUpInputSchema = z.object({ email: emailSchema, ...visitFields });

export const signUpSchema = z.object({
  asked: z.boolean().describe("Whether an email asks to confirm it. It never says whether the address is subscribed"),
});

export const issueInputSchema = z.object({ slug: lineSchema(120).min(1).describe("Slug of the article") });

const countSchema = z.int().min(0);

export const issueSchema = z.object({
  slug: z.string(),
  requestedAt: momentSchema,
  articleExists: z
    .boolean()
    .describe("Whether the article is there in any language; without it, emails that are queued wait"),
  counts: z.object({
    queued: countSchema.describe("Not sent yet"),
    sent: countSchema,
    failed: countSchema.describe("Permanently refused by the mail server"),
    uncertain: countSchema.describe("Handed over without a reply; never retried automatically"),
  }),
});
/** An article emailed to the subscribers, with its progress. */
export type Issue = z.infer<typeof issueSchema>;

export const issueListSchema = z.array(issueSchema);
