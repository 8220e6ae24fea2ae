import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import { createServer, type Server, type Socket } from "node:net";

const channel = "net.client.socket";

/** Records every connection that this process tries to open, from any library. */
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
 * Listens where a page fetched internally would connect, as far as this machine allows: web ports need privileges.
 * Records every visit.
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

/** Addresses where an unprotected server would reach itself. */
export const innerPlaces = ["127.0.0.1", "::1"].flatMap((host) => [80, 443, 6379, 22].map((port) => ({ host, port })));
