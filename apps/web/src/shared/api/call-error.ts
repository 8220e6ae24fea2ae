import type { ErrorBody } from "@agency/contracts/errors";

/**
 * An unsuccessful response. Its message is the status, a colon and the body's text, or the status text if there is no
 * body.
 */
export class CallError extends Error {
  readonly status: number;
  /** The parsed body if it has the format of the API's errors. */
  readonly body: ErrorBody | null;
  /** In how many seconds to ask again, where the response says so. */
  readonly retryAfter: number | null;

  constructor(status: number, text: string, statusText: string, retryAfter: string | null = null) {
    super(`${status}: ${text || statusText}`);
    this.name = "CallError";
    this.status = status;
    this.body = parseErrorBody(text);
    this.retryAfter = retryAfter !== null && Number(retryAfter) > 0 ? Number(retryAfter) : null;
  }
}

function parseErrorBody(text: string): ErrorBody | null {
  try {
    const value: unknown = JSON.parse(text);
    return isErrorBody(value) ? value : null;
  } catch {
    return null;
  }
}

function isErrorBody(value: unknown): value is ErrorBody {
  return typeof value === "object" && value !== null && "error" in value && "message" in value;
}
