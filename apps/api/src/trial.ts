import { spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { basename, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { CommandError } from "./cli/context.ts";
import { readyRelease } from "./ready-release.ts";

type Options = {
  /** What the API of this installation is given. */
  variables: NodeJS.Dict<string>;
  /** The product's account; null where it is this one. */
  account: { uid: number; gid: number } | null;
  /** How long it may take to become ready, in seconds; by default more than its unit may (TimeoutStartSec), since the old one serves beside it. */
  seconds?: number;
};

/**
 * Starts the API of a release where no visitor comes, on the database that it is to have, and ends it again. What runs goes on meanwhile.
 * @param folder of the release
 * @param commit from which the release was made
 * @throws CommandError when it does not become ready
 */
export async function tryApi(folder: string, commit: string, options: Options): Promise<void> {
  const port = await freePort();
  const api = start(folder, ["--max-semi-space-size=8", "apps/api/src/server.ts"], options, { PORT: String(port) });
  try {
    while ((await readyRelease(`http://127.0.0.1:${port}`))?.commit !== commit) {
      if (api.hasEnded()) throw new CommandError(notReady("API", folder, api.printed()));
      await sleep(200);
    }
  } finally {
    await api.end();
  }
}

/**
 * Starts the worker of a release, which opens all that it needs, takes no work and ends.
 * @throws CommandError when it does not become ready
 */
export async function tryWorker(folder: string, options: Options): Promise<void> {
  const worker = start(folder, ["apps/worker/src/main.ts", "--trial"], options, { WORKER_NAME: "trial" });
  if ((await worker.ended) !== 0) throw new CommandError(notReady("worker", folder, worker.printed()));
}

function notReady(part: string, folder: string, printed: string): string {
  return (
    `The ${part} of ${basename(folder)} did not become ready when it was tried beside the others, so none of them was restarted. ` +
    "If the database or Redis is away (agency doctor), start it, and update again. Otherwise keep the release that runs, and send what " +
    `the new one printed to who made it:\n${printed.trim().slice(-2000) || "nothing"}`
  );
}

/** A program of a release, in its folder and as the product's account. It ends after its seconds, also where this process was killed. */
function start(
  folder: string,
  args: string[],
  { variables, account, seconds = 120 }: Options,
  own: Record<string, string>,
) {
  const limited = ["--signal=KILL", String(seconds), join(folder, "bin/node"), ...args];
  const child = spawn("timeout", limited, {
    cwd: folder,
    env: {
      PATH: process.env["PATH"],
      NODE_ENV: "production",
      MALLOC_ARENA_MAX: "2",
      ...variables,
      // Root's files are among the variables already.
      AGENCY_ENV: "",
      // Neither the address of visitors nor Prometheus's, nor the ear of a systemd that runs the update.
      HOST: "127.0.0.1",
      METRICS_PORT: "",
      NOTIFY_SOCKET: "",
      ...own,
    },
    stdio: ["ignore", "pipe", "pipe"],
    ...account,
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (printed = (printed + text).slice(-10_000)));
  const ended = once(child, "close").then(([code]) => code as number | null);
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  return {
    printed: () => printed,
    ended,
    hasEnded,
    /** As Ctrl-C does, which waits for no visitors. */
    end: async () => {
      if (!hasEnded()) child.kill("SIGINT");
      await ended;
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
