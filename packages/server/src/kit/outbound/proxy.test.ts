import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  type HostileSite,
  innerPlaces,
  startCanaries,
  startHostileSite,
  watchConnections,
} from "../../testing/hostile-site.ts";
import { hostileNames } from "../../testing/hostile-urls.ts";
import { type ForwardProxy, startForwardProxy } from "./proxy.ts";

let site: HostileSite;
let proxy: ForwardProxy;
let canaries: Awaited<ReturnType<typeof startCanaries>>;

beforeAll(async () => {
  site = await startHostileSite({
    "/echo": (incoming, response) => response.end(`${incoming.method} ${JSON.stringify(incoming.headers)}`),
  });
  canaries = await startCanaries(innerPlaces);
});
beforeEach(async () => {
  proxy = await startForwardProxy({ allow: `site.example:${site.port}`, resolve: names() });
});
afterEach(() => proxy.close());
afterAll(async () => {
  await canaries.close();
  await site.close();
});

function names() {
  const hostile = hostileNames();
  return async (host: string) => (host === "site.example" ? ["127.0.0.1"] : hostile(host));
}

test("a request is forwarded without its hop-by-hop headers", async () => {
  const { status, body } = await get(`http://site.example:${site.port}/echo`, {
    "proxy-authorization": "secret",
    connection: "x-mine",
    "x-mine": "1",
    "x-kept": "2",
  });
  expect(status).toBe(200);
  expect(body).toContain(`"host":"site.example:${site.port}"`);
  expect(body).toContain('"x-kept":"2"');
  expect(body).not.toMatch(/secret|x-mine":/);
});

test("a tunnel is forwarded", async () => {
  const { status, socket } = await connectTo(`site.example:${site.port}`);
  expect(status).toBe(200);
  socket.end("GET /echo HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
  expect(await text(socket)).toContain("GET");
});

const inside = [
  "127.0.0.1",
  "127.1",
  "2130706433",
  "0x7f.1",
  "[::1]",
  "[::ffff:127.0.0.1]",
  "0",
  "localhost",
  "LOCALHOST.",
  "foo.localhost",
  "169.254.169.254",
  "168.63.129.16",
  "10.0.0.5",
  "priv.hostile-lab.net",
  "lo6.hostile-lab.net",
  "mixed.hostile-lab.net",
  "127.0.0.1.nip.io",
  "metadata.google.internal",
];

describe("an internal host is refused without a connection", () => {
  test.each(inside)("%s", async (host) => {
    const connections = watchConnections();
    const results = [
      (await get(`http://${host}/`)).status,
      (await connectTo(`${host}:443`)).status,
      (await connectTo(`${host}:80`)).status,
      (await connectTo(`${host}:${site.port}`)).status,
    ];
    connections.stop();
    expect(results).toEqual([403, 403, 403, 403]);
    expect(connections.tried.filter((place) => place !== `127.0.0.1:${proxy.port}`)).toEqual([]);
    expect(canaries.visits).toEqual([]);
    expect(proxy.seen().refused).toBe(4);
  });
});

test.each([
  "8.8.8.8:22",
  "8.8.8.8:6379",
  "8.8.8.8:0",
  "8.8.8.8",
  "",
  "x",
  "a:b:c",
  "user@8.8.8.8:443",
  "8.8.8.8:443/x",
])("a tunnel to %j is refused", async (place) => {
  const connections = watchConnections();
  const { status } = await connectTo(place);
  connections.stop();
  // A missing port is read as 80 or rejected; neither opens a connection.
  expect(status).toBeGreaterThanOrEqual(400);
  expect(connections.tried.filter((tried) => tried !== `127.0.0.1:${proxy.port}`)).toEqual([]);
});

test.each(["https://site.example/", "ftp://site.example/", "/relative", "file:///etc/passwd"])(
  "a request for %s is refused",
  async (address) => {
    expect((await get(address)).status).toBe(403);
  },
);

test("a page that exceeds the byte limit is cut off", async () => {
  const small = await startForwardProxy({
    allow: `site.example:${site.port}`,
    resolve: names(),
    maximumBytes: 1_000_000,
  });
  try {
    await expect(get(`http://site.example:${site.port}/endless`, {}, small.port)).rejects.toThrow(
      /aborted|hang up|ECONNRESET/,
    );
    await expect(get(`http://site.example:${site.port}/`, {}, small.port)).resolves.toMatchObject({ status: 403 });
  } finally {
    await small.close();
  }
});

describe("an answer that no server may give ends that request only", () => {
  test.each([
    "HTTP/1.1 000 X\r\n\r\n",
    "HTTP/1.1 099 X\r\ncontent-length: 0\r\n\r\n",
    "HTTP/1.1 199 X\r\nconnection: close\r\n\r\n",
    "HTTP/1.1 600 X\r\ncontent-length: 0\r\n\r\n",
    "HTTP/1.1 999 X\r\ncontent-length: 0\r\n\r\n",
    "HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\nbytes",
    "HTTP/1.1 100 Continue\r\n\r\n",
    "HTTP/1.1 9999 X\r\n\r\n",
    "HTTP/1.1 200 OK\r\nx: \u0001\r\ncontent-length: 0\r\n\r\n",
    "HTTP/1.1 200 OK\r\nx: \u007f\r\ncontent-length: 0\r\n\r\n",
    "HTTP/1.1 200 OK\r\nx y: 1\r\ncontent-length: 0\r\n\r\n",
    "HTTP/1.1 200 OK\r\ncontent-length: -1\r\n\r\n",
    "no answer at all\r\n\r\n",
  ])("%j", async (answer) => {
    const server = createServer((socket) => socket.on("error", () => undefined).end(answer, "latin1"));
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const lenient = await startForwardProxy({
      allow: `site.example:${port},site.example:${site.port}`,
      resolve: names(),
    });
    try {
      expect((await get(`http://site.example:${port}/`, {}, lenient.port)).status).toBe(502);
      expect((await get(`http://site.example:${site.port}/`, {}, lenient.port)).status).toBe(200);
    } finally {
      await lenient.close();
      server.close();
    }
  });
});

test("the bytes of a request's body and of its answer both count", async () => {
  const outgoing = request({
    host: "127.0.0.1",
    port: proxy.port,
    method: "POST",
    path: `http://site.example:${site.port}/echo`,
    headers: { connection: "close" },
  });
  outgoing.end("a".repeat(1000));
  const [response] = (await once(outgoing, "response")) as [IncomingMessage];
  const answer = await text(response);
  expect(proxy.seen().bytes).toBe(1000 + answer.length);
});

async function get(address: string, headers: Record<string, string> = {}, port = proxy.port) {
  const outgoing = request({ host: "127.0.0.1", port, path: address, headers, agent: false });
  outgoing.end();
  const [response] = (await once(outgoing, "response")) as [IncomingMessage];
  return { status: response.statusCode ?? 0, body: await text(response) };
}

async function connectTo(place: string): Promise<{ status: number; socket: Socket }> {
  const outgoing = request({ host: "127.0.0.1", port: proxy.port, method: "CONNECT", path: place, agent: false });
  outgoing.end();
  const [response, socket] = (await Promise.race([once(outgoing, "connect"), once(outgoing, "response")])) as [
    IncomingMessage,
    Socket,
  ];
  return { status: response.statusCode ?? 0, socket };
}
