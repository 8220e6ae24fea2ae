import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export type TcpProxy = {
  /** The service's URL with the proxy's host and port. */
  url: string;
  /** Refuses connections and drops open ones, like a stopped service. */
  cut: () => Promise<void>;
  /** Forwards nothing for now, like a service that hangs. */
  freeze: () => void;
  restore: () => Promise<void>;
};

/** A proxy between a test and a service, so that the service can fail for this test alone. */
export async function tcpProxy(target: string): Promise<TcpProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let frozen = false;
  const server = createServer((incoming) => {
    const outgoing = connect(Number(port), hostname);
    for (const [from, to] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(from);
      from.on("data", (chunk) => to.write(chunk));
      if (frozen) from.pause();
      from.on("error", () => undefined);
      from.on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  const listen = async (at: number) => {
    server.listen(at, "127.0.0.1");
    await once(server, "listening");
    return (server.address() as AddressInfo).port;
  };
  const ownPort = await listen(0);
  const url = new URL(target);
  url.host = `127.0.0.1:${ownPort}`;
  return {
    url: url.href,
    cut: async () => {
      for (const socket of sockets) socket.destroy();
      if (!server.listening) return;
      server.close();
      await once(server, "close");
    },
    freeze: () => {
      frozen = true;
      for (const socket of sockets) socket.pause();
    },
    restore: async () => {
      frozen = false;
      for (const socket of sockets) socket.resume();
      if (!server.listening) await listen(ownPort);
    },
  };
}
