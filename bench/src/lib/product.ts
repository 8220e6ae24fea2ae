import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { type AddressInfo, createServer as createSocket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const root = join(import.meta.dirname, "../../..");

export type Product = {
  url: string;
  /** A page that the product may audit. */
  website: string;
  password: string;
  api: ChildProcess;
  worker: ChildProcess | null;
  close: () => Promise<void>;
};

type Options = {
  /** What the website answers at `/`. */
  html: string;
  /** Whether a worker runs beside the API. */
  withWorker?: boolean;
  /** Environment variables on top. */
  settings?: Record<string, string>;
};

/** Starts the product in a folder of its own, without limits for senders, and a website of one page that it may reach. */
export async function startProduct({ html, withWorker = false, settings = {} }: Options): Promise<Product> {
  const website = createServer((request, response) => {
    response.writeHead(request.url === "/" ? 200 : 404, { "content-type": "text/html; charset=utf-8" });
    response.end(request.url === "/" ? html : "");
  });
  const site = await listen(website);
  const folder = await mkdtemp(join(tmpdir(), "agency-bench-"));
  const port = await freePort();
  const password = "a password for measuring";
  const env = {
    PATH: process.env["PATH"] ?? "",
    DATA_DIR: folder,
    PORT: String(port),
    RATE_LIMITS: "off",
    LOG_LEVEL: "silent",
    ADMIN_PASSWORD: password,
    OUTBOUND_ALLOW: `127.0.0.1:${site}`,
    ...settings,
  };
  const run = (entry: string) => spawn(process.execPath, [entry], { cwd: root, env, stdio: "ignore" });
  await once(run("apps/api/src/setup.ts"), "exit");
  const api = run("apps/api/src/server.ts");
  const worker = withWorker ? run("apps/worker/src/main.ts") : null;
  const url = `http://127.0.0.1:${port}`;
  await untilReady(`${url}/api/health`, api);
  return {
    url,
    website: `http://127.0.0.1:${site}/`,
    password,
    api,
    worker,
    close: async () => {
      await Promise.all([api, worker].map(async (child) => child && end(child)));
      website.closeAllConnections();
      website.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}

async function listen(server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

async function freePort(): Promise<number> {
  const socket = createSocket().listen(0, "127.0.0.1");
  await once(socket, "listening");
  const { port } = socket.address() as AddressInfo;
  socket.close();
  return port;
}

async function untilReady(url: string, api: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (api.exitCode !== null) throw new Error("The API did not start");
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await sleep(100);
  }
  throw new Error("The API did not answer within 30 s");
}
