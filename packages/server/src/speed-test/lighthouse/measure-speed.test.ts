import { execFileSync } from "node:child_process";
import { createSocket } from "node:dgram";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, rmdirSync, rmSync } from "node:fs";
import { createServer, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { until } from "@agency/testing/ceiling";
import { type HostileSite, innerPlaces, startCanaries, startHostileSite } from "../../testing/hostile-site.ts";
import type { SpeedTestStage } from "../speed-test.ts";
import { askService, type SpeedTestService } from "./ask-service.ts";
import { chromiumFlags } from "./child-task.ts";
import { findChromium, sandboxWorks } from "./find-chromium.ts";
import { runLighthouse, measureSpeed } from "./measure-speed.ts";
import { lighthouseDeadline } from "./run-child.ts";
import { serveSpeedTests } from "./service.ts";

/** A page that loads its resources and tries every way to reach internal addresses. */
const page = (port: number, stunPort: number) => `<!doctype html><html lang="en"><head><title>A page</title>
  <meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/style.css">
  <link rel="stylesheet" href="http://127.0.0.1/canary.css"><link rel="preconnect" href="http://[::1]:6379">
  </head><body><h1>A page with some words on it</h1><img src="/picture.svg" width="10" height="10" alt="">
  <img src="http://localhost:${port + 1}/canary.png" alt=""><iframe src="http://127.0.0.1:22/"></iframe>
  <script>
    fetch("http://127.0.0.1:80/canary").catch(() => 0);
    navigator.sendBeacon("http://[::1]/canary", "x");
    new WebSocket("ws://127.0.0.1:6379/");
    const peer = new RTCPeerConnection({ iceServers: [{ urls: "stun:127.0.0.1:${stunPort}" }] });
    peer.createDataChannel("x"); peer.createOffer().then((offer) => peer.setLocalDescription(offer));
  </script></body></html>`;

let site: HostileSite;
let canaries: Awaited<ReturnType<typeof startCanaries>>;
let chromium: string;
let folder: string;
let stun: Awaited<ReturnType<typeof startStun>>;

beforeAll(async () => {
  // Not in the system's temporary folder, because the path must be short on every machine.
  folder = mkdtempSync("/tmp/speed-tests-");
  vi.stubEnv("TMPDIR", folder);
  stun = await startStun();
  site = await startHostileSite({
    "/page": (_, response) =>
      response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(page(site.port, stun.port)),
    "/style.css": (_, response) => response.writeHead(200, { "content-type": "text/css" }).end("h1 { color: #333 }"),
    "/picture.svg": (_, response) =>
      setTimeout(() => {
        response
          .writeHead(200, { "content-type": "image/svg+xml" })
          .end('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>');
      }, 400),
    "/welcome": ({ headers }, response) =>
      headers.cookie
        ? response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(page(site.port, stun.port))
        : response.writeHead(302, { location: "/welcome", "set-cookie": "seen=1" }).end(),
    "/challenge": (_, response) =>
      response
        .writeHead(200, { "content-type": "text/html" })
        .end("<title>Just a moment...</title><script>window._cf_chl_opt={};</script>"),
    "/busy": (_, response) =>
      response.writeHead(200, { "content-type": "text/html" }).end("<h1>Busy</h1><script>for (;;);</script>"),
  });
  canaries = await startCanaries([...innerPlaces, { host: "127.0.0.1", port: site.port + 1 }]);
  const found = await findChromium(process.env["CHROMIUM_PATH"]);
  if (!found) throw new Error("These tests need Chromium, or its path in CHROMIUM_PATH");
  chromium = found;
});
afterAll(async () => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  stun.close();
  await canaries.close();
  await site.close();
});

/** A STUN server, which a browser would ask for its own address, bypassing every proxy. */
async function startStun() {
  const socket = createSocket("udp4");
  let asked = 0;
  socket.on("message", () => void (asked += 1));
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  return { port: socket.address().port, asked: () => asked, close: () => void socket.close() };
}

const processes = () => execFileSync("ps", ["-eo", "args"], { encoding: "utf8" });

const at = (path: string) => `http://127.0.0.1:${site.port}${path}`;
const signal = new AbortController().signal;

function measure(browser: string | null, path: string, service: SpeedTestService | null = null) {
  const stages: SpeedTestStage[] = [];
  const run = measureSpeed({
    chromium: Promise.resolve(browser),
    service,
    allow: `127.0.0.1:${site.port}`,
    // A busy machine may be slow: only the tests of the deadline are about it.
    deadline: 4 * lighthouseDeadline,
    log: pino({ level: "silent" }),
  });
  const figures = run(at(path), { reach: async (stage) => void stages.push(stage), signal });
  return { figures, stages };
}

