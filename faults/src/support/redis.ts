import { once } from "node:events";
import { connect } from "node:net";
import { until } from "@agency/testing/ceiling";
import { freePort } from "@agency/testing/free-port";
import { type Program, startProgram } from "@agency/testing/program";
import { redisArguments } from "@agency/testing/servers.mjs";
import { given, type Service } from "./service.ts";

export type Redis = Service & { flush: () => Promise<void> };

/** Starts a Redis for this test without persistence: after a kill it restarts empty. */
export async function openRedis(folder: string): Promise<Redis> {
  const port = await freePort();
  let server: Program;
  const redis: Redis = {
    url: `redis://127.0.0.1:${port}/0`,
    start: async () => {
      server = startProgram(given("TEST_REDIS_SERVER"), redisArguments({ folder, port }));
      await until(() => command(port, "PING", "+PONG"));
    },
    kill: () => server.kill(),
    flush: () => command(port, "FLUSHALL", "+OK"),
  };
  await redis.start();
  return redis;
}

async function command(port: number, words: string, wanted: string): Promise<void> {
  const socket = connect(port, "127.0.0.1");
  try {
    await once(socket, "connect");
    socket.write(`${words}\r\n`);
    const [answer] = (await once(socket, "data")) as [Buffer];
    if (!answer.toString().startsWith(wanted)) throw new Error(`Redis answered ${answer.toString()}`);
  } finally {
    socket.destroy();
  }
}
