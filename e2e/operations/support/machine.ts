import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:https";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type } from "./checks.ts";

/** Adds up the memory of every process of the account `agency`, again and again. Shared memory counts once. */
export function watchMemory(): { stop: () => number } {
  let peak = 0;
  const timer = setInterval(() => (peak = Math.max(peak, megabytesNow())), 300);
  return {
    stop: () => {
      clearInterval(timer);
      return peak;
    },
  };
}

function megabytesNow(): number {
  const pids = execFileSync("bash", ["-c", "pgrep -u agency || true"], { encoding: "utf8" })
    .split("\n")
    .filter(Boolean);
  return Math.round(pids.reduce((sum, pid) => sum + memoryKilobytes(pid), 0) / 1024);
}

function memoryKilobytes(pid: string): number {
  try {
    return Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1] ?? 0);
  } catch {
    // It has ended.
    return 0;
  }
}

/** The site as its visitors saw it. */
export type Seen = { asked: number; failures: string[]; longestMs: number };

const perSecond = 20;
const paths = [
  "/",
  "/ms",
  "/blog",
  "/ms/consultation",
  "/api/health/live",
  "/api/consultation/slots",
  "/client-portal",
];

/**
 * Asks nginx 20 times a second, as visitors do who come and go, until it is stopped. Everything but a 200 is a failure.
 * @param port of nginx
 */
export function startProbe(port: number): { stop: () => Promise<Seen> } {
  const seen: Seen = { asked: 0, failures: [], longestMs: 0 };
  const agent = new Agent({ keepAlive: false, rejectUnauthorized: false });
  const underWay = new Set<Promise<void>>();
  const over = new AbortController();

  async function ask(path: string): Promise<void> {
    const begun = performance.now();
    // Each second's visitors have addresses of their own, as people do.
    const localAddress = `127.0.1.${1 + (seen.asked % perSecond)}`;
    const outcome = await requestStatus(path, localAddress).catch((error: Error) => error.message);
    seen.longestMs = Math.max(seen.longestMs, performance.now() - begun);
    if (outcome !== 200) seen.failures.push(`${new Date().toISOString()} ${path}: ${outcome}`);
  }

  function requestStatus(path: string, localAddress: string): Promise<number> {
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    const headers = { host: "agency.example" };
    const to = { host: "127.0.0.1", port, localAddress, servername: "agency.example" };
    const call = request({ ...to, path, agent, headers }, (answer) => {
      answer
        .resume()
        .on("end", () => resolve(answer.statusCode ?? 0))
        .on("error", reject);
    });
    call
      .setTimeout(60_000, () => call.destroy(new Error("no answer in a minute")))
      .on("error", reject)
      .end();
    return promise;
  }

  async function visit(): Promise<void> {
    while (!over.signal.aborted) {
      const asking = ask(paths[(seen.asked += 1) % paths.length] ?? "/");
      underWay.add(asking);
      void asking.finally(() => underWay.delete(asking));
      await sleep(1000 / perSecond);
    }
    await Promise.all(underWay);
  }

  const visiting = visit();
  return {
    stop: async () => {
      over.abort();
      await visiting;
      return seen;
    },
  };
}

/** `lines` are the handbook's. */
type Options = { apiPort: string; httpsPort: number; httpPort: number; lines: string[] };

/** Types the handbook's lines, and runs nginx with the example as it is, but for ports and a certificate of its own. */
export async function startNginx({ apiPort, httpsPort, httpPort, lines }: Options) {
  const certificate = "/etc/letsencrypt/live/agency.example";
  mkdirSync(certificate, { recursive: true });
  const names = ["-subj", "/CN=agency.example", "-days", "2", "-nodes"];
  const files = ["-keyout", join(certificate, "privkey.pem"), "-out", join(certificate, "fullchain.pem")];
  execFileSync("openssl", ["req", "-x509", "-newkey", "rsa:2048", ...names, ...files], { stdio: "ignore" });
  const site = "/etc/nginx/sites-enabled/agency.conf";
  execFileSync("bash", ["-c", "rm -f /etc/nginx/sites-enabled/*; mkdir -p /var/lib/nginx"]);
  await type(
    lines.filter((line) => !line.startsWith("systemctl ")),
    "/",
  );
  const example = readFileSync(site, "utf8");
  const conf = (api: string) =>
    example
      .replaceAll("127.0.0.1:3000 ", `127.0.0.1:${api} `)
      .replaceAll("listen 80;", `listen 127.0.0.1:${httpPort};`)
      .replaceAll("listen 443 ssl", `listen 127.0.0.1:${httpsPort} ssl`)
      .replaceAll(/^ *listen \[::\].*\n/gm, "");
  writeFileSync(site, conf(apiPort));
  execFileSync("nginx", ["-t"], { stdio: "inherit" });
  const server = spawn("nginx", ["-g", "daemon off;"], { stdio: "inherit" });
  while (!(await accepts(httpsPort))) await sleep(100);

  return {
    /** Asks while the address of the API refuses connections, as it does where nothing keeps its socket. */
    askWithSocketClosed: async (path: string): Promise<number> => {
      // Nothing listens on port 1.
      writeFileSync(site, conf("1"));
      execFileSync("nginx", ["-s", "reload"]);
      const agent = new Agent({ keepAlive: false, rejectUnauthorized: false });
      const ask = () =>
        new Promise<number>((resolve, reject) => {
          const options = { host: "127.0.0.1", port: httpsPort, path, agent, servername: "agency.example" };
          const call = request({ ...options, headers: { host: "agency.example" } }, (answer) => {
            answer.resume().on("end", () => resolve(answer.statusCode ?? 0));
          });
          // Until it has read its configuration again, nginx waits for the socket.
          call
            .setTimeout(500, () => call.destroy(new Error("no answer yet")))
            .on("error", reject)
            .end();
        });
      let status = 0;
      for (let tries = 0; status !== 502 && tries < 60; tries += 1) status = await ask().catch(() => sleep(100, 0));
      return status;
    },
    stop: async () => {
      const ended = new Promise((done) => server.once("exit", done));
      server.kill("SIGQUIT");
      await ended;
    },
  };
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => (socket.destroy(), resolve(true))).once("error", () => resolve(false));
  });
}
