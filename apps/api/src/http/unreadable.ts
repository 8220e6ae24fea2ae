import type { ConnectionError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { defaultLanguage } from "@agency/content/settings";
import { translator } from "@agency/content/translator";
import { type ErrorBody, type ErrorCode, errorStatus } from "@agency/contracts/errors";
import type { Dependencies } from "../dependencies.ts";
import { answerUnreadable } from "./errors.ts";
import { plainHeaders } from "./security-headers.ts";

/** What Node's parser and its clocks say of a request that it never hands over. */
const codes: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: "headers_too_large",
  ERR_HTTP_REQUEST_TIMEOUT: "request_too_slow",
};

/** Answers in the one shape, and with the headers of every answer, what is no request that a route could be found for. */
export function unreadableRequests(dependencies: Pick<Dependencies, "environment">) {
  return (error: ConnectionError, socket: Socket): void => {
    if (error.code === "ECONNRESET" || socket.destroyed) return;
    if (socket.writable) socket.write(wholeAnswer(codes[error.code] ?? "malformed_request", dependencies));
    socket.destroySoon();
  };
}

/** Answers by ourselves what Node would answer without a header: a request without a host, and one that expects something. */
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
