import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { get } from "node:http";
import { networkInterfaces } from "node:os";
import { basename } from "node:path";

// The health checks of docker-compose.yml: `node health.mjs <program> <port> <live> [<ready> [<seconds>]]`. They end with 0 where both paths
// answer, and `ready` with 200. Docker starts again what ended, and not what is unhealthy. So a program that takes connections and
// answers nothing for a minute is killed. One that says it is not ready, because its database is away, or that does not listen yet, is left alone.

const [program = "", port = "", live = "", ready, seconds = "60"] = process.argv.slice(2);

/** How long a program may take to say whether it is ready, in seconds: its database may hang. */
const readyWithin = 5;

const alive = await ask(live, Number(seconds));
if (alive === "hangs") {
  for (const id of nodeProcesses(program)) process.kill(id, "SIGKILL");
  console.log(`${program} answered nothing for ${seconds} s, and was killed.`);
}
const isHealthy = typeof alive === "number" && (ready === undefined || (await ask(ready, readyWithin)) === 200);
process.exit(isHealthy ? 0 : 1);

/**
 * Asks on each address of this container, because a port may be open in one network only.
 * @param {string} path
 * @param {number} within in seconds
 * @returns {Promise<number | "hangs" | "away">} the status
 */
async function ask(path, within) {
  const signal = AbortSignal.timeout(within * 1000);
  for (const host of ownAddresses()) {
    try {
      const [{ statusCode }] = await once(get({ host, port, path, agent: false }), "response", { signal });
      return statusCode;
    } catch (error) {
      if (signal.aborted) return "hangs";
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== "ECONNREFUSED") return "away";
    }
  }
  return "away";
}

function ownAddresses() {
  const all = Object.values(networkInterfaces()).flatMap((addresses = []) => addresses);
  return all.filter(({ family }) => family === "IPv4").map(({ address }) => address);
}

/**
 * @param {string} name
 * @returns {number[]} the processes of Node that run a program, without this one
 */
function nodeProcesses(name) {
  return readdirSync("/proc")
    .map(Number)
    .filter((id) => id > 0 && id !== process.pid)
    .filter((id) => {
      const [command = "", ...args] = setupArguments(id);
      return basename(command) === "node" && args.includes(name);
    });
}

/** @param {number} id */
function setupArguments(id) {
  try {
    return readFileSync(`/proc/${id}/cmdline`, "utf8").split("\0");
  } catch {
    // It has ended.
    return [];
  }
}
