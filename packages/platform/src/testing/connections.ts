import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import { createServer, type Server, type Socket } from "node:net";

const channel = "net.client.socket";

/** Notes every connection that this process tries to make, whatever it is made with. */
export function watchConnections(): { tried: string[]; stop: () => void } {
  const tried: string[] = [];
  const note = (message: unknown) => {
    const { socket } = message as { socket: Socket };
    socket.on("connectionAttempt", (address: string, port: number) => void tried.push(`${address}:${port}`));
  };
  subscribe(channel, note);
  return { tried, stop: () => unsubscribe(channel, note) };
}

/**
 * Listens where a page fetched from inside would knock, as far as this machine lets us: the ports of the web are for the
 * privileged. Every visitor is noted.
 */
export async function startCanaries(
  places: { host: string; port: number }[],
): Promise<{ visits: string[]; close: () => Promise<void> }> {
  const visits: string[] = [];
  const servers: Server[] = [];
  for (const { host, port } of places) {
    const server = createServer((socket) => {
      visits.push(`${host}:${port}`);
      socket.on("error", () => undefined).end("HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n\r\n<h1>SECRET</h1>");
    });
    server.listen(port, host);
    const open = await once(server, "listening").then(
      () => true,
      () => false,
    );
    if (open) servers.push(server);
  }
  return {
    visits,
    close: async () => {
      for (const server of servers) {
        server.close();
        await once(server, "close");
      }
    },
  };
}

/** Where a careless server would answer itself. */
export const innerPlaces = ["127.0.0.1", "::1"].flatMap((host) => [80, 443, 6379, 22].map((port) => ({ host, port })));
