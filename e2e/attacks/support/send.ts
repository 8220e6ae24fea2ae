import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { connect, type Socket } from "node:net";
import type { Product } from "@agency/testing/product";

export type Reply = { status: number; headers: IncomingHttpHeaders; body: string; ms: number };

export type Call = {
  method?: string;
  path: string;
  /** Undefined removes one of the browser's headers. */
  headers?: Record<string, string | string[] | undefined>;
  /** Text is sent unchanged, anything else as JSON. */
  body?: unknown;
  session?: string | undefined;
};

let sent = 0;

/** The number of requests since the last call. */
export function takeCount(): number {
  const count = sent;
  sent = 0;
  return count;
}

const agent = new Agent({ keepAlive: true, maxSockets: 40 });

/** Sends a request as a page of the product does, with the changes of the call. Corrects nothing. */
export function send({ url }: Pick<Product, "url">, call: Call): Promise<Reply> {
  const { hostname, port } = new URL(url);
  const payload = toPayload(call.body);
  // The cookie has different names on http and https.
  const headers: Record<string, string | string[] | undefined> = {
    "sec-fetch-site": "same-origin",
    ...(call.session === undefined ? {} : { cookie: `session=${call.session}; __Host-session=${call.session}` }),
    ...(payload === undefined ? {} : { "content-type": "application/json", "content-length": String(payload.length) }),
    ...call.headers,
  };
  const given = Object.entries(headers).filter((entry): entry is [string, string | string[]] => entry[1] !== undefined);
  sent += 1;
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { agent, hostname, port, method: call.method ?? "GET", path: call.path, headers: Object.fromEntries(given) },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString(),
            ms: performance.now() - begun,
          }),
        );
      },
    );
    outgoing.on("error", reject);
    outgoing.end(payload);
  });
}

function toPayload(body: unknown): Buffer | undefined {
  if (body === undefined || Buffer.isBuffer(body)) return body;
  return Buffer.from(typeof body === "string" ? body : JSON.stringify(body));
}

/** A raw connection without a client library. */
export async function openSocket({ url }: Pick<Product, "url">): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  // An attacker's connection may be reset at any time.
  socket.on("error", () => undefined);
  await new Promise<void>((resolve, reject) => {
    socket.once("connect", resolve);
    socket.once("close", () => reject(new Error("The connection was closed at once")));
  });
  return socket;
}

/**
 * Sends raw bytes. @returns the answer until the server closes or is silent
 * @param quiet the silence that ends the wait, in ms
 */
export async function sendBytes(product: Pick<Product, "url">, bytes: string, quiet = 700): Promise<string> {
  const socket = await openSocket(product);
  sent += 1;
  return new Promise((resolve) => {
    let answer = "";
    let timer = setTimeout(() => socket.destroy(), quiet * 2);
    socket.on("data", (chunk) => {
      answer += chunk.toString("latin1");
      clearTimeout(timer);
      timer = setTimeout(() => socket.destroy(), quiet);
    });
    socket.once("close", () => {
      clearTimeout(timer);
      resolve(answer);
    });
    socket.write(Buffer.from(bytes, "latin1"));
  });
}

/** The statuses of the answers on a connection. */
export function statusesIn(answer: string): number[] {
  return Array.from(answer.matchAll(/HTTP\/1\.[01] (\d{3}) /g), ([, status]) => Number(status));
}
