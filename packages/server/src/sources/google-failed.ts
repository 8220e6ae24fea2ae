import type { FastifyRequest } from "fastify";
import { translator } from "@agency/content/translator";
import { HttpError, requestLanguage } from "../kit/http/errors.ts";
import { toSourceProblem } from "./source.ts";

/**
 * Does work that asks Google.
 * @throws HttpError google_failed, which says in words what Google's refusal means
 */
export async function askingGoogle<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const problem = toSourceProblem(error);
    if (problem === null) throw error;
    request.log.warn({ err: error }, "Google did not do what was asked");
    throw new HttpError("google_failed", { problem: translator(requestLanguage(request))(`errors:source.${problem}`) });
  }
}
