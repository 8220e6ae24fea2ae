import ipaddr from "ipaddr.js";
import { createHash, timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { Logger } from "pino";
import { z } from "zod";
import type { LighthouseReport, LighthouseTask } from "./child-task.ts";
import { sandboxWorks } from "./find-chromium.ts";
import { drawInChild, measureInChild } from "./run-child.ts";

type Options = {
  /** Path of the browser; null when there is none. */
  chromium: string | null;
  /** SPEED_TEST_TOKEN, which the workers know too. */
  token: string;
  host: string;
  port: number;
  log: Pick<Logger, "info" | "warn">;
};

/** The port of the asker's guarded proxy. It listens on the address that the request comes from. */
export const taskSchema = z.object({ url: z.string().max(2048), proxyPort: z.int().min(1).max(65_535) });

/** The job of each path. */
const jobs: Readonly<Record<string, LighthouseTask["job"]>> = { "/measure": "measure", "/draw": "draw" };

/**
 * Serves speed tests in a browser to workers, as a service that knows no secret of theirs. `POST /measure` and `POST /draw`
 * answer with one report a line, from when their turn begins. It opens one page at a time, and none whose asker has hung up.
 */
export async function serveSpeedTests({ chromium, token, host, port, log }: Options) {
  const stop = new AbortController();
  let last: Promise<unknown> = Promise.resolve();

  async function serve(job: LighthouseTask["job"], request: IncomingMessage, response: ServerResponse): Promise<void> {
    const task = taskSchema.safeParse(parsed(await text(request)));
    if (!task.success) return end(response, 400);
    // Only a connection that is open has an address.
    const asker = ipaddr.process(request.socket.remoteAddress ?? "").toString();
    const left = new AbortController();
    response.on("close", () => left.abort());
    const signal = AbortSignal.any([left.signal, stop.signal]);
    const turn = last.then(() => run({ ...task.data, job }, asker, response, signal));
    // The next turn comes however this one ends.
    last = turn.catch(() => undefined);
    await turn;
    response.end();
    return undefined;
  }

  async function run(
    { url, proxyPort, job }: z.infer<typeof taskSchema> & Pick<LighthouseTask, "job">,
    asker: string,
    response: ServerResponse,
    signal: AbortSignal,
  ): Promise<void> {
    if (signal.aborted) return undefined;
    const tell = (report: LighthouseReport) => void response.write(`${JSON.stringify(report)}\n`);
    // The asker counts the time of its test from here.
    response.writeHead(200, { "content-type": "application/x-ndjson" }).flushHeaders();
    if (!chromium) return tell({ kind: "failed", reason: "There is no browser" });
    const proxy = { host: asker, port: proxyPort };
    const reach = (stage: "measuring" | "scoring") => tell({ kind: "stage", stage });
    try {
      const sandbox = await sandboxWorks(chromium);
      const browser = { chromium, sandbox, proxy };
      if (job === "draw") tell({ kind: "drawn", html: await drawInChild(url, browser, { signal, reach }) });
      else tell({ kind: "figures", figures: await measureInChild(url, browser, { signal, reach }) });
    } catch (error) {
      log.warn({ reason: error instanceof Error ? error.message : "" }, "A page could not be opened");
      tell({ kind: "failed", reason: error instanceof Error ? error.message : "It failed" });
    }
    return undefined;
  }

  const server = createServer((request, response) => {
    if (request.method === "GET" && request.url === "/health") return end(response, 200);
    const job =
      request.method === "POST" && Object.hasOwn(jobs, request.url ?? "") ? jobs[request.url ?? ""] : undefined;
    if (!job) return end(response, 404);
    if (!isSame(request.headers.authorization ?? "", `Bearer ${token}`)) return end(response, 401);
    if (!(Number(request.headers["content-length"]) <= 4096)) return end(response, 413);
    return void serve(job, request, response).catch(() => response.destroy());
  });
  server.requestTimeout = 10_000;
  server.listen(port, host);
  await once(server, "listening");
  log.info(
    { browser: chromium, sandbox: chromium !== null && (await sandboxWorks(chromium)) },
    "Speed tests are served",
  );
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      stop.abort();
      server.close();
      await last;
      server.closeAllConnections();
    },
  };
}

function end(response: ServerResponse, status: number): void {
  response.writeHead(status, { connection: "close" }).end();
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** Compares in a time that does not tell how much of it is right. */
function isSame(given: string, wanted: string): boolean {
  const hash = (value: string) => createHash("sha256").update(value).digest();
  return timingSafeEqual(hash(given), hash(wanted));
}