describe("in a browser", () => {
  test("a page that comes only with cookies is measured where the temporary folder has a long name, and nothing inside is touched", async () => {
    vi.stubEnv("TMPDIR", join(folder, "long".repeat(20)));
    mkdirSync(tmpdir());
    onTestFinished(() => {
      rmdirSync(tmpdir());
      vi.stubEnv("TMPDIR", folder);
    });
    const { figures, stages } = measure(chromium, "/welcome");
    expect(await figures).toMatchObject({
      finalUrl: at("/welcome"),
      method: "lighthouse",
      formFactor: "mobile",
      lighthouseVersion: "13.5.0",
      picture: expect.stringMatching(/^data:image\/jpeg;base64,/),
      loadTime: expect.any(Number),
      performanceScore: expect.any(Number),
    });
    const { loadTime, performanceScore, largestContentfulPaint, firstContentfulPaint, bytes, requests } = await figures;
    // The image alone takes 400 ms.
    expect(loadTime).toBeGreaterThanOrEqual(0.4);
    // In seconds, however busy the machine is.
    expect(loadTime).toBeLessThan(400);
    expect(performanceScore).toBeGreaterThan(0);
    expect(largestContentfulPaint).toBeGreaterThanOrEqual(firstContentfulPaint ?? Number.NaN);
    expect(bytes).toBeGreaterThan(1000);
    expect(requests).toBeGreaterThanOrEqual(3);
    const { line, heaviest } = await figures;
    expect(line).toEqual({ download: 1638.4, roundTrip: 150, slowdown: 4 });
    expect(heaviest[0]?.bytes).toBeGreaterThanOrEqual(heaviest[1]?.bytes ?? Infinity);
    expect(stages).toEqual(["opening", "measuring", "scoring"]);
    expect(canaries.visits).toEqual([]);
    expect(stun.asked()).toBe(0);
  });

  test("stops a page that never finishes, with its processes and files", async () => {
    const run = runLighthouse(at("/busy"), {
      chromium,
      allow: `127.0.0.1:${site.port}`,
      signal,
      reach: () => undefined,
      deadline: 3000,
    });
    await expect(run).rejects.toThrow("It took too long");
    // A killed process is gone a little later, on a busy machine.
    await until(() => expect(processes()).not.toContain(`--user-data-dir=${folder}`));
    expect(readdirSync(folder)).toEqual([]);
  });

  test("falls back to the server's timing when the browser does not work", async () => {
    const { figures } = measure("/bin/false", "/page");
    expect(await figures).toMatchObject({ method: "server" });
  });
});

describe("in the browser of a service", () => {
  const token = "a token of the tests";
  let service: Awaited<ReturnType<typeof serveSpeedTests>>;
  beforeAll(async () => {
    service = await serveSpeedTests({ chromium, token, host: "127.0.0.1", port: 0, log: pino({ level: "silent" }) });
  });
  afterAll(() => service.close());
  const there = (shown = token) => ({ url: `http://127.0.0.1:${service.port}`, token: shown });

  test("the test of an asker who hangs up ends with its processes and files, one who waits is not served, and the next one's page is measured with nothing inside touched", async () => {
    const measuring = Promise.withResolvers<undefined>();
    const first = new AbortController();
    const options = { service: there(), allow: `127.0.0.1:${site.port}`, signal: first.signal };
    const busy = askService(at("/busy"), { ...options, reach: () => measuring.resolve(undefined) });
    await measuring.promise;
    const body = JSON.stringify({ url: at("/404"), proxyPort: 9 });
    const headers = { authorization: `Bearer ${token}`, "content-length": body.length };
    const second = request(`${there().url}/measure`, { method: "POST", headers, agent: false });
    second.on("error", () => undefined).end(body);
    await once(second, "finish");
    second.destroy();
    // By this answer, the service has noticed.
    await fetch(`${there().url}/health`);
    first.abort(new Error("The worker stops"));
    await expect(busy).rejects.toThrow("The worker stops");
    await until(() => expect(processes()).not.toContain(`--user-data-dir=${folder}`));
    await until(() => expect(readdirSync(folder)).toEqual([]));
    const { figures, stages } = measure(null, "/page", there());
    expect(await figures).toMatchObject({ finalUrl: at("/page"), method: "lighthouse", requests: expect.any(Number) });
    expect((await figures).requests).toBeGreaterThanOrEqual(3);
    expect(stages).toEqual(["opening", "measuring", "scoring"]);
    expect(canaries.visits).toEqual([]);
    expect(stun.asked()).toBe(0);
  });

  test("nobody is served without the token, and the page is timed from here", async () => {
    const { status } = await fetch(`${there().url}/measure`, {
      method: "POST",
      body: JSON.stringify({ url: at("/page") }),
    });
    expect(status).toBe(401);
    expect(await measure(null, "/page", there("another token")).figures).toMatchObject({ method: "server" });
  });

  test.each([
    ["says what no browser measures", '{"kind":"figures","figures":{"finalUrl":"javascript:alert(1)"}}\n'],
    ["says no line that can be read", "x".repeat(80_000)],
    ["ends in the middle", '{"kind":"stage","stage":"measuring"}\n'],
  ])("the page is timed from here when a service %s", async (_what, answer) => {
    const liar = createServer((_request, response) => response.end(answer)).listen(0, "127.0.0.1");
    await once(liar, "listening");
    const url = `http://127.0.0.1:${(liar.address() as AddressInfo).port}`;
    expect(await measure(null, "/page", { url, token }).figures).toMatchObject({ method: "server" });
    liar.close();
  });
});

