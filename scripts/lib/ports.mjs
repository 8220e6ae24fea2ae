import { createServer } from "node:net";

/**
 * Why nothing can listen on an address, in words for the person who typed `npm start`.
 * @param {string} host
 * @param {number} port
 * @returns {Promise<string | undefined>} undefined when it is free
 */
export async function portProblem(host, port) {
  const code = await tryToListen(host, port);
  if (code === undefined) return undefined;
  const other = `Choose another with \`PORT=${otherPort(port)} npm start\``;
  if (code === "EADDRINUSE") {
    return `Port ${port} on ${host} is taken by another program. ${other}, or stop the other program first.`;
  }
  if (code === "EACCES") return `Port ${port} on ${host} may not be used by this account. ${other}.`;
  return `${host} is no address of this machine (${code}). Set HOST to one that is, such as 127.0.0.1.`;
}

/** @returns {Promise<number>} a port of 127.0.0.1 that was free a moment ago */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        typeof address === "object" && address ? resolve(address.port) : reject(new Error("no free port")),
      );
    });
  });
}

/**
 * @param {string} host
 * @param {number} port
 * @returns {Promise<string | undefined>} the error's code
 */
function tryToListen(host, port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.on("error", (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code ?? error.message));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}

/** @param {number} port */
function otherPort(port) {
  return port < 1024 ? 3000 : port + 1;
}
