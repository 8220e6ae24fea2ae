import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import type { Duplex } from "node:stream";
import { OutboundError } from "./outbound-error.ts";
import { pinnedLookup, requirePinned } from "./pinned.ts";
import { askNameServers, askSystem, type Resolve, type Resolvers, resolveTarget } from "./resolve.ts";
import { checkTarget, readAllowList, readUrl, type Target, targetOf } from "./target.ts";

type Options = {
  /** OUTBOUND_ALLOW. */
  allow?: string | undefined;
  /** Stands in for the name servers. */
  resolve?: Resolve | undefined;
  /** In bytes, both ways, of everything. */
  maximumBytes?: number;
  maximumConnections?: number;
};

export type ForwardProxy = {
  port: number;
  /** What came through so far. */
  seen: () => { requests: number; refused: number; bytes: number };
  /** Hangs up on everybody. */
  close: () => Promise<void>;
};

/** How long a name may take to be found, and a server to answer a knock, in ms. */
const knockTimeout = 5000;
/** How long a connection may be silent, in ms. */
const idleTimeout = 20_000;

/** Headers that are between two neighbours, not for the one at the end. */
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
 * The one way out for a browser that loads a stranger's page: a proxy on loopback that lets every request and every tunnel
 * through only to where the guarded client would go itself, and only so much of it.
 */
export async function startForwardProxy(options: Options = {}): Promise<ForwardProxy> {
  const { maximumBytes = 64 * 1024 * 1024, maximumConnections = 128 } = options;
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

  async function addressesOf(target: Target): Promise<string[]> {
    if (count.bytes > maximumBytes || open.size > maximumConnections * 2) throw new OutboundError("busy");
    return resolveTarget(target, resolvers, AbortSignal.timeout(knockTimeout));
  }

  /** A request for http: the whole address is its first line. */
  async function pass(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const url = readUrl(incoming.url ?? "");
    if (url.protocol !== "http:") throw new OutboundError("refused");
    const target = targetOf(url, allow);
    const addresses = await addressesOf(target);
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
      answer.writeHead(response.statusCode ?? 502, withoutHopByHop(response.headers));
      response.on("error", () => answer.destroy());
      response.pipe(answer);
    });
    answer.on("close", () => outgoing.destroy());
    incoming.pipe(outgoing);
  }

  /** A tunnel, for https: what goes through is not seen, but where it goes. */
  async function tunnel(incoming: IncomingMessage, client: Duplex, head: Buffer): Promise<void> {
    if (!/^[^\s/?#@\\]+:\d{1,5}$/.test(incoming.url ?? "")) throw new OutboundError("refused");
    // The parser writes a host the one way it can be checked, whatever way it came.
    const { hostname, port } = readUrl(`http://${incoming.url ?? ""}`);
    const wanted = Number(port || 80);
    const target = checkTarget({ host: hostname, port: wanted, expectedPort: wanted === 80 ? 80 : 443 }, allow);
    const addresses = await addressesOf(target);
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
    pass(incoming, answer).catch((error: unknown) => refuse(answer, statusOf(error)));
  });
  server.on("connection", note);
  server.on("connect", (incoming: IncomingMessage, client: Duplex, head: Buffer) => {
    count.requests += 1;
    client.on("error", () => client.destroy());
    tunnel(incoming, client, head).catch((error: unknown) => {
      client.end(`HTTP/1.1 ${statusOf(error)} Refused\r\nconnection: close\r\n\r\n`);
    });
  });
  // Nobody upgrades a request to a proxy; a web socket comes as a tunnel.
  server.on("upgrade", (_incoming: IncomingMessage, client: Duplex) => client.destroy());
  server.on("clientError", (_error, client) => client.destroy());
  server.listen(0, "127.0.0.1");
  await once(server, "listening");

  function statusOf(error: unknown): number {
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

function refuse(answer: ServerResponse, status: number): void {
  if (answer.headersSent) answer.destroy();
  else answer.writeHead(status, { "content-length": 0, connection: "close" }).end();
}

function withoutHopByHop(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = new Set((headers.connection ?? "").split(",").map((name) => name.trim().toLowerCase()));
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.has(name) && !named.has(name)));
}
