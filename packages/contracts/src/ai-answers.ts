import { z } from "zod";
import { answerEngines } from "@agency/model/ai-answers";
import { lackingSchema } from "./ads.ts";

const engine = z.enum(answerEngines);

const counted = {
  engine,
  part: z.literal("count"),
  count: z
    .int()
    .nullable()
    .describe("How often Google showed the website in its answers, or Bing's cited it; never clicks"),
  lacking: lackingSchema.exactOptional(),
  pagesPerDay: z.number().nullable().describe("Pages that Bing cited on a day, on average"),
};
const listed = {
  engine,
  part: z.enum(["pages", "queries"]),
  rows: z
    .array(z.object({ name: z.string(), count: z.int() }))
    .describe("Pages, or the engine's own searches; the largest first, and no parts of the count"),
};

/** A part of what an engine tells of its answers by AI, with more fields beside it. */
export function aiAnswersSchema<Beside extends z.ZodRawShape>(beside: Beside) {
  return z.discriminatedUnion("part", [z.object({ ...counted, ...beside }), z.object({ ...listed, ...beside })]);
}
