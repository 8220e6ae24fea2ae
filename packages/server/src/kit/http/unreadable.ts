import type { ConnectionError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { defaultLanguage } from "@agency/content/settings";
import { translator } from "@agency/content/translator";
import type { ErrorBody } from "@agency/contracts/errors";
import { type ErrorCode, errorStatus } from "@agency/model/error-codes";
import type { Context } from "../context.ts";
import { answerUnreadable } from "./errors.ts";
import { plainHeaders } from "./security-headers.ts";

/** Error codes of Node's parser and timeouts, for requests that never reach a route. */
const codes: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: "headers_too_large",
  ERR_HTTP_REQUEST_TIMEOUT: "request_too_slow",
};

/** Answers an unparsable request with the contract's error body and the usual headers. */
export function unreadableRequests(context: Context) {
  return (error: ConnectionError, socket: Socket): void => {
    if (error.code === "ECONNRESET" || socket.destroyed) return;
    if (socket.writable) socket.write(wholeAnswer(codes[error.code] ?? "malformed_request", context));
    socket.destroySoon();
  };
}

/**
 * Answers requests that Node would answer without our headers (no Host, or an unknown Expect), and those with two Hosts: a proxy in
 * front could read another one than Node does.
 */
export function answerWithoutNode(app: FastifyInstance, context: Context): void {
  app.addHook("onRequest", async (request: FastifyRequest, reply: FastifyReply) => {
    const hosts = hostsIn(request.raw.rawHeaders);
    if (hosts > 1 || (hosts === 0 && request.raw.httpVersion !== "1.0")) {
      // Whatever follows on the connection may not be what the sender meant.
      return answerUnreadable(request, reply.header("connection", "close"));
    }
  });
  app.server.on("checkExpectation", (request) => {
    request.socket.write(wholeAnswer("malformed_request", context));
    request.socket.destroySoon();
  });
}

/** Names and values take turns in the list. */
function hostsIn(rawHeaders: string[]): number {
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === "host").length;
}

function wholeAnswer(code: ErrorCode, context: Context): string {
  const status = errorStatus[code];
  const body: ErrorBody = { error: code, message: translator(defaultLanguage)(`errors:${code}`) };
  const text = JSON.stringify(body);
  const headers = {
    ...plainHeaders(context),
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(text),
    connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", text].join("\r\n");
}