describe("a service that measures for others first", () => {
  const figures = {
    finalUrl: "https://kedai.example/",
    loadTime: 1,
    performanceScore: 90,
    method: "lighthouse",
    formFactor: "mobile",
    lighthouseVersion: "13.5.0",
    firstContentfulPaint: null,
    largestContentfulPaint: null,
    totalBlockingTime: null,
    speedIndex: null,
    cumulativeLayoutShift: null,
    serverResponseTime: null,
    bytes: 1,
    requests: 1,
    line: { download: 1638.4, roundTrip: 150, slowdown: 4 },
    heaviest: [],
    steps: [],
    advice: [],
    picture: null,
  };

  async function askBusy() {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const asked = Promise.withResolvers<ServerResponse>();
    const busy = createServer((_request, response) => asked.resolve(response)).listen(0, "127.0.0.1");
    onTestFinished(() => {
      vi.useRealTimers();
      busy.closeAllConnections();
      busy.close();
    });
    await once(busy, "listening");
    const url = `http://127.0.0.1:${(busy.address() as AddressInfo).port}`;
    const begun = Promise.withResolvers<SpeedTestStage>();
    const run = askService(at("/page"), { service: { url, token: "x" }, signal, reach: begun.resolve });
    return { run, begun: begun.promise, response: await asked.promise };
  }

  test("does not use up the time of the test that waits", async () => {
    const { run, response } = await askBusy();
    vi.advanceTimersByTime(lighthouseDeadline + 1000);
    response.end(`${JSON.stringify({ kind: "figures", figures })}\n`);
    expect(await run).toEqual(figures);
  });

  test.each([
    ["never begins", false, 60_000],
    ["begins and never ends", true, lighthouseDeadline],
  ])("is given up when it %s", async (_, begins, wait) => {
    const { run, begun, response } = await askBusy();
    if (begins) {
      response.write(`${JSON.stringify({ kind: "stage", stage: "measuring" })}\n`);
      await begun;
    }
    vi.advanceTimersByTime(wait);
    await expect(run).rejects.toThrow("It took too long");
  });
});

describe("the speed test without a browser", () => {
  test("times the page and the resources in its markup from the server, and reports that method", async () => {
    const { figures, stages } = measure(null, "/page");
    const { loadTime, performanceScore, bytes, ...rest } = await figures;
    expect(rest).toMatchObject({
      finalUrl: at("/page"),
      method: "server",
      formFactor: null,
      lighthouseVersion: null,
      largestContentfulPaint: null,
      // The page, its style sheet and image, and two unreachable resources.
      requests: 5,
    });
    expect(loadTime).toBeGreaterThanOrEqual(0.4);
    expect(loadTime).toBeLessThan(400);
    expect(performanceScore).toBeGreaterThan(0);
    expect(bytes).toBeGreaterThan(page(site.port, stun.port).length);
    expect(stages).toEqual(["opening", "measuring", "scoring"]);
    expect(canaries.visits).toEqual([]);
  });

  test("times a site without https whose name was typed without a scheme", async () => {
    const host = `kedai.example:${site.port}`;
    const run = measureSpeed({
      chromium: Promise.resolve(null),
      allow: host,
      resolve: async () => ["127.0.0.1"],
      log: pino({ level: "silent" }),
    });
    const figures = await run(`${host}/page`, { reach: async () => undefined, signal });
    expect(figures.finalUrl).toBe(`http://${host}/page`);
  });

  test.each([
    ["/404", "error_status"],
    ["/500", "error_status"],
    ["/401", "turned_away"],
    ["/challenge", "turned_away"],
    ["/pdf", "not_html"],
    ["/bomb", "too_large"],
    ["/self", "too_many_redirects"],
    ["/redir?to=http%3A%2F%2F127.0.0.1%2F", "unreachable"],
  ])("rejects %s as %s", async (path, problem) => {
    await expect(measure(null, path).figures).rejects.toMatchObject({ name: "SiteError", problem });
  });
});

test("the browser is found at the given path, and none is found for a wrong path or `off`", async () => {
  expect(await findChromium("off")).toBeNull();
  expect(await findChromium("/no/such/browser")).toBeNull();
  expect(await findChromium("/bin/true")).toBeNull();
  expect(await findChromium(chromium)).toBe(chromium);
});

test("the browser's own sandbox is on where the browser starts with it, and only there", async () => {
  expect(await sandboxWorks("/bin/false")).toBe(false);
  if (process.getuid?.() === 0) expect(await sandboxWorks(chromium)).toBe(false);
  const flags = (sandbox: boolean) => chromiumFlags({ proxy: { host: "::1", port: 9 }, profile: "/tmp/x", sandbox });
  expect(flags(false)).toContain("--no-sandbox");
  expect(flags(true)).not.toContain("--no-sandbox");
  expect(flags(true)).toContain("--proxy-server=http://[::1]:9");
});
