// @boundaries-ignore there is no @agency/testing before the installation
import { redisArguments } from "../../../packages/testing/src/servers.mjs";
import { Failure, errorMessage } from "../failure.mjs";
import { freePort } from "../ports.mjs";
import { start } from "../processes.mjs";
import { runContainer } from "./docker.mjs";
import { waitForRedis } from "./greetings.mjs";
import { findProgram } from "./programs.mjs";

/** @returns {string | undefined} the path of an installed Redis server */
export function findRedis() {
  return findProgram(["redis-server"]);
}

/**
 * Starts a private server that keeps nothing on the disk.
 * @param {string} program
 * @param {string} folder
 * @param {string} log
 * @returns {Promise<{ url: string, version: string }>}
 */
export async function startRedis(program, folder, log) {
  const port = await freePort();
  const server = start(program, redisArguments({ folder, port }), { log });
  let runs = true;
  void server.exited.then(() => (runs = false));
  try {
    return { url: `redis://127.0.0.1:${port}`, version: await waitForRedis(port, () => runs) };
  } catch (error) {
    throw new Failure(`${server.output()}\nRedis did not start. ${errorMessage(error)}`);
  }
}

/** @returns {Promise<{ url: string, version: string }>} a server in a container, where none is installed */
export async function runRedisContainer() {
  const { port } = await runContainer("redis:7.4", 6379, {});
  return { url: `redis://127.0.0.1:${port}`, version: await waitForRedis(port, () => true) };
}
