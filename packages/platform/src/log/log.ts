import { type Logger, pino } from "pino";

/** Structured logs on standard output, without personal data. */
export function makeLog(name: string, level: string): Logger {
  return pino({
    name,
    level,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ["req.headers.cookie", "req.headers.authorization"],
  });
}
