import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ceiling } from "@agency/testing/ceiling";
import { type HostileSite, startCanaries, startHostileSite, watchConnections } from "../../testing/hostile-site.ts";
import { type Outbound, outbound } from "./outbound.ts";

let site: HostileSite;
let client: Outbound;
const at = (path: string) => `http://127.0.0.1:${site.port}${path}`;

beforeAll(async () => {
  site = await startHostileSite({
    "/page": (_, response) =>
      response
        .writeHead(200, { "content-type": "text/html; charset=iso-8859-1" })
        .end(Buffer.from("caf\u00E9", "latin1")),
    "/meta": (_, response) =>
      response
        .writeHead(200, { "content-type": "text/html" })
        .end(Buffer.from('<meta charset="windows-1252"><p>\u00E9', "latin1")),
    "/bom": (_, response) =>
      response.writeHead(200, { "content-type": "text/html; charset=iso-8859-1" }).end("\uFEFF<p>\u00E9"),
    "/silent": (_, response) => response.writeHead(200, { "content-type": "text/html" }).end("<p>\u00E9 – kopi"),
    "/utf16": (_, response) =>
      response.writeHead(200, { "content-type": "text/html" }).end(Buffer.from("\uFEFF<p>\u00E9", "utf16le")),
    "/meta-utf16": (_, response) =>
      response.writeHead(200, { "content-type": "text/html" }).end('<meta charset="utf-16"><p>\u00E9'),
    "/unknown-label": (_, response) =>
      response.writeHead(200, { "content-type": "text/html; charset=utf8mb4" }).end('<meta charset="utf-8"><p>\u00E9'),
    "/packed": (_, response) =>
      response.writeHead(200, { "content-type": "text/xml" }).end(gzipSync("<urlset>\u00E9</urlset>")),
    "/packed-bomb": (_, response) =>
      response.writeHead(200, { "content-type": "application/gzip" }).end(gzipSync(Buffer.alloc(20_000_000))),
    "/latin-robots": (_, response) =>
      response.writeHead(200, { "content-type": "text/plain; charset=iso-8859-1" }).end("Disallow: /caf\u00E9"),
    "/untyped": (_, response) => response.writeHead(200).end("  <!doctype html><p>hello"),
    "/untyped-file": (_, response) => response.writeHead(200).end("PK\u0003\u0004"),
    "/leave": (request, response, query) =>
      request.headers.cookie
        ? response.writeHead(302, { location: query.get("to") ?? "" }).end()
        : response.writeHead(302, { location: request.url, "set-cookie": "seen=1" }).end(),
    "/welcome": (request, response) =>
      request.headers.cookie?.includes("seen=1")
        ? response.writeHead(200, { "content-type": "text/html" }).end("<h1>Welcome</h1>")
        : response.writeHead(302, { location: "/welcome", "set-cookie": ["seen=1; Path=/", "other=2"] }).end(),
    "/robots.txt": (_, response) => response.writeHead(200, { "content-type": "text/plain" }).end("User-agent: *"),
  });
  // A busy machine may take longer than the usual deadline.
  client = outbound({ allow: `127.0.0.1:${site.port}`, limits: { total: 100, perAsker: 100 }, deadline: ceiling });
});
afterAll(() => site.close());

test("a fetched page has its redirects, timings and text", async () => {
  const page = await client.fetchPage(at("/redir?c=301&to=%2Fgzip#part"));
  expect(page).toMatchObject({
    url: at("/gzip"),
    status: 200,
    hops: [
      { url: at("/redir?c=301&to=%2Fgzip"), status: 301 },
      { url: at("/gzip"), status: 200 },
    ],
    contentType: { essence: "text/html" },
    charset: "UTF-8",
    truncated: false,
  });
  expect(page.text).toContain("<h1>A good page</h1>");
  expect(page.encodedBytes).not.toBe(page.body.length);
  expect(page.firstByteMs).toBeGreaterThan(0);
  expect(page.totalMs).toBeGreaterThanOrEqual(page.firstByteMs);
});

test("a page that comes only with the cookies of its redirects says so; a file is fetched without them", async () => {
  const page = await client.fetchPage(at("/welcome"));
  expect([page.text, page.needsCookies]).toEqual(["<h1>Welcome</h1>", true]);
  expect((await client.fetchPage(at("/gzip"))).needsCookies).toBe(false);
  await expect(client.fetchText(at("/welcome"))).rejects.toThrow("too_many_redirects");
});

