import type { FastifyRequest } from "fastify";
import { noticeVersions } from "@agency/content/legal";
import type { VisitInput } from "@agency/contracts/enquiries";
import { requestLanguage } from "../kit/http/errors.ts";
import { Refusal } from "../kit/refusal.ts";
import type { Visit } from "./visit.ts";

/**
 * The record of the visit that comes with a public form. The language is the page's or, without one, the request's.
 * @throws Refusal invalid_input for a privacy notice that never existed
 */
export function readVisit(
  request: FastifyRequest,
  { language, page, city, consent, marketing, trap, elapsed }: VisitInput,
): Visit {
  if (consent && !noticeVersions.includes(consent.notice)) {
    const problem = { problem: "not_an_option", params: { options: noticeVersions.join(", ") } } as const;
    throw new Refusal("invalid_input", { fields: [{ field: "consent.notice", ...problem }] });
  }
  return { language: language ?? requestLanguage(request), page, city, consent, marketing, trap, elapsed };
}
