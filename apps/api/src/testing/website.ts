import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Answer = { status?: number; headers?: Record<string, string>; body?: string };

/** A website of a test's own on 127.0.0.1: an answer for each path, 404 for the others. */
export async function startWebsite(
  answers: Record<string, Answer | ((request: IncomingMessage, response: ServerResponse) => void)>,
) {
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
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    host: `127.0.0.1:${port}`,
    /** The paths that were asked for, in their order. */
    asked,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