test("cookies of one site are not sent to another", async () => {
  const other = await startHostileSite({
    "/there": (request, response) =>
      response.writeHead(200, { "content-type": "text/html" }).end(`<p>${request.headers.cookie ?? "none"}`),
  });
  const reader = outbound({
    allow: `a.example:${site.port},b.example:${other.port}`,
    resolve: async () => ["127.0.0.1"],
  });
  const page = await reader.fetchPage(`http://a.example:${site.port}/leave?to=http://b.example:${other.port}/there`);
  expect([page.text, page.needsCookies]).toEqual(["<p>none", true]);
  await other.close();
});

test.each(["/gzip", "/br", "/zstd"])("%s is decoded", async (path) => {
  expect((await client.fetchPage(at(path))).text).toContain("<h1>A good page</h1>");
});

test.each([
  ["/page", "caf\u00E9", "windows-1252", "header"],
  ["/meta", "\u00E9", "windows-1252", "page"],
  ["/bom", "\u00E9", "UTF-8", "mark"],
  ["/utf16", "\u00E9", "UTF-16LE", "mark"],
  ["/meta-utf16", "\u00E9", "UTF-8", "page"],
  ["/unknown-label", "\u00E9", "UTF-8", "page"],
  ["/silent", "\u00E9 – kopi", "UTF-8", null],
  ["/badcharset", "A good page", "UTF-8", null],
])("%s is decoded with the right character encoding", async (path, text, charset, charsetSource) => {
  const page = await client.fetchPage(at(path));
  expect(page).toMatchObject({ charset, charsetSource });
  expect(page.text).toContain(text);
});

test("a text can be read as UTF-8 whatever it states", async () => {
  expect((await client.fetchText(at("/latin-robots"), { charset: "utf-8" })).text).toBe("Disallow: /caf\u00E9");
});

test("a packed file is unpacked on request, up to 2 MB", async () => {
  expect((await client.fetchText(at("/packed"), { unpacked: true })).text).toBe("<urlset>\u00E9</urlset>");
  expect((await client.fetchText(at("/packed"))).text).not.toContain("urlset");
  const cut = await client.fetchBytes(at("/packed-bomb"), { unpacked: true });
  expect([cut.body.length, cut.truncated]).toEqual([2 * 1024 * 1024, true]);
});

test.each(["/404", "/500", "/401"])("%s is returned with its status", async (path) => {
  expect(await client.fetchPage(at(path))).toMatchObject({ status: Number(path.slice(1)) });
});

test("five redirects are followed, but not a sixth", async () => {
  expect(await client.fetchPage(at("/chain?n=5"))).toMatchObject({ status: 200, url: at("/chain?n=0") });
  await expect(client.fetchPage(at("/chain?n=6"))).rejects.toMatchObject({ problem: "too_many_redirects" });
});

describe("a bad response is refused and the next good page is fetched", () => {
  test.each([
    ["/big", "too_large"],
    ["/endless", "too_large"],
    ["/bomb", "too_large"],
    ["/brbomb", "too_large"],
    ["/zstdbomb", "too_large"],
    ["/doublebomb", "too_large"],
    ["/headers", "too_large"],
    ["/nested", "unreadable"],
    ["/badgzip", "unreadable"],
    ["/strange", "unreadable"],
    ["/badloc", "unreadable"],
    ["/halfway", "unreachable"],
    ["/pdf", "not_html"],
    ["/json", "not_html"],
    ["/untyped-file", "not_html"],
    ["/self", "too_many_redirects"],
  ])("%s: %s", async (path, problem) => {
    await expect(client.fetchPage(at(path))).rejects.toMatchObject({ problem, message: problem });
    expect(await client.fetchPage(at("/"))).toMatchObject({ status: 200 });
  });
});

test("a file without a content type is a page when it begins like one", async () => {
  expect((await client.fetchPage(at("/untyped"))).text).toContain("hello");
});

test("fetchText accepts any text", async () => {
  expect(await client.fetchText(at("/robots.txt"))).toMatchObject({ text: "User-agent: *" });
});

test("a larger body can be cut to its first 2 MB", async () => {
  const cut = await client.fetchBytes(at("/bomb"), { whenLarger: "cut" });
  expect(cut).toMatchObject({ truncated: true });
  expect(cut.body).toHaveLength(2 * 1024 * 1024);
});

