import type { ServerResponse } from "node:http";

/** An error in the shape of Google's APIs: https://google.aip.dev/193 */
export class ApiError extends Error {
  override name = "ApiError";
  readonly code: number;
  readonly status: string;
  readonly reason: string;
  /** Seconds. */
  readonly retryAfter: number | null;

  constructor(code: number, status: string, message: string, reason = status, retryAfter: number | null = null) {
    super(message);
    this.code = code;
    this.status = status;
    this.reason = reason;
    this.retryAfter = retryAfter;
  }

  body(): object {
    const { code, message, status, reason } = this;
    const details = [{ "@type": "type.googleapis.com/google.rpc.ErrorInfo", reason, domain: "googleapis.com" }];
    return { error: { code, message, status, errors: [{ message, domain: "global", reason }], details } };
  }
}

export function invalid(message: string): ApiError {
  return new ApiError(400, "INVALID_ARGUMENT", message);
}

/** An error in the shape of OAuth (RFC 6749, section 5.2). */
export class OAuthError extends Error {
  override name = "OAuthError";
  readonly code: number;
  readonly error: string;

  constructor(error: string, description: string, code = 400) {
    super(description);
    this.code = code;
    this.error = error;
  }

  body(): object {
    return { error: this.error, error_description: this.message };
  }
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: object,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { "content-type": "application/json; charset=UTF-8", ...headers });
  response.end(JSON.stringify(body, null, 2));
}

export function sendHtml(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { "content-type": "text/html; charset=utf-8" });
  response.end(body);
}

export function redirectTo(response: ServerResponse, address: string): void {
  response.writeHead(302, { location: address });
  response.end();
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0) ?? 0};`);
}
