import { type DestinationStream, type Logger, type LoggerOptions, pino } from "pino";
import { currentRequestId } from "./request-id.ts";

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

/** Records an error in full; the staff see only its code. */
export type Log = Record<"info" | "warn", (details: Record<string, unknown>, message: string) => void>;

const hidden = "…";

/**
 * Removes personal data and secrets from a foreign text, such as a driver's message, a mail server's reply or a URL: email
 * addresses, values that a database quotes, the part of a URL after the `?` or `#`, client IDs and secret tokens.
 */
export function scrub(text: string): string {
  return (
    hideQuoted(text)
      // An address that stands alone may have signs that part words elsewhere, such as `r&d@firma.example`.
      .replaceAll(/[^\s"<>()]+/g, (word) => (/^[^:@]{1,64}@/.test(word) && emailInside.test(word) ? hidden : word))
      .replaceAll(/[^\s"'<>()[\]{},;:=/?&]+/g, (word) => (emailInside.test(word) ? hidden : word))
      .replaceAll(/https?:\/\/[^\s"'<>]+/gi, withoutQuery)
      // Client IDs, grouped or not, and 256-bit tokens.
      .replaceAll(/\b(?:[0-9a-hjkmnp-tv-z]{5}-){4}[0-9a-hjkmnp-tv-z]{6}\b/gi, hidden)
      .replaceAll(/\b[0-9A-HJKMNP-TV-Z]{26}\b/g, hidden)
      .replaceAll(/(?<![\w-])[\w-]{43}(?![\w-])/g, hidden)
  );
}

const emailInside = /(?:@|%40)[\p{L}\p{N}.-]+\.\p{L}{2,}/iu;

/** MariaDB quotes values of the rejected row: "Duplicate entry 'aina@person.test' for key 'clients_email'". */
function hideQuoted(text: string): string {
  const opening = /\b(?:entry|value:?) '/i.exec(text);
  if (!opening) return text;
  const start = opening.index + opening[0].length;
  // The value itself may contain quotes.
  const end = text.lastIndexOf("' for ");
  return `${text.slice(0, start)}${hidden}${end < start ? "'" : text.slice(end)}`;
}

function withoutQuery(url: string): string {
  const end = url.search(/[?#]/);
  return end < 0 ? url : `${url.slice(0, end)}?${hidden}`;
}
