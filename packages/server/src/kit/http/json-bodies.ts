import type { FastifyInstance } from "fastify";
import { HttpError } from "./errors.ts";

/** No body of the contracts has more lists and objects in each other, or, without a session, more fields. */
const levels = 32;
const fieldsOfVisitors = 250;

/**
 * Accepts only JSON: a page of another site could send other types without a CORS preflight. A body is parsed once its
 * request counts as in progress, and only if it is not too deep and has not too many fields.
 */
export function takeOnlyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body: string, done) => {
    request.enter();
    const isOfStaff = request.routeOptions.config.contractRoute?.contract.access === "staff";
    const fields = isOfStaff ? Infinity : fieldsOfVisitors;
    if (exceeds(body, { levels, fields })) throw new HttpError("malformed_body");
    return parse(request, body, done);
  });
}

/** Whether JSON text has more lists and objects in each other, or more fields. Reads the text once, whatever it is. */
export function exceeds(json: string, most: { levels: number; fields: number }): boolean {
  let depth = 0;
  let fields = 0;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at];
    if (sign === '"') at = endOfText(json, at);
    else if (sign === "[" || sign === "{") depth += 1;
    else if (sign === "]" || sign === "}") depth -= 1;
    else if (sign === ":") fields += 1;
    if (depth > most.levels || fields > most.fields) return true;
  }
  return false;
}

/** The place of the quotation mark that ends a text, or the end of everything. */
function endOfText(json: string, start: number): number {
  let end = start;
  for (;;) {
    end = json.indexOf('"', end + 1);
    if (end < 0) return json.length;
    let slashes = 0;
    while (json[end - 1 - slashes] === "\\") slashes += 1;
    if (slashes % 2 === 0) return end;
  }
}
