import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo, createServer as createTcpServer, type Server, type Socket } from "node:net";
import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from "node:zlib";

export type HostileSite = {
  port: number;
  /** Every request, such as "GET /path". */
  requests: IncomingMessage[];
  close: () => Promise<void>;
};

type Answer = (request: IncomingMessage, response: ServerResponse, query: URLSearchParams) => void;

const megabyte = 1024 * 1024;
const goodPage =
  '<!doctype html><html lang="en"><head><title>A good page</title></head><body><h1>A good page</h1></body></html>';

/** A bomb of zeros. A larger one takes long to write and shows nothing more. */
const bomb = () => Buffer.alloc(64 * megabyte);
const bombs = {
  gzip: lazily(() => gzipSync(bomb())),
  br: lazily(() => brotliCompressSync(bomb(), { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })),
  zstd: lazily(() => zstdCompressSync(bomb())),
};

const answers: Record<string, Answer> = {
  "/": (_, response) => html(response, goodPage),
  "/redir": (_, response, query) =>
    response.writeHead(Number(query.get("c") ?? 302), { location: query.get("to") ?? "/" }).end(),
  "/self": (_, response) => response.writeHead(302, { location: "/self" }).end(),
  "/chain": (_, response, query) => {
    const left = Number(query.get("n") ?? 0);
    if (left === 0) html(response, goodPage);
    else response.writeHead(302, { location: `/chain?n=${left - 1}` }).end();
  },
  "/badloc": (_, response) => response.writeHead(302, { location: "http://[::1" }).end(),
  "/big": (_, response) => pour(response, 200 * megabyte),
  "/endless": (_, response) => pour(response, Number.POSITIVE_INFINITY),
  "/slowbody": (_, response) => {
    response.writeHead(200, { "content-type": "text/html" });
    const drip = setInterval(() => response.write("<"), 1000);
    response.on("close", () => clearInterval(drip));
  },
  "/never": () => undefined,
  "/halfway": (_, response) => {
    response.writeHead(200, { "content-type": "text/html", "content-length": 5000 });
    response.write("<h1>", () => response.destroy());
  },
  "/bomb": (_, response) => packed(response, "gzip", bombs.gzip()),
  "/brbomb": (_, response) => packed(response, "br", bombs.br()),
  "/zstdbomb": (_, response) => packed(response, "zstd", bombs.zstd()),
  "/doublebomb": (_, response) => packed(response, "gzip, gzip", gzipSync(bombs.gzip())),
  "/nested": (_, response) => packed(response, "gzip, gzip, gzip, gzip", Buffer.alloc(10)),
  "/badgzip": (_, response) => packed(response, "gzip", Buffer.from("<h1>not gzip at all</h1>")),
  "/strange": (_, response) => packed(response, "lzma", Buffer.from("<h1>")),
  "/gzip": (_, response) => packed(response, "gzip", gzipSync(goodPage)),
  "/br": (_, response) => packed(response, "br", brotliCompressSync(goodPage)),
  "/zstd": (_, response) => packed(response, "zstd", zstdCompressSync(goodPage)),
  "/pdf": (_, response) => response.writeHead(200, { "content-type": "application/pdf" }).end("%PDF-1.7"),
  "/json": (_, response) => response.writeHead(200, { "content-type": "application/json" }).end("{}"),
  "/empty": (_, response) => response.writeHead(200, { "content-type": "text/html" }).end(),
  "/500": (_, response) => response.writeHead(500, { "content-type": "text/html" }).end("<h1>Broken</h1>"),
  "/404": (_, response) => response.writeHead(404, { "content-type": "text/html" }).end("<h1>Not here</h1>"),
  "/401": (_, response) => response.writeHead(401, { "www-authenticate": 'Basic realm="x"' }).end("<h1>Who?</h1>"),
  "/badcharset": (_, response) =>
    response.writeHead(200, { "content-type": "text/html; charset=klingon-8" }).end(goodPage),
  "/xss": (_, response) => html(response, "<title><script>alert(1)</script></title><h1><script>alert(2)</script></h1>"),
  "/attrs": (_, response) => html(response, `<p ${"a=b ".repeat(100_000)}>x</p>`),
  "/manylinks": (_, response) => html(response, '<a href="http://127.0.0.1/">x</a>'.repeat(30_000)),
  "/setcookie": (_, response) =>
    response.writeHead(200, { "content-type": "text/html", "set-cookie": "who=you" }).end(goodPage),
  "/canon": (_, response) =>
    html(
      response,
      `<!doctype html><title>x</title><link rel="canonical" href="http://127.0.0.1/canary"><link rel="stylesheet" href="http://127.0.0.1/canary.css">
      <img src="http://169.254.169.254/canary.png"><script src="http://[::1]/canary.js"></script><iframe src="http://10.0.0.1/"></iframe>`,
    ),
  "/headers": (_, response) => response.writeHead(200, { "x-flood": "x".repeat(40_000) }).end(),
  "/notice": (_, response) => {
    const flood = setInterval(() => response.writeProcessing(), 5);
    response.on("close", () => clearInterval(flood));
  },
};

