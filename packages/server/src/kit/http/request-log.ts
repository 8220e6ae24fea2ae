import { type FastifyBaseLogger, type FastifyReply, type FastifyRequest, LogController } from "fastify";
import type { ErrorCode } from "@agency/model/error-codes";
import { isCall, isHealthCheck } from "./request-target.ts";

declare module "fastify" {
  interface FastifyReply {
    /** Why the answer is an error; null while it is none. */
    errorCode: ErrorCode | null;
  }
}

/** How often one reason to refuse calls is logged, in ms. */
const refusalsEvery = 60_000;

/** Writes a line for each answered call, and one a minute for all that were refused for the same reason. */
export class RequestLog extends LogController {
  readonly #refusals: Refusals;

  constructor(log: FastifyBaseLogger) {
    super({ disableRequestLogging: isUnlogged, requestIdLogLabel: "requestId" });
    this.#refusals = countRefusals(log);
  }

  /** Whether a call is refused is known at its end. */
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    if (this.isLogDisabled(request)) return;
    const { errorCode, statusCode, elapsedTime: responseTime } = reply;
    if (errorCode && (statusCode === 429 || statusCode === 503)) return this.#refusals(errorCode);
    const details = { req: request, res: reply, responseTime };
    if (error) request.log.error({ ...details, err: error }, "request errored");
    else request.log.info(details, "request completed");
  }
}

/** Pages, their files and health checks: too frequent to log. */
function isUnlogged(request: Pick<FastifyRequest, "url">): boolean {
  return !isCall(request) || isHealthCheck(request);
}

type Refusals = (code: ErrorCode) => void;

/** The first refusal of a kind is logged at once, and those of the minute after it as one number. */
function countRefusals(log: FastifyBaseLogger): Refusals {
  const counts = new Map<ErrorCode, number>();

  function tell(code: ErrorCode, count: number): void {
    log.warn({ reason: code, count }, "Calls were refused");
    counts.set(code, 0);
    setTimeout(next, refusalsEvery, code).unref();
  }

  function next(code: ErrorCode): void {
    const count = counts.get(code) ?? 0;
    counts.delete(code);
    if (count > 0) tell(code, count);
  }

  return (code) => {
    const count = counts.get(code);
    if (count === undefined) tell(code, 1);
    else counts.set(code, count + 1);
  };
}
