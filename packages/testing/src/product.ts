import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "./free-port.ts";
import { type Program, repository, startEntry } from "./program.ts";
import { withSecretKey } from "./secret-key.ts";

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
 * @param root the folder of the sources; this repository when left out
 */
export async function startProduct(
  settings: Record<string, string> = {},
  onLog?: OnLog,
  root?: string,
): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), "agency-product-"));
  const password = settings["ADMIN_PASSWORD"] ?? randomBytes(12).toString("base64url");
  const environment = withSecretKey({
    DATA_DIR: folder,
    PORT: String(await freePort()),
    ADMIN_PASSWORD: password,
    LOG_LEVEL: "warn",
    ...settings,
  });
  const from = root === undefined ? {} : { root };
  await setUp(environment, from);
  const onLine = onLog ?? ((line: string) => void process.stdout.write(`${line}\n`));
  const onError = (text: string) => void process.stderr.write(text);
  const worker = startEntry("apps/worker/src/main.ts", { ...from, environment, onLine, onError });
  const api = await startApi(environment, { ...from, onLine, onError });
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
export async function setUp(environment: Record<string, string>, from: { root?: string } = {}): Promise<void> {
  const program = startEntry("apps/api/src/setup.ts", { ...from, environment: withSecretKey(environment) });
  const code = await program.ended;
  if (code !== 0) throw new Error(`The setup exited with ${code}:\n${program.printed()}`);
}

/**
 * Starts the API at 127.0.0.1 and the PORT in `environment`.
 * @returns the running API once it accepts requests
 */
export async function startApi(
  environment: Record<string, string> & { PORT: string },
  taps: { onLine?: OnLog; onError?: OnLog; root?: string } = {},
): Promise<Program> {
  const given = { ...siteOf(taps.root), ...withSecretKey(environment) };
  const api = startEntry("apps/api/src/server.ts", { environment: given, ...taps });
  const ended = api.ended.then(() => false);
  while (!(await Promise.race([isReady(Number(environment.PORT)), ended]))) {
    if (api.hasEnded()) throw new Error(`The API exited during startup:\n${api.printed()}`);
    await sleep(50);
  }
  return api;
}

/** Tests of the API alone need no built site. */
function siteOf(root = repository): Record<string, string> {
  return existsSync(join(root, "apps/web/sites/current")) ? {} : { SITE_DIR: "off" };
}

/** Whether the API at a local port reports that it is ready. */
export async function isReady(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/api/health/ready`, { headers: { connection: "close" } }).then(
    ({ ok }) => ok,
    () => false,
  );
}
