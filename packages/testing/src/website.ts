import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Answer = { status?: number; headers?: Record<string, string>; body?: string };

export type Website = {
  /** Without a trailing slash. */
  origin: string;
  /** Value for OUTBOUND_ALLOW. */
  host: string;
  /** The requested paths, in order. */
  asked: string[];
  close: () => Promise<void>;
};

/** A website for one test on 127.0.0.1: an answer for each path, 404 for the others. */
export async function startWebsite(
  answers: Record<string, Answer | ((request: IncomingMessage, response: ServerResponse) => void)>,
): Promise<Website> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    const answer = answers[request.url ?? ""] ?? { status: 404, body: "<h1>Not found</h1>" };
    if (typeof answer === "function") {
      answer(request, response);
      return;
    }
    const { status = 200, headers = {}, body = "" } = answer;
    response.writeHead(status, { "content-type": "text/html; charset=utf-8", ...headers });
    response.end(body);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin: `http://${host}`,
    host,
    asked,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
