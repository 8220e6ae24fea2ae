import { z } from "zod";
import { emailSchema } from "../clients/schemas.ts";
import { lineSchema, momentSchema } from "../common.ts";
import { visitFields } from "../enquiries/visit.ts";

export const auditInputSchema = z.object({
  url: lineSchema(2000).min(1).describe("Address of the page; https where nothing stands before the host"),
  email: emailSchema.or(z.literal("")).nullish().describe("Where the details are mailed to, if wanted"),
  ...visitFields,
});
/** The audit's form as it is sent. */
export type AuditInput = z.input<typeof auditInputSchema>;

export const auditMailInputSchema = z.object({ email: emailSchema, ...visitFields });
export type AuditMailInput = z.input<typeof auditMailInputSchema>;

const auditCategories = ["indexability", "content", "technical", "sharing", "international"] as const;
const auditCategorySchema = z.enum(auditCategories);

const auditFindingSchema = z.object({
  check: z.string(),
  category: auditCategorySchema,
  outcome: z
    .enum(["fail", "warn", "unknown"])
    .describe("unknown: could not be checked, and is not held against the page"),
  name: z.string(),
  what: z.string(),
  where: z.array(z.string()).describe("Pieces of the page as plain text, never as HTML; the first few"),
  places: z.int().describe("How many such places there are in all"),
  why: z.string(),
  mend: z.string().describe("Empty where it could not be checked"),
  documentation: z.string().nullable().describe("A page that documents the rule"),
  weight: z.int().describe("Points of the score; 0 where the check only informs"),
  lost: z.number().describe("Points that this costs"),
});

export const auditSchema = z.object({
  id: z.string().describe("Opens the audit for everybody who has it"),
  url: z.string().describe("The address asked for"),
  finalUrl: z.string().describe("The address that the redirects led to"),
  score: z.int().min(0).max(100),
  ruleSet: z.string().describe("Version of the checks and weights"),
  checkedAt: momentSchema,
  capped: z.array(z.string()).describe("Why the score cannot be higher; empty where nothing holds it down"),
  categories: z.array(
    z.object({
      category: auditCategorySchema,
      name: z.string(),
      points: z.number(),
      possible: z.int().describe("Points that this page could have; 0 where nothing applied"),
      weight: z.int().describe("Points where everything applies"),
    }),
  ),
  findings: z.array(auditFindingSchema).describe("Worst first"),
  passed: z.array(z.object({ check: z.string(), name: z.string() })),
  notApplicable: z.array(z.object({ check: z.string(), name: z.string() })),
});
/** An audit in the words of the asker's language. It holds no e-mail address. */
export type Audit = z.infer<typeof auditSchema>;

export const auditAnswerSchema = z.object({ audit: auditSchema });
export type AuditAnswer = z.infer<typeof auditAnswerSchema>;

export const auditParamsSchema = z.object({ auditId: z.string().regex(/^[0-9a-z]{26}$/i) });
export type AuditParams = z.infer<typeof auditParamsSchema>;
