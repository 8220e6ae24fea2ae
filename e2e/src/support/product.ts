import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const repository = fileURLToPath(new URL("../../../", import.meta.url));

export type Product = {
  url: string;
  staff: { username: string; password: string };
  /** Its DATA_DIR. */
  folder: string;
  stop: () => Promise<void>;
};

/**
 * Starts the product as `npm start` does (set-up, API, worker) on a free port, in a data folder of its own.
 * @param settings environment variables on top of those
 * @param onLog takes each line that API and worker log; they go to the console when left out
 */
export async function startProduct(
  settings: Record<string, string> = {},
  onLog?: (line: string) => void,
): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), "agency-e2e-"));
  const port = String(await freePort());
  const password = randomBytes(12).toString("base64url");
  const environment = {
    PATH: process.env["PATH"] ?? "",
    DATA_DIR: folder,
    PORT: port,
    ADMIN_PASSWORD: password,
    LOG_LEVEL: "warn",
    ...settings,
  };
  await finished(run("apps/api/src/setup.ts", environment));
  const processes = ["apps/api/src/server.ts", "apps/worker/src/main.ts"].map((entry) =>
    run(entry, environment, onLog),
  );
  const url = `http://127.0.0.1:${port}`;
  await answering(`${url}/api/health`, processes);
  return {
    url,
    staff: { username: "admin", password },
    folder,
    stop: async () => {
      await Promise.all(processes.map(stop));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function run(entry: string, environment: Record<string, string>, onLog?: (line: string) => void): ChildProcess {
  const child = spawn(process.execPath, [join(repository, entry)], {
    env: environment,
    stdio: ["ignore", onLog ? "pipe" : "inherit", "inherit"],
  });
  if (child.stdout && onLog) createInterface({ input: child.stdout }).on("line", onLog);
  return child;
}

async function finished(child: ChildProcess): Promise<void> {
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`The set-up ended with ${code}`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exit = once(child, "exit");
  child.kill("SIGTERM");
  await exit;
}

async function answering(url: string, processes: ChildProcess[]): Promise<void> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    if (processes.some(({ exitCode }) => exitCode !== null)) throw new Error("The product ended at its start");
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    if (Date.now() > deadline) throw new Error(`${url} did not answer`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("No port");
  return address.port;
}
