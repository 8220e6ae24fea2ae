import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { innerPlaces, startCanaries } from "../../testing/hostile-site.ts";
import { findChromium } from "./find-chromium.ts";
import { drawPage } from "./measure-speed.ts";
import { serveSpeedTests } from "./service.ts";

const pages: Record<string, string> = {
  "/": `<!doctype html><html lang="en"><title>Roti</title><div id="root"></div><script>
    fetch("http://127.0.0.1:22/").catch(() => 0);
    fetch("/words").then((answer) => answer.text()).then((words) => {
      document.getElementById("root").innerHTML = "<h1>" + words + "</h1>";
    });
  </script></html>`,
  "/words": "Roti bakar",
  "/huge": `<body><script>document.body.textContent = "a".repeat(2_500_000)</script>`,
};

const signal = new AbortController().signal;
const server = createServer(({ url = "" }, response) => {
  response.writeHead(url in pages ? 200 : 404, { "content-type": "text/html; charset=utf-8" }).end(pages[url]);
});
let host: string;
let chromium: string;
let folder: string;
let canaries: Awaited<ReturnType<typeof startCanaries>>;

beforeAll(async () => {
  folder = mkdtempSync("/tmp/drawing-");
  vi.stubEnv("TMPDIR", folder);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  canaries = await startCanaries(innerPlaces);
  const found = await findChromium(process.env["CHROMIUM_PATH"]);
  if (!found) throw new Error("These tests need Chromium, or its path in CHROMIUM_PATH");
  chromium = found;
});
afterAll(async () => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  await canaries.close();
  server.close();
});

const draw = (path: string) =>
  drawPage(`http://${host}${path}`, { chromium: Promise.resolve(chromium), allow: host, signal });

test("a page is drawn with what its scripts add, and nothing inside is touched", async () => {
  const html = await draw("/");
  expect(html).toMatch(/^<!doctype html>/i);
  expect(html).toContain("<h1>Roti bakar</h1>");
  expect(canaries.visits).toEqual([]);
  expect(readdirSync(folder)).toEqual([]);
});

test("a huge page is cut off", async () => {
  expect((await draw("/huge")).length).toBe(2_000_000);
});

test("a page is drawn by a service elsewhere, for workers that know its token", async () => {
  const token = "t".repeat(32);
  const log = pino({ level: "silent" });
  const service = await serveSpeedTests({ chromium, token, host: "127.0.0.1", port: 0, log });
  const by = (known: string) =>
    drawPage(`http://${host}/`, {
      chromium: Promise.resolve(null),
      service: { url: `http://127.0.0.1:${service.port}`, token: known },
      allow: host,
      signal,
    });
  expect(await by(token)).toContain("<h1>Roti bakar</h1>");
  await expect(by("wrong")).rejects.toThrow("unreadable");
  await service.close();
});

test("without a browser no page is drawn", async () => {
  const run = drawPage(`http://${host}/`, { chromium: Promise.resolve(null), allow: host, signal });
  await expect(run).rejects.toThrow("There is no browser");
});
