import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import type { Duplex } from "node:stream";
import { OutboundError } from "./outbound-error.ts";
import {
  askNameServers,
  askSystem,
  checkTarget,
  pinnedLookup,
  readAllowList,
  readUrl,
  requirePinned,
  type Resolve,
  type Resolvers,
  resolveTarget,
  type Target,
  parseTarget,
} from "./target.ts";

type Options = {
  /** The address to listen on: loopback, unless the browser runs elsewhere. */
  host?: string;
  /** OUTBOUND_ALLOW. */
  allow?: string | undefined;
  /** Replaces the name servers in tests. */
  resolve?: Resolve | undefined;
  /** Limit for the total of http bodies and tunnel traffic, both ways, in bytes. */
  maximumBytes?: number;
  maximumConnections?: number;
};

export type ForwardProxy = {
  port: number;
  /** Counts so far. */
  seen: () => { requests: number; refused: number; bytes: number };
  /** Closes every connection. */
  close: () => Promise<void>;
};

/** Timeout for looking up a name, and for connecting to a server, in ms. */
const knockTimeout = 5000;
/** How long a connection may be idle, in ms. */
const idleTimeout = 20_000;

/** Headers for a single connection, which a proxy must not forward. */
const hopByHop = new Set([
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);

/**
 * Starts the only way to the network for a browser that loads an untrusted page: a proxy. It forwards requests and
 * tunnels only to addresses that the guarded client would connect to, up to a byte limit.
 */
export async function startForwardProxy(options: Options = {}): Promise<ForwardProxy> {
  const { host = "127.0.0.1", maximumBytes = 64 * 1024 * 1024, maximumConnections = 128 } = options;
  const allow = readAllowList(options.allow);
  const resolvers: Resolvers = { names: options.resolve ?? askNameServers, allowed: options.resolve ?? askSystem };
  const open = new Set<Duplex>();
  const count = { requests: 0, refused: 0, bytes: 0 };

  function note(stream: Duplex): void {
    open.add(stream);
    stream.on("error", () => stream.destroy());
    stream.on("close", () => open.delete(stream));
  }

  function meter(stream: Duplex | IncomingMessage): void {
    stream.on("data", (chunk: Buffer) => {
      count.bytes += chunk.length;
      if (count.bytes > maximumBytes) for (const one of open) one.destroy();
    });
  }

  async function resolveAddresses(target: Target): Promise<string[]> {
    if (count.bytes > maximumBytes || open.size > maximumConnections * 2) throw new OutboundError("busy");
    return resolveTarget(target, resolvers, AbortSignal.timeout(knockTimeout));
  }

  /** Forwards an http request, whose first line has the full URL. */
  async function pass(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const url = readUrl(incoming.url ?? "");
    if (url.protocol !== "http:") throw new OutboundError("refused");
    const target = parseTarget(url, allow);
    const addresses = await resolveAddresses(target);
    const outgoing = request({
      host: target.host,
      port: target.port,
      path: `${url.pathname}${url.search}`,
      method: incoming.method ?? "GET",
      headers: { ...withoutHopByHop(incoming.headers), host: url.host },
      lookup: pinnedLookup(addresses),
      agent: false,
      timeout: idleTimeout,
    });
    outgoing.on("socket", (socket) => {
      note(socket);
      socket.once("connect", () => pinOrDestroy(socket, addresses));
    });
    outgoing.on("timeout", () => outgoing.destroy());
    outgoing.on("error", () => refuse(answer, 502));
    outgoing.on("response", (response) => {
      meter(response);
      response.on("error", () => answer.destroy());
      if (writeHead(answer, response)) {
        response.pipe(answer);
      } else {
        refuse(answer, 502);
        outgoing.destroy();
      }
    });
    // Without a listener, an answer that changes the protocol would not end.
    outgoing.on("upgrade", (_response, socket) => {
      refuse(answer, 502);
      socket.destroy();
    });
    answer.on("close", () => outgoing.destroy());
    meter(incoming);
    incoming.pipe(outgoing);
  }

  /** Opens a tunnel, for https: the proxy sees its target but not its content. */
  async function tunnel(incoming: IncomingMessage, client: Duplex, head: Buffer): Promise<void> {
    if (!/^[^\s/?#@\\]+:\d{1,5}$/.test(incoming.url ?? "")) throw new OutboundError("refused");
    // The URL parser normalises the host, so that it can be checked.
    const { hostname, port } = readUrl(`http://${incoming.url ?? ""}`);
    const wanted = Number(port || 80);
    const target = checkTarget({ host: hostname, port: wanted, expectedPort: wanted === 80 ? 80 : 443 }, allow);
    const addresses = await resolveAddresses(target);
    const server = connect({
      host: target.host,
      port: target.port,
      lookup: pinnedLookup(addresses),
      autoSelectFamily: true,
      timeout: idleTimeout,
    });
    note(server);
    server.on("timeout", () => server.destroy());
    const late = setTimeout(() => server.destroy(), knockTimeout);
    server.once("connect", () => {
      clearTimeout(late);
      if (!pinOrDestroy(server, addresses)) return;
      client.write("HTTP/1.1 200 Connection Established\r\n\r\n");
      server.write(head);
      meter(server);
      meter(client);
      server.pipe(client);
      client.pipe(server);
    });
    server.on("close", () => {
      clearTimeout(late);
      client.destroy();
    });
    client.on("close", () => server.destroy());
  }

  const server = createServer({ maxHeaderSize: 32 * 1024 }, (incoming, answer) => {
    count.requests += 1;
    pass(incoming, answer).catch((error: unknown) => refuse(answer, errorStatus(error)));
  });
  server.on("connection", note);
  server.on("connect", (incoming: IncomingMessage, client: Duplex, head: Buffer) => {
    count.requests += 1;
    client.on("error", () => client.destroy());
    tunnel(incoming, client, head).catch((error: unknown) => {
      client.end(`HTTP/1.1 ${errorStatus(error)} Refused\r\nconnection: close\r\n\r\n`);
    });
  });
  // Upgrades are refused: browsers open WebSockets through a tunnel.
  server.on("upgrade", (_incoming: IncomingMessage, client: Duplex) => client.destroy());
  server.on("clientError", (_error, client) => client.destroy());
  server.listen(0, host);
  await once(server, "listening");

  function errorStatus(error: unknown): number {
    if (!(error instanceof OutboundError) || error.problem === "unreachable") return 502;
    count.refused += 1;
    return 403;
  }

  return {
    port: (server.address() as AddressInfo).port,
    seen: () => ({ ...count }),
    close: async () => {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      for (const stream of open) stream.destroy();
      await closed;
    },
  };
}

function pinOrDestroy(socket: Socket, addresses: readonly string[]): boolean {
  try {
    requirePinned(socket, addresses);
    return true;
  } catch {
    return false;
  }
}

/** Whether the head of a stranger's answer can be forwarded; a throw in a listener would end the whole process. */
function writeHead(answer: ServerResponse, { statusCode = 0, headers }: IncomingMessage): boolean {
  if (statusCode < 200 || statusCode > 599) return false;
  try {
    answer.writeHead(statusCode, withoutHopByHop(headers));
    return true;
  } catch {
    return false;
  }
}

function refuse(answer: ServerResponse, status: number): void {
  if (answer.writableEnded) return;
  if (answer.headersSent) answer.destroy();
  else answer.writeHead(status, { "content-length": 0, connection: "close" }).end();
}

function withoutHopByHop(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = new Set((headers.connection ?? "").split(",").map((name) => name.trim().toLowerCase()));
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.has(name) && !named.has(name)));
}
