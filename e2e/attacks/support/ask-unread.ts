import { once } from "node:events";
import { Socket } from "node:net";
import { connect } from "node:tls";

// Asks for files on open connections, and reads nothing of the answers until it is killed.

const [scheme = "", host = "", pipelined = "", paths = "", descriptors = ""] = process.argv.slice(2);
const files = paths.split(" ");
const each = Number(pipelined);

await Promise.all(
  descriptors.split(",").map(async (descriptor, index) => {
    const plain = new Socket({ fd: Number(descriptor), readable: true, writable: true });
    const socket = scheme === "https" ? await encrypted(plain) : plain;
    socket.on("error", () => undefined).pause();
    const asked = Array.from({ length: each }, (_, n) => files[(index * each + n) % files.length]);
    const requests = asked.map((path) => `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: identity\r\n\r\n`);
    await new Promise((sent) => socket.write(requests.join(""), sent));
  }),
);
console.log("All have asked");
// Nothing else keeps this process.
setInterval(() => undefined, 60_000);

/** Reads what the handshake needs, and then one packet at most. */
async function encrypted(plain: Socket): Promise<Socket> {
  const options = { socket: plain, servername: host, ALPNProtocols: ["http/1.1"], highWaterMark: 1 };
  // The certificate is the test's own.
  const socket = connect({ ...options, rejectUnauthorized: false });
  // A server may also refuse one of so many.
  await Promise.race([once(socket, "secureConnect"), once(plain, "close")]).catch(() => undefined);
  return socket;
}
