import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { until } from "@agency/testing/ceiling";
import { repository, startProgram } from "@agency/testing/product";
import type { Stoppable } from "./started.ts";

/** The machine as containers of docker-compose.yml see it: the gateway of their network `front`. */
export const machine = "172.29.83.1";
const project = "agency-attacks";
/** Always the same: the site is built for its address, and built once. */
const port = "3083";
/** What one run leaves for the next: the images, the site and the secrets. */
const emptied = ["data", "db", "redis", "backups"];

const exec = promisify(execFile);

/**
 * Starts docker-compose.yml under a name of its own, with an empty database. `npm run test:attacks -- --compose` built its images.
 * @param settings environment variables of API and worker, on top of the file's
 * @param onLine takes each line that API and worker log
 */
export async function startCompose(
  settings: Record<string, string>,
  onLine: (line: string) => void,
): Promise<Stoppable> {
  const url = `http://127.0.0.1:${port}`;
  const staff = { username: "admin", password: randomBytes(12).toString("base64url") };
  const folder = await mkdtemp(join(tmpdir(), "agency-compose-"));
  const additions = join(folder, "additions.json");
  const added = { environment: settings };
  await writeFile(additions, JSON.stringify({ services: { api: added, worker: added } }));
  const environment = {
    PATH: process.env["PATH"],
    PORT: port,
    PUBLIC_URL: settings["PUBLIC_URL"] ?? url,
    ADMIN_PASSWORD: staff.password,
  };
  const [program = "docker", ...first] = process.env["ATTACKS_ON_COMPOSE"]?.split(" ") ?? [];
  const files = ["-p", project, "-f", "docker-compose.yml", "-f", additions];
  const compose = async (...args: string[]) => {
    const { stdout } = await exec(program, [...first, ...files, ...args], { cwd: repository, env: environment });
    return stdout.trim();
  };
  const empty = async () => {
    await compose("down", "--timeout", "20");
    await exec("docker", ["volume", "rm", "--force", ...emptied.map((volume) => `${project}_${volume}`)]);
  };

  await empty();
  await compose("up", "--detach", "api", "worker");
  await until(async () => assert.ok((await fetch(`${url}/api/health/ready`)).ok));
  const api = await compose("ps", "--quiet", "api");
  const logs = [api, await compose("ps", "--quiet", "worker")].map((container) =>
    startProgram("docker", ["logs", "--follow", container], { onLine }),
  );
  return {
    url,
    staff,
    api: { pid: await programIn(api) },
    query: async (sql) => {
      const asked =
        'mariadb --user=agency --password="$(cat /run/secrets/database/password)" --skip-column-names agency';
      return compose("exec", "-T", "db", "bash", "-c", `${asked} --execute="$0"`, sql);
    },
    stop: async () => {
      await Promise.all(logs.map((log) => log.kill()));
      await empty();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The process of a container's program, which its init started. */
async function programIn(container: string): Promise<number> {
  const init = (await exec("docker", ["inspect", "--format", "{{.State.Pid}}", container])).stdout.trim();
  return Number((await readFile(`/proc/${init}/task/${init}/children`, "latin1")).trim().split(" ")[0]);
}
