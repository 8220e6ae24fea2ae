import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

/** A free port of 127.0.0.1. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** On MariaDB the product wants to be given a key; on SQLite it makes one. */
export function withSecretKey<T extends Record<string, string>>(environment: T): T & Record<string, string> {
  return environment["DATABASE_URL"] ? { SECRET_KEY: "5".repeat(64), ...environment } : environment;
}

/** A program that runs beside the tests and never outlives them. */
export type Program = {
  pid: number | undefined;
  /** Its output so far. */
  printed: () => string;
  /** The exit code once it has exited; null when a signal killed it. */
  ended: Promise<number | null>;
  hasEnded: () => boolean;
  signal: (name: NodeJS.Signals) => void;
  /** Kills it without warning, like a power cut. */
  kill: () => Promise<void>;
  /** Asks it to stop. @returns its exit code */
  stop: () => Promise<number | null>;
};

type Options = {
  /** Its whole environment, apart from PATH. */
  environment?: Record<string, string>;
  folder?: string | undefined;
  /** Receives every line of its standard output. */
  onLine?: ((line: string) => void) | undefined;
  /** Receives its standard error. */
  onError?: (text: string) => void;
};

/** The environment has only `options.environment` and PATH. The program is killed when this process ends. */
export function startProgram(command: string, args: string[], options: Options = {}): Program {
  const { environment, folder, onLine, onError } = options;
  const child = spawn(command, args, {
    cwd: folder,
    // `npm test` sets the cache: compiling the same files again takes a third of a start.
    env: { PATH: process.env["PATH"], NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"], ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => (printed += text));
  }
  if (onLine) createInterface({ input: child.stdout }).on("line", onLine);
  if (onError) child.stderr.on("data", onError);

  const last = () => child.kill("SIGKILL");
  process.once("exit", last);
  const ended = once(child, "exit").then(([code]) => code as number | null);
  void ended.finally(() => process.off("exit", last));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const endBy = (signal: NodeJS.Signals) => {
    if (!hasEnded()) child.kill(signal);
    return ended;
  };
  return {
    pid: child.pid,
    printed: () => printed,
    ended,
    hasEnded,
    signal: (name) => void child.kill(name),
    kill: async () => void (await endBy("SIGKILL")),
    stop: () => endBy("SIGTERM"),
  };
}

/** The repository's folder. */
export const repository = fileURLToPath(new URL("../../../", import.meta.url));

/** Starts one of the product's own programs, such as `apps/api/src/server.ts`, on the Node that runs the tests. */
export function startEntry(entry: string, options: Options, args: string[] = []): Program {
  return startProgram(process.execPath, [join(repository, entry), ...args], options);
}

export type Product = {
  url: string;
  staff: { username: string; password: string };
  /** Its DATA_DIR. */
  folder: string;
  /** The environment variables of its API. */
  environment: Record<string, string>;
  api: Program;
  worker: Program;
  stop: () => Promise<void>;
};

type OnLog = (line: string) => void;

/**
 * Starts the product as `npm start` does (set-up, API, worker) on a free port, in a data folder of its own.
 * @param settings environment variables on top of those
 * @param onLog takes each line that API and worker log; they go to the console when left out
 */
export async function startProduct(settings: Record<string, string> = {}, onLog?: OnLog): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), "agency-product-"));
  const password = settings["ADMIN_PASSWORD"] ?? randomBytes(12).toString("base64url");
  const environment = withSecretKey({
    DATA_DIR: folder,
    PORT: String(await freePort()),
    ADMIN_PASSWORD: password,
    LOG_LEVEL: "warn",
    ...settings,
  });
  await setUp(environment);
  const onLine = onLog ?? ((line: string) => void process.stdout.write(`${line}\n`));
  const onError = (text: string) => void process.stderr.write(text);
  const worker = startEntry("apps/worker/src/main.ts", { environment, onLine, onError });
  const api = await startApi(environment, { onLine, onError });
  if (worker.hasEnded()) throw new Error("The worker ended at its start");
  return {
    url: `http://127.0.0.1:${environment.PORT}`,
    staff: { username: "admin", password },
    folder,
    environment,
    api,
    worker,
    stop: async () => {
      await Promise.all([api.stop(), worker.stop()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Brings the database up to date and makes the staff account, as every start of the product does. */
export async function setUp(environment: Record<string, string>): Promise<void> {
  const program = startEntry("apps/api/src/setup.ts", { environment: withSecretKey(environment) });
  const code = await program.ended;
  if (code !== 0) throw new Error(`The setup exited with ${code}:\n${program.printed()}`);
}

/**
 * Starts the API at 127.0.0.1 and the PORT in `environment`.
 * @returns the running API once it accepts requests
 */
export async function startApi(
  environment: Record<string, string> & { PORT: string },
  taps: { onLine?: OnLog; onError?: OnLog } = {},
): Promise<Program> {
  const given = { ...siteIfBuilt(), ...withSecretKey(environment) };
  const api = startEntry("apps/api/src/server.ts", { environment: given, ...taps });
  const ended = api.ended.then(() => false);
  while (!(await Promise.race([isReady(Number(environment.PORT)), ended]))) {
    if (api.hasEnded()) throw new Error(`The API exited during startup:\n${api.printed()}`);
    await sleep(50);
  }
  return api;
}

/** Tests of the API alone need no built site. */
function siteIfBuilt(): Record<string, string> {
  return existsSync(join(repository, "apps/web/sites/current")) ? {} : { SITE_DIR: "off" };
}

/** Whether the API at a local port reports that it is ready. */
export async function isReady(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/api/health/ready`, { headers: { connection: "close" } }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** A line of the worker's log. `level` 40 is a warning, 50 and above an error. */
export type LogLine = { level: number; msg: string; [key: string]: unknown };

export type WorkerProcess = Pick<Program, "kill" | "stop"> & {
  log: LogLine[];
  /** Its output besides the log: warnings of Node and libraries, a crash. */
  printed: () => string;
  /** Freezes it (SIGSTOP) until `thaw`. */
  freeze: () => void;
  thaw: () => void;
};

/**
 * Starts the worker as in production, with exactly this environment. Resolves when it is ready.
 * @param file another program that starts a worker
 */
export async function startWorkerProcess(
  environment: Record<string, string>,
  file = "apps/worker/src/main.ts",
): Promise<WorkerProcess> {
  const log: LogLine[] = [];
  const ready = Promise.withResolvers<void>();
  const program = startEntry(file, {
    environment: withSecretKey(environment),
    folder: environment["DATA_DIR"],
    onLine: (line) => {
      if (!line.startsWith("{")) return;
      const entry = JSON.parse(line) as LogLine;
      log.push(entry);
      if (entry.msg === "The worker is ready") ready.resolve();
    },
  });
  void program.ended.then((code) => ready.reject(new Error(`The worker exited with ${code}:\n${program.printed()}`)));
  await ready.promise;
  return {
    log,
    printed: () => program.printed().replaceAll(/^\{.*\n/gm, ""),
    kill: program.kill,
    stop: program.stop,
    freeze: () => program.signal("SIGSTOP"),
    thaw: () => program.signal("SIGCONT"),
  };
}
