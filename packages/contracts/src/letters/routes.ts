import { route } from "../route.ts";
import * as endpoints from "./endpoints.ts";
import {
  letterListSchema,
  letterParamsSchema,
  letterSchema,
  lettersQuerySchema,
  settleLetterInputSchema,
} from "./schemas.ts";

const tag = "Letters";

export const listLetters = route(endpoints.listLetters, {
  summary: "Mails that are no reports, newest first; the header x-total-count tells how many match in all",
  tag,
  access: "staff",
  query: lettersQuerySchema,
  success: { status: 200, schema: letterListSchema },
  errors: ["invalid_input"],
});

export const settleLetter = route(endpoints.settleLetter, {
  summary: "Say of a mail whose outcome is unknown that it arrived, or send it (or one that failed) again",
  tag,
  access: "staff",
  params: letterParamsSchema,
  body: settleLetterInputSchema,
  success: { status: 200, schema: letterSchema },
  errors: ["invalid_input", "letter_not_found", "not_uncertain"],
});
