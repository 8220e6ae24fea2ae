import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "@agency/testing/free-port";
import { isReady } from "@agency/testing/product";

const password = "kopi tarik di Ipoh";

/** Starts the product from a folder of sources: setup, API and worker. Resolves when the staff are signed in. */
export async function startProduct(root: string, environment: Record<string, string>) {
  const port = await freePort();
  const env = {
    PATH: process.env["PATH"],
    ADMIN_PASSWORD: password,
    LOG_LEVEL: "warn",
    PORT: `${port}`,
    ...environment,
  };
  let printed = "";
  const run = (entry: string): ChildProcess => {
    const child = spawn(process.execPath, [join(root, entry)], { env, stdio: ["ignore", "pipe", "pipe"] });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text: string) => (printed += text));
    }
    return child;
  };
  const stop = async (child: ChildProcess) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGTERM");
    await once(child, "exit");
  };

  const [code] = await once(run("apps/api/src/setup.ts"), "exit");
  if (code !== 0) throw new Error(`The setup exited with ${String(code)}:\n${printed}`);
  const [api, worker] = [run("apps/api/src/server.ts"), run("apps/worker/src/main.ts")];
  while (!(await isReady(port))) {
    if (api.exitCode !== null) throw new Error(`The API exited:\n${printed}`);
    await sleep(50);
  }

  let cookie = "";
  async function ask(method: string, path: string, body?: unknown): Promise<Response> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { "sec-fetch-site": "same-origin", "content-type": "application/json", cookie },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    return response;
  }
  const signedIn = await ask("POST", "/api/auth/login", { username: "admin", password });
  cookie = signedIn.headers.get("set-cookie")?.split(";", 1)[0] ?? "";

  return {
    /** Calls the API like the staff's browser. @throws Error when the answer is not a success */
    ask,
    /** The same, for a JSON answer. */
    json: async (...call: Parameters<typeof ask>) => JSON.parse((await (await ask(...call)).text()) || "null"),
    /** Everything it logged and printed. */
    printed: () => printed,
    stopWorker: () => stop(worker),
    stop: async () => {
      await Promise.all([stop(api), stop(worker)]);
    },
  };
}

export type Product = Awaited<ReturnType<typeof startProduct>>;
