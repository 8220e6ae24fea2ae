import type { FastifyRequest } from "fastify";
import { defaultLanguage, isLanguage, type Language } from "@agency/content/settings";

/** The first language of the request that the site has. */
export function languageOf(request: FastifyRequest): Language {
  const asked = (request.headers["accept-language"] ?? "")
    .split(",")
    .map((tag) => tag.trim().slice(0, 2).toLowerCase());
  return asked.find(isLanguage) ?? defaultLanguage;
}
