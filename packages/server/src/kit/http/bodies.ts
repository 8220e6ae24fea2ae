import type { FastifyInstance, FastifyRequest, RouteOptions } from "fastify";
import type { IncomingMessage } from "node:http";
import { HttpError } from "./errors.ts";
import { requireSignedIn } from "./signed-in.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Gives a body of so many bytes as long as a slow line needs, counted from now. */
    allowUpload: (upload: { bytes: number; by: string }) => void;
  }
}

/** How long a body may take to arrive, in ms. */
const usual = 30_000;

/** A phone on a slow line sends as much in a second, in bytes (64 kbit/s). */
const slowLine = 8 * 1024;

/** How many uploads may take longer than usual at once: of one session, and of all. Others have the usual time. */
const most = { ofSession: 4, ofAll: 16 };

/** For Node, whose own limit is the same for every path: longer than the largest upload needs, in ms. */
export const longestArrival = 15 * 60_000;

/** How long an upload may take, in ms. */
export const uploadTime = (bytes: number): number => usual + Math.ceil((bytes / slowLine) * 1000);

/** Runs something later; what it returns calls that off. */
type After = (ms: number, run: () => void) => () => void;

const inTime: After = (ms, run) => {
  const timer = setTimeout(run, ms).unref();
  return () => clearTimeout(timer);
};

/**
 * Closes connections whose bodies do not arrive in time, as Node does it for headers. Uploads of the staff have more time, which grows
 * with their size: nobody else can hold a connection open by sending slowly.
 */
export function limitArrival(app: FastifyInstance, after: After = inTime): void {
  const uploads = new Map<IncomingMessage, { by: string; hurry: () => void }>();
  app.decorateRequest("allowUpload");
  app.addHook("onRequest", async (request, reply) => {
    const { raw } = request;
    if (!hasBody(request)) return;
    const hangUp = () => {
      if (raw.complete) return;
      // A refusal may have been sent already, while the body still comes.
      if (reply.raw.headersSent) raw.destroy();
      else app.server.emit("clientError", Object.assign(new Error("The body is too slow"), tooSlow), raw.socket);
    };
    let callOff = after(usual, hangUp);
    const wait = (ms: number) => {
      callOff();
      callOff = after(ms, hangUp);
    };
    const arrived = () => {
      callOff();
      uploads.delete(raw);
    };
    raw.once("end", arrived).once("close", arrived);
    request.allowUpload = ({ bytes, by }) => {
      const ofSession = [...uploads.values()].filter((upload) => upload.by === by);
      if (ofSession.length >= most.ofSession || uploads.size >= most.ofAll) return;
      uploads.set(raw, { by, hurry: () => wait(usual) });
      wait(uploadTime(bytes));
    };
  });
  // A server that stops does not wait longer for them than for others.
  app.addHook("preClose", async () => {
    for (const { hurry } of uploads.values()) hurry();
  });
}

const tooSlow = { code: "ERR_HTTP_REQUEST_TIMEOUT" };

/** For routes of the staff that take files, once the session is known. */
export function takesUploads(largest: number): Extract<RouteOptions["onRequest"], (...all: never[]) => unknown> {
  return async (request: FastifyRequest) => {
    if (!hasBody(request)) return;
    const { session } = await requireSignedIn(request);
    // One that is sent in chunks does not say how large it is.
    const length = Number(request.headers["content-length"] ?? largest);
    request.allowUpload({ bytes: Math.min(length, largest), by: session.id });
  };
}

export function hasBody({ headers }: Pick<FastifyRequest, "headers">): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

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
export function exceeds(json: string, limit: { levels: number; fields: number }): boolean {
  let depth = 0;
  let fields = 0;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at];
    if (sign === '"') at = endOfText(json, at);
    else if (sign === "[" || sign === "{") depth += 1;
    else if (sign === "]" || sign === "}") depth -= 1;
    else if (sign === ":") fields += 1;
    if (depth > limit.levels || fields > limit.fields) return true;
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