/** A site on loopback with one kind of hostile answer per path. */
export async function startHostileSite(extra: Record<string, Answer> = {}): Promise<HostileSite> {
  const requests: IncomingMessage[] = [];
  const known: Record<string, Answer> = { ...answers, ...extra };
  const server = createServer({ maxHeaderSize: 64 * 1024 }, (request, response) => {
    requests.push(request);
    response.on("error", () => undefined);
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://site");
    const answer = known[pathname];
    if (answer) answer(request, response, searchParams);
    else response.writeHead(404, { "content-type": "text/html" }).end("<h1>Not here</h1>");
  });
  server.on("clientError", (_error, socket) => socket.destroy());
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    requests,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function html(response: ServerResponse, page: string): void {
  response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(page);
}

function packed(response: ServerResponse, encoding: string, body: Uint8Array): void {
  response.writeHead(200, { "content-type": "text/html", "content-encoding": encoding }).end(body);
}

/** Sends as fast as the client reads. */
function pour(response: ServerResponse, bytes: number): void {
  response.writeHead(200, { "content-type": "text/html" });
  const chunk = Buffer.alloc(64 * 1024, "x");
  let sent = 0;
  const more = () => {
    while (sent < bytes && !response.destroyed) {
      sent += chunk.length;
      if (!response.write(chunk)) return;
    }
    if (sent >= bytes) response.end();
  };
  response.on("drain", more);
  more();
}

function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

const channel = "net.client.socket";

/** Records every connection that this process tries to open, from any library. */
export function watchConnections(): { tried: string[]; stop: () => void } {
  const tried: string[] = [];
  const note = (message: unknown) => {
    const { socket } = message as { socket: Socket };
    socket.on("connectionAttempt", (address: string, port: number) => void tried.push(`${address}:${port}`));
  };
  subscribe(channel, note);
  return { tried, stop: () => unsubscribe(channel, note) };
}

/**
 * Listens where a page fetched internally would connect, as far as this machine allows: web ports need privileges.
 * Records every visit.
 */
export async function startCanaries(
  places: { host: string; port: number }[],
): Promise<{ visits: string[]; close: () => Promise<void> }> {
  const visits: string[] = [];
  const servers: Server[] = [];
  for (const { host, port } of places) {
    const server = createTcpServer((socket) => {
      visits.push(`${host}:${port}`);
      socket.on("error", () => undefined).end("HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n\r\n<h1>SECRET</h1>");
    });
    server.listen(port, host);
    const open = await once(server, "listening").then(
      () => true,
      () => false,
    );
    if (open) servers.push(server);
  }
  return {
    visits,
    close: async () => {
      for (const server of servers) {
        server.close();
        await once(server, "close");
      }
    },
  };
}

/** Addresses where an unprotected server would reach itself. */
export const innerPlaces = ["127.0.0.1", "::1"].flatMap((host) => [80, 443, 6379, 22].map((port) => ({ host, port })));

/** A self-signed certificate for site.example and its key, for tests only. */
export const certificate = `-----BEGIN CERTIFICATE-----
MIIB1TCCAXygAwIBAgIUPT6IejaMDTljZNgNz+DfZMnNyCcwCgYIKoZIzj0EAwIw
JzElMCMGA1UEAwwcU2FtcGxlIGNlcnRpZmljYXRlIGZvciB0ZXN0czAgFw0yNjEx
MjExNjMyMzNaGA8yMTI2MTAyODE2MzIzM1owJzElMCMGA1UEAwwcU2FtcGxlIGNl
cnRpZmljYXRlIGZvciB0ZXN0czBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABOFZ
7A02tDRHNBxD/nqoqsbza1REGnyumaIkrXH54Q6MO71uBwFdFbpa+0mv1ex1J9em
unvazBxNQcj3q5bTfHWjgYMwgYAwHQYDVR0OBBYEFO1l2PrLNWIoF7wAcXpASoyi
e1C6MB8GA1UdIwQYMBaAFO1l2PrLNWIoF7wAcXpASoyie1C6MC0GA1UdEQQmMCSC
DHNpdGUuZXhhbXBsZYIOKi5zaXRlLmV4YW1wbGWHBH8AAAEwDwYDVR0TAQH/BAUw
AwEB/zAKBggqhkjOPQQDAgNHADBEAiB0EDZm1l/sKwvhsEgXfrwhBogD2AMaza69
Zwx3oUGmNwIgAuxfxEcSH63rYRP0lov17siHmBb8gMxn4xNw9vx8OC8=
-----END CERTIFICATE-----
`;

export const certificateKey = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgHKciAvIWaR20ZWto
HTNVsJACCTzu68WaAmoWYyFMLUqhRANCAAThWewNNrQ0RzQcQ/56qKrG82tURBp8
rpmiJK1x+eEOjDu9bgcBXRW6WvtJr9XsdSfXprp72swcTUHI96uW03x1
-----END PRIVATE KEY-----
`;
