import { type DestinationStream, type Logger, type LoggerOptions, pino } from "pino";

/** Structured logs on standard output, without personal data. */
export function makeLog(name: string, level: string, destination: DestinationStream = pino.destination(1)): Logger {
  const options: LoggerOptions = {
    name,
    level,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: redactedError },
    redact: ["req.headers.cookie", "req.headers.authorization"],
  };
  return pino(options, destination);
}

type Loggable = Error & { code?: unknown; errors?: unknown };

/** An error for the log. A failed statement carries its parameters, which are personal data and client IDs. */
export function redactedError({ name, message, stack, code, errors }: Loggable): Record<string, unknown> {
  const inner = Array.isArray(errors)
    ? { errors: errors.filter((error) => error instanceof Error).map(redactedError) }
    : {};
  return { type: name, message, stack, code, ...inner };
}
