import { z } from "zod";
import { defineRoutes } from "./route.ts";

/** Texts to look through at once: those of one form, as long as a comment may be. */
const mostTexts = 20;
const longestText = 2000;

const lettersInputSchema = z.object({ texts: z.array(z.string().max(longestText)).min(1).max(mostTexts) });

const lettersSchema = z.object({
  undrawn: z.array(z.string()).describe("Words that PDFs cannot show, because no font has their letters"),
});

const route = defineRoutes("Reports");

export const checkLetters = route("POST", "/api/reports/letters", {
  summary: "Which words of texts the PDFs of reports cannot show",
  access: "staff",
  right: "reports",
  event: null,
  body: lettersInputSchema,
  success: { status: 200, schema: lettersSchema },
  errors: ["invalid_input", "report_not_drawn"],
});
