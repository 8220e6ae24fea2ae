import type { ConnectionError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { defaultLanguage } from "@agency/content/settings";
import { translator } from "@agency/content/translator";
import type { ErrorBody } from "@agency/contracts/errors";
import { type ErrorCode, errorStatus } from "@agency/model/error-codes";
import type { Dependencies } from "../dependencies.ts";
import { answerUnreadable } from "./errors.ts";
import { plainHeaders } from "./security-headers.ts";

/** Error codes of Node's parser and timeouts, for requests that never reach a route. */
const codes: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: "headers_too_large",
  ERR_HTTP_REQUEST_TIMEOUT: "request_too_slow",
};

/** Answers an unparsable request with the contract's error body and the usual headers. */
export function unreadableRequests(dependencies: Pick<Dependencies, "environment">) {
  return (error: ConnectionError, socket: Socket): void => {
    if (error.code === "ECONNRESET" || socket.destroyed) return;
    if (socket.writable) socket.write(wholeAnswer(codes[error.code] ?? "malformed_request", dependencies));
    socket.destroySoon();
  };
}

/** Answers two kinds of request that Node would answer without our headers: no Host, or an unknown Expect. */
export function answerWithoutNode(app: FastifyInstance, dependencies: Pick<Dependencies, "environment">): void {
  app.addHook("onRequest", async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.headers.host === undefined && request.raw.httpVersion !== "1.0")
      return answerUnreadable(request, reply);
  });
  app.server.on("checkExpectation", (request) => {
    request.socket.write(wholeAnswer("malformed_request", dependencies));
    request.socket.destroySoon();
  });
}

function wholeAnswer(code: ErrorCode, dependencies: Pick<Dependencies, "environment">): string {
  const status = errorStatus[code];
  const body: ErrorBody = { error: code, message: translator(defaultLanguage)(`errors:${code}`) };
  const text = JSON.stringify(body);
  const headers = {
    ...plainHeaders(dependencies),
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(text),
    connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", text].join("\r\n");
}
