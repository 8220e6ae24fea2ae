import type { FastifyRequest } from "fastify";
import type { VisitInput } from "@agency/contracts/enquiries/visit";
import type { Visit } from "@agency/core/enquiries/visit";
import { languageOf } from "../http/language.ts";

/** What a public form records about the visit. The language is the page's or, without one, the request's. */
export function visitOf(
  request: FastifyRequest,
  { language, page, city, consent, marketing, trap, elapsed }: VisitInput,
): Visit {
  return { language: language ?? languageOf(request), page, city, consent, marketing, trap, elapsed };
}
