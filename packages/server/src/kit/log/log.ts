import { type DestinationStream, type Logger, type LoggerOptions, pino } from "pino";
import { currentRequestId } from "./request-id.ts";
import { scrub } from "./scrub.ts";

/** Loggers that already add the request's id to every line. */
const bound = new WeakSet<object>();

/** Structured logs on standard output, without personal data. Lines written during a request include its id. */
export function makeLog(name: string, level: string, destination: DestinationStream = pino.destination(1)): Logger {
  const options: LoggerOptions = {
    name,
    level,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: redactedError, error: redactedText, reason: redactedText },
    redact: ["req.headers.cookie", "req.headers.authorization"],
    mixin: (_line, _level, logger) => {
      const requestId = bound.has(logger) ? null : currentRequestId();
      return requestId === null ? {} : { requestId };
    },
  };
  return pino(options, destination);
}

/** Marks a logger that adds the request's id by itself, so that no line has it twice. */
export function namesItsRequest<T extends object>(logger: T): T {
  bound.add(logger);
  return logger;
}

type Loggable = Error & { code?: unknown; errors?: unknown };

/** Prepares an error for the log. A failed statement includes and quotes its parameters: personal data and client IDs. */
export function redactedError({ name, message, stack, code, errors }: Loggable): Record<string, unknown> {
  const inner = Array.isArray(errors)
    ? { errors: errors.filter((error) => error instanceof Error).map(redactedError) }
    : {};
  return { type: name, message: redactedText(message), stack: redactedText(stack), code, ...inner };
}

function redactedText(text: unknown): unknown {
  return typeof text === "string" ? scrub(text) : text;
}
