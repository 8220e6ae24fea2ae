import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/**
 * The version in the first packet of a MariaDB or MySQL server, which also shows that it is ready.
 * @param {number} port of 127.0.0.1
 * @param {() => boolean} stillRuns
 * @returns {Promise<string>} empty when it is ready but refuses this address, as it does while it has no account for it
 * @throws {Error} when it does not answer within a minute, or has ended
 */
export function waitForMariadb(port, stillRuns) {
  return waitFor(port, "", readMariadbGreeting, stillRuns);
}

/**
 * Length (3 bytes), sequence (1), then either protocol version 10 and the version as text that ends with a zero byte, or 255 and
 * an error.
 * @param {Buffer} bytes
 */
function readMariadbGreeting(bytes) {
  if (bytes[4] === 255) return "";
  return bytes[4] === 10 ? bytes.subarray(5, bytes.indexOf(0, 5)).toString() : undefined;
}

/**
 * @param {number} port of 127.0.0.1
 * @param {() => boolean} stillRuns
 * @returns {Promise<string>} the server's version
 * @throws {Error} when it does not answer within a minute, or has ended
 */
export function waitForRedis(port, stillRuns) {
  return waitFor(port, "INFO server\r\n", (bytes) => /redis_version:(\S+)/.exec(bytes.toString())?.[1], stillRuns);
}

/**
 * @param {number} port
 * @param {string} question
 * @param {(bytes: Buffer) => string | undefined} read
 * @param {() => boolean} stillRuns
 */
async function waitFor(port, question, read, stillRuns) {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline && stillRuns()) {
    const answer = await ask(port, question, read);
    if (answer !== undefined) return answer;
    await wait(100);
  }
  throw new Error(stillRuns() ? `Nothing answered on port ${port} within a minute.` : "It ended before it was ready.");
}

/**
 * @param {number} port
 * @param {string} question
 * @param {(bytes: Buffer) => string | undefined} read
 * @returns {Promise<string | undefined>}
 */
function ask(port, question, read) {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(question));
    const done = (/** @type {string | undefined} */ answer) => {
      socket.destroy();
      resolve(answer);
    };
    let bytes = Buffer.alloc(0);
    socket.setTimeout(2000, () => done(undefined));
    socket.on("data", (/** @type {Buffer} */ more) => {
      bytes = Buffer.concat([bytes, more]);
      const answer = read(bytes);
      if (answer !== undefined) done(answer);
    });
    socket.on("error", () => done(undefined));
    socket.on("close", () => done(undefined));
  });
}
