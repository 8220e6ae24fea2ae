import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { vi } from "vitest";
import { freePort } from "@agency/testing/free-port";
import { given, killProgram, type Service, startProgram } from "./programs.ts";

export type Redis = Service & { flush: () => Promise<void> };

/** Starts a Redis of the test's own that keeps nothing: when it was killed, it comes back empty. */
export async function openRedis(folder: string): Promise<Redis> {
  const port = await freePort();
  const settings = { bind: "127.0.0.1", dir: folder, save: "", appendonly: "no", "maxmemory-policy": "noeviction" };
  const args = ["--port", String(port), ...Object.entries(settings).flatMap(([key, value]) => [`--${key}`, value])];
  let server: ChildProcess;
  const redis: Redis = {
    url: `redis://127.0.0.1:${port}/0`,
    start: async () => {
      server = startProgram(given("TEST_REDIS_SERVER"), args);
      await vi.waitFor(() => command(port, "PING", "+PONG"), { timeout: 60_000, interval: 50 });
    },
    kill: () => killProgram(server),
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
