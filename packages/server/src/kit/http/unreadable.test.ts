import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { errorBodySchema } from "@agency/contracts/errors";
import { startApi } from "../../testing/api.ts";

const api = await startApi({ environment: { PUBLIC_URL: "https://agency.test" } });
await api.app.listen({ host: "127.0.0.1", port: 0 });
const { port } = api.app.server.address() as AddressInfo;

/** Sends these bytes and returns the whole answer. */
async function send(bytes: string): Promise<{ status: number; head: string; body: string }> {
  const socket = connect(port, "127.0.0.1");
  socket.write(bytes);
  const answer = await text(socket);
  const [head = "", body = ""] = answer.split("\r\n\r\n", 2);
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]), head: head.toLowerCase(), body };
}

test.each([
  ["bytes that are not HTTP", "hello\r\n\r\n", 400, "malformed_request"],
  [
    "two Content-Length headers",
    "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
    400,
    "malformed_request",
  ],
  ["a request without a host", "GET /api/health HTTP/1.1\r\n\r\n", 400, "malformed_request"],
  ["two hosts", "GET /api/health HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n", 400, "malformed_request"],
  ["two hosts that are alike", "GET / HTTP/1.1\r\nHost: x\r\nhost: x\r\n\r\n", 400, "malformed_request"],
  ["HTTP/0.9", "GET /api/health\r\n\r\n", 400, "malformed_request"],
  ["an unknown Expect header", "GET / HTTP/1.1\r\nHost: x\r\nExpect: miracles\r\n\r\n", 400, "malformed_request"],
  ["headers of 20 KB", `GET / HTTP/1.1\r\nHost: x\r\nX: ${"x".repeat(20_000)}\r\n\r\n`, 431, "headers_too_large"],
])("%s: the answer has the usual error body and headers", async (_, bytes, status, code) => {
  const answer = await send(bytes);
  expect(answer.status).toBe(status);
  expect(errorBodySchema.strict().parse(JSON.parse(answer.body)).error).toBe(code);
  for (const header of [
    "content-security-policy: default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    "x-content-type-options: nosniff",
    "x-frame-options: deny",
    "referrer-policy: strict-origin-when-cross-origin",
    "cross-origin-opener-policy: same-origin",
    "strict-transport-security: max-age=31536000; includesubdomains",
    "permissions-policy: camera=()",
  ]) {
    expect(answer.head).toContain(header);
  }
});

test("a request with a host is answered as usual", async () => {
  expect((await send("GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")).status).toBe(200);
});
