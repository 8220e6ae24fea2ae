import Fastify from "fastify";
import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { expect, test } from "vitest";
import { afterwards } from "@agency/testing/afterwards";
import { until } from "@agency/testing/ceiling";
import { limitIdle, mostIdle } from "./idle-connections.ts";

async function start(isExempt: boolean): Promise<{ opened: () => Promise<number>; open: () => Promise<Socket> }> {
  const app = Fastify();
  app.get("/", async () => "here");
  limitIdle(app, () => isExempt);
  await app.listen({ host: "127.0.0.1", port: 0 });
  const sockets: Socket[] = [];
  afterwards(async () => {
    for (const socket of sockets) socket.destroy();
    await app.close();
  });
  const { port } = app.server.address() as AddressInfo;
  return {
    opened: () =>
      new Promise((resolve, reject) => {
        app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
      }),
    open: async () => {
      const socket = connect(port, "127.0.0.1").on("error", () => undefined);
      sockets.push(socket);
      await once(socket, "connect");
      return socket;
    },
  };
}

async function ask(socket: Socket): Promise<string> {
  socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  const [answer] = await once(socket, "data");
  return String(answer).split("\r\n", 1)[0] ?? "";
}

test("an address has 64 connections without a request, and the longest idle one makes room", async () => {
  const { open, opened } = await start(false);
  const first = await open();
  const used = await open();
  for (let count = 2; count < mostIdle; count += 1) await open();
  await until(async () => expect(await opened()).toBe(mostIdle));
  // It rests from now on, and so shorter than all others.
  expect(await ask(used)).toBe("HTTP/1.1 200 OK");
  const closed = once(first, "close");
  const newest = await open();
  await closed;
  expect([await ask(used), await ask(newest)]).toEqual(["HTTP/1.1 200 OK", "HTTP/1.1 200 OK"]);
  await until(async () => expect(await opened()).toBe(mostIdle));
});

test("a proxy may have as many as it likes", async () => {
  const { open, opened } = await start(true);
  for (let count = 0; count < mostIdle + 10; count += 1) await open();
  await until(async () => expect(await opened()).toBe(mostIdle + 10));
});
