import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { defaultLanguage, isLanguage, type Language } from "@agency/content/settings";
import { translator } from "@agency/content/translator";
import { declaredErrors, type ErrorBody, missingCode } from "@agency/contracts/errors";
import type { AnyRoute } from "@agency/contracts/route";
import { type ErrorCode, errorStatus } from "@agency/model/error-codes";
import { Refusal } from "../refusal.ts";
import { SandboxError } from "../sandbox/serve.ts";
import { type FieldMessage, issueMessages, fieldLabel, problemMessages } from "./problems.ts";

/** An error with a code, thrown by the HTTP layer. */
export class HttpError extends Error {
  override name = "HttpError";
  readonly code: ErrorCode;
  readonly params: Record<string, string | number>;

  constructor(code: ErrorCode, params: Record<string, string | number> = {}) {
    super(code);
    this.code = code;
    this.params = params;
  }
}

type Answer = {
  code: ErrorCode;
  params?: Record<string, string | number>;
  fields?: FieldMessage[];
  alternatives?: string[];
};

/** Turns any thrown error into the contract's error body, without internal details. */
export function answerErrors(app: FastifyInstance): void {
  app.decorateReply("errorCode", null);
  app.setErrorHandler((error, request, reply) => {
    if (isOddPath(error)) {
      // Not returned: a reply is awaitable, and this one would wait until it is sent.
      reply.callNotFound();
      return undefined;
    }
    const answer = answerTo(error, request);
    // overload.ts counts the requests it refuses, and a refused visitor is not our error.
    if (errorStatus[answer.code] >= 500 && !(error instanceof HttpError) && answer.code !== "speed_test_busy")
      request.log.error({ err: error }, "The request failed");
    const route: AnyRoute | undefined = request.routeOptions.config.contractRoute;
    if (route && !declaredErrors(route).includes(answer.code)) {
      request.log.error({ code: answer.code, route: route.path }, "An error code that the contract does not declare");
    }
    return send(request, reply, answer);
  });
}

/** Answers where no route matches, without echoing the path. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return send(request, reply, { code: "not_found" });
}

/** Answers a request that could be parsed but is invalid. */
export function answerUnreadable(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return send(request, reply, { code: "malformed_request" });
}

function send(request: FastifyRequest, reply: FastifyReply, answer: Answer): FastifyReply {
  const { code, params = {}, fields = [], alternatives = [] } = answer;
  const t = translator(requestLanguage(request));
  reply.errorCode = code;
  if (typeof params["seconds"] === "number") reply.header("retry-after", params["seconds"]);
  const names = fields
    .map(({ field, message }) => `${fieldLabel(field, requestLanguage(request))} ${message}`)
    .join("; ");
  const body: ErrorBody = {
    error: code,
    message: t(`errors:${code}`, { ...params, fields: names }),
    ...(fields.length > 0 ? { fields } : {}),
    ...(alternatives.length > 0 ? { alternatives } : {}),
  };
  return reply.code(errorStatus[code]).type("application/json; charset=utf-8").send(JSON.stringify(body));
}

/** The static file plugin refuses unusual paths (`//`, `..`). They get the usual 404. */
function isOddPath(error: unknown): boolean {
  return !(error instanceof HttpError) && (error as FastifyError).statusCode === 403;
}

function answerTo(error: unknown, request: FastifyRequest): Answer {
  // A client may hang up while sending the body.
  if (request.raw.destroyed && !request.raw.complete) return { code: "malformed_body" };
  const language = requestLanguage(request);
  if (error instanceof HttpError) return { code: error.code, params: error.params };
  if (error instanceof Refusal) {
    const { code, params, fields, alternatives } = error;
    return { code, params, fields: problemMessages(fields, language), alternatives };
  }
  if (error instanceof z.ZodError) {
    const inPath = "validationContext" in error && error.validationContext === "params";
    // An invalid path parameter names something that does not exist.
    if (inPath) return { code: missingCode(error.issues.map(({ path }) => path[0])) };
    return { code: "invalid_input", fields: issueMessages(error.issues, language) };
  }
  return { code: errorCode(error as FastifyError, request) };
}

const fastifyCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "body_too_large",
  FST_ERR_CTP_EMPTY_JSON_BODY: "malformed_body",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "malformed_body",
  FST_ERR_CTP_INVALID_JSON_BODY: "malformed_body",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "unsupported_media_type",
};

/** Driver error codes for a database that is down, or cannot write because its disk is full. */
const databaseAway = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
  "ER_CON_COUNT_ERROR",
  "ER_SERVER_SHUTDOWN",
  "PROTOCOL_CONNECTION_LOST",
  "SQLITE_BUSY",
  "ER_DISK_FULL",
  "ER_ERROR_ON_WRITE",
  "ER_RECORD_FILE_FULL",
  "SQLITE_FULL",
]);

/** Driver error codes when what a row belongs to was deleted during the write. */
const ownerGone = new Set(["ER_NO_REFERENCED_ROW_2", "SQLITE_CONSTRAINT_FOREIGNKEY"]);

function errorCode(error: FastifyError & { driverError?: { code?: string } }, request: FastifyRequest): ErrorCode {
  const known = fastifyCodes[error.code];
  if (known) return known;
  const reason = error.driverError?.code ?? error.code;
  if (databaseAway.has(reason)) return "unavailable";
  if (ownerGone.has(reason)) return missingHere(request);
  if (error.statusCode === 400) return "malformed_body";
  return error.statusCode === 404 ? "not_found" : "internal_error";
}

/** The first thing that the route says can be missing. */
function missingHere({ routeOptions }: FastifyRequest): ErrorCode {
  const route: AnyRoute | undefined = routeOptions.config.contractRoute;
  return route?.contract.errors?.find((code) => errorStatus[code] === 404) ?? "not_found";
}

/** Value of Retry-After when too much work is waiting, in seconds. */
const busyFor = 5;

/**
 * Waits for work in the sandbox.
 * @throws HttpError `code` when the work exceeded a limit, unavailable when there was no room for it
 */
export async function sandboxed<T>(work: Promise<T>, code: ErrorCode): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof SandboxError)) throw error;
    throw error.problem === "busy" ? new HttpError("unavailable", { seconds: busyFor }) : new HttpError(code);
  }
}

/** The first language of the request that the site has. */
export function requestLanguage(request: FastifyRequest): Language {
  const asked = (request.headers["accept-language"] ?? "")
    .split(",")
    .map((tag) => tag.trim().slice(0, 2).toLowerCase());
  return asked.find(isLanguage) ?? defaultLanguage;
}
