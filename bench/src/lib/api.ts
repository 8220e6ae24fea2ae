import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { type AddressInfo, createServer as createSocket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const root = join(import.meta.dirname, "../../..");

/** A website that answers every path with one page, and an API of its own beside it that may reach it. */
export async function startApiAndWebsite(html: string) {
  const website = createServer((request, response) => {
    response.writeHead(request.url === "/" ? 200 : 404, { "content-type": "text/html; charset=utf-8" });
    response.end(request.url === "/" ? html : "");
  });
  const site = await listen(website);
  const folder = await mkdtemp(join(tmpdir(), "agency-bench-"));
  const port = await freePort();
  const env = {
    PATH: process.env["PATH"] ?? "",
    DATA_DIR: folder,
    PORT: String(port),
    RATE_LIMITS: "off",
    LOG_LEVEL: "silent",
    OUTBOUND_ALLOW: `127.0.0.1:${site}`,
  };
  await once(spawn(process.execPath, ["apps/api/src/setup.ts"], { cwd: root, env, stdio: "ignore" }), "exit");
  const api = spawn(process.execPath, ["apps/api/src/server.ts"], { cwd: root, env, stdio: "ignore" });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(`${url}/api/health`, api);
  return {
    url,
    website: `http://127.0.0.1:${site}/`,
    close: async () => {
      api.kill("SIGTERM");
      await once(api, "exit");
      website.closeAllConnections();
      website.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
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