test("the caller can abort a fetch with its own reason", async () => {
  const reason = new Error("gone");
  const signal = AbortSignal.any([AbortSignal.timeout(5000)]);
  const stop = new AbortController();
  const fetched = client.fetchPage(at("/never"), { signal: AbortSignal.any([stop.signal, signal]) });
  stop.abort(reason);
  await expect(fetched).rejects.toBe(reason);
});

test("a name is resolved once, and the connection uses the checked address", async () => {
  const canaries = await startCanaries([{ host: "127.0.0.2", port: site.port }]);
  const connections = watchConnections();
  const asked: string[] = [];
  const resolve = async (host: string) => {
    asked.push(host);
    return asked.length === 1 ? ["127.0.0.1"] : ["127.0.0.2"];
  };
  const rebound = outbound({ allow: `site.example:${site.port}`, resolve });
  await rebound.fetchPage(`http://site.example:${site.port}/chain?n=3`);
  connections.stop();
  await canaries.close();
  expect(asked).toEqual(["site.example"]);
  expect(new Set(connections.tried)).toEqual(new Set([`127.0.0.1:${site.port}`]));
  expect(canaries.visits).toEqual([]);
});

test("a name with public and internal addresses is refused without a connection", async () => {
  const connections = watchConnections();
  for (const inner of [
    "127.0.0.1",
    "::1",
    "10.0.0.1",
    "169.254.169.254",
    "168.63.129.16",
    "64:ff9b::a00:1",
    "fe80::1",
  ]) {
    const mixed = outbound({ resolve: async () => ["8.8.8.8", inner, "2606:4700::1"] });
    await expect(mixed.fetchPage("http://mixed.example/")).rejects.toMatchObject({ message: "refused" });
    await expect(mixed.check("http://mixed.example/")).rejects.toMatchObject({ problem: "refused" });
  }
  connections.stop();
  expect(connections.tried).toEqual([]);
});

test("a closed port gives the same error as an unknown name", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  const nobody = outbound({ allow: `127.0.0.1:${port}`, resolve: async () => [] });
  await expect(nobody.fetchPage(`http://127.0.0.1:${port}/`)).rejects.toMatchObject({ problem: "unreachable" });
  await expect(nobody.fetchPage("http://nobody.example/")).rejects.toMatchObject({ problem: "unreachable" });
});

test("one asker's slow sites do not delay another, and too many fetches at once are refused", async () => {
  const few = outbound({
    allow: `127.0.0.1:${site.port}`,
    limits: { total: 3, perAsker: 1, waiting: 2, patience: 200 },
  });
  const stop = new AbortController();
  const slow = few.fetchPage(at("/never"), { asker: "greedy", signal: stop.signal }).catch(() => "stopped");
  // Watched together: on a busy machine the greedy one's patience ends before the other's answer comes.
  await Promise.all([
    expect(few.fetchPage(at("/"), { asker: "greedy" })).rejects.toMatchObject({ problem: "busy" }),
    expect(few.fetchPage(at("/"), { asker: "patient" })).resolves.toMatchObject({ status: 200 }),
  ]);
  stop.abort();
  expect(await slow).toBe("stopped");
  expect(await few.fetchPage(at("/"), { asker: "greedy" })).toMatchObject({ status: 200 });
});

describe.concurrent("who keeps us waiting", () => {
  test.each(["/slowbody", "/never", "/notice"])("%s: too_slow within the deadline", async (path) => {
    const hasty = outbound({ allow: `127.0.0.1:${site.port}`, deadline: 1000 });
    await expect(hasty.fetchPage(at(path))).rejects.toMatchObject({ problem: "too_slow" });
    expect(await client.fetchPage(at("/"))).toMatchObject({ status: 200 });
  });

  const silentFor = async (host: string): Promise<string[]> =>
    host === "dead.example" ? new Promise(() => undefined) : [];

  test("a name that nobody answers for is too_slow within the deadline", async () => {
    const names = outbound({ resolve: silentFor, deadline: 100 });
    await expect(names.check("http://dead.example/")).rejects.toMatchObject({ problem: "too_slow" });
  });

  test("a name that nobody answers for does not keep others from theirs", async () => {
    const names = outbound({ allow: `127.0.0.1:${site.port}`, resolve: silentFor, deadline: 600_000 });
    const stop = new AbortController();
    const dead = names.check("http://dead.example/", { asker: "a", signal: stop.signal }).catch(() => "stopped");
    await names.fetchPage(at("/"), { asker: "b" });
    stop.abort();
    expect(await dead).toBe("stopped");
  });
});
