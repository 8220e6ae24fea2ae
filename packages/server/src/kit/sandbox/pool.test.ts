import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, test } from "vitest";
import { until } from "@agency/testing/ceiling";
import type { Bombs } from "./bombs.fixture.ts";
import { type Limits, type Pool, processPool, readUsage } from "./pool.ts";

const small: Limits = { processorMs: 300, totalMs: 600_000, megabytes: 120 };
/** For what runs into a limit of the engine, or into none. */
const large: Limits = { processorMs: 600_000, totalMs: 600_000, megabytes: 400 };

const program = fileURLToPath(new URL("bombs.fixture.ts", import.meta.url));

const pools: Pool<Bombs>[] = [];
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

function bombPool(processes = 1, room = 10): Pool<Bombs> {
  const tasks: Record<keyof Bombs, { limits: Limits; ofStrangers?: boolean }> = {
    echo: { limits: large },
    pid: { limits: large },
    busy: { limits: large, ofStrangers: true },
    exit: { limits: large },
    mistake: { limits: large },
    hoard: { limits: large },
    environment: { limits: large },
    writeFile: { limits: large },
    readFile: { limits: large },
    startProcess: { limits: large },
    arrays: { limits: large },
    string: { limits: large },
    recursion: { limits: large },
    // However long the machine takes for its pages.
    buffers: { limits: { ...small, processorMs: large.processorMs } },
    loop: { limits: small },
    backtracking: { limits: small },
  };
  const pool = processPool<Bombs>({ program, tasks, processes, room });
  pools.push(pool);
  return pool;
}

describe("a task that would exhaust the machine ends as a limit, and the next task is done", () => {
  test.each([
    ["arrays", "memory"],
    ["string", "memory"],
    ["buffers", "memory"],
    ["loop", "time"],
    ["backtracking", "time"],
    ["recursion", "depth"],
    ["exit", "memory"],
  ] as const)("%s: %s", async (bomb, problem) => {
    const pool = bombPool();
    const ended = pool.run[bomb]();
    const next = pool.run.echo("next");
    await expect(ended).rejects.toMatchObject({ name: "SandboxError", problem });
    expect(await next).toBe("next");
    expect(pool.state().ended).toEqual({ time: 0, memory: 0, depth: 0, [problem]: 1 });
  });
});

test("tasks beside a bomb do not notice it", async () => {
  const pool = bombPool(2);
  const bomb = pool.run.loop();
  const others = Promise.all(Array.from({ length: 8 }, (_, index) => pool.run.echo(`${index}`)));
  await expect(bomb).rejects.toMatchObject({ problem: "time" });
  expect(await others).toEqual(["0", "1", "2", "3", "4", "5", "6", "7"]);
});

test("the tasks of strangers leave one process to all others", async () => {
  const pool = bombPool(2);
  const order: string[] = [];
  const strangers = [1, 2, 3].map(() => pool.run.busy(100).then(() => order.push("stranger")));
  const own = pool.run.echo("").then(() => order.push("own"));
  await Promise.all([...strangers, own]);
  expect(order.indexOf("own")).toBeLessThan(2);
  expect(new Set(await Promise.all([1, 2, 3].map(() => pool.run.busy(1)))).size).toBe(1);
});

test("a task beyond the queue's limit is refused at once, and waiting tasks are done", async () => {
  const pool = bombPool(1, 2);
  const waiting = [pool.run.echo("a"), pool.run.echo("b")];
  await expect(pool.run.echo("c")).rejects.toMatchObject({ problem: "busy" });
  expect(await Promise.all(waiting)).toEqual(["a", "b"]);
  expect(pool.state()).toMatchObject({ refused: 1, waiting: 0, working: 0 });
});

test("a process that keeps much memory is replaced after its task", async () => {
  const pool = bombPool();
  const first = await pool.run.pid();
  expect(await pool.run.pid()).toBe(first);
  await pool.run.hoard();
  expect(await pool.run.pid()).not.toBe(first);
});

test("an error of the task itself stays an error", async () => {
  await expect(bombPool().run.mistake()).rejects.toThrow("A mistake of our own");
});

test("a process knows no secret, writes no file and starts no program", async () => {
  const pool = bombPool();
  expect(await pool.run.environment()).not.toContain("PATH");
  await expect(pool.run.writeFile(join(tmpdir(), "sandbox-escape"))).rejects.toThrow("restricted");
  await expect(pool.run.startProcess()).rejects.toThrow("restricted");
});

test.each([".env", "data/secret.key", "data/agency.sqlite", "package.json"])(
  "a process does not read %s of the product's folder",
  async (path) => {
    const root = fileURLToPath(new URL("../../../../../", import.meta.url));
    await expect(bombPool().run.readFile(join(root, path))).rejects.toThrow("restricted");
  },
);

test("a process reads the product's packages", async () => {
  expect(await bombPool().run.readFile(program)).toBeGreaterThan(0);
});

test("a warm pool has a process before the first task, and after a bomb", async () => {
  const pool = bombPool();
  pool.warm();
  expect(pool.state()).toMatchObject({ processes: 1 });
  await expect(pool.run.exit()).rejects.toMatchObject({ problem: "memory" });
  expect(pool.state()).toMatchObject({ processes: 1 });
});

test.runIf(process.platform === "linux")("an endless loop ends with its parent, even when that is killed", async () => {
  expect(existsSync("/usr/bin/setpriv"), "Install util-linux: /usr/bin/setpriv is missing").toBe(true);
  const parent = spawn(process.execPath, [fileURLToPath(new URL("parent.fixture.ts", import.meta.url))]);
  const [line] = (await once(parent.stdout, "data")) as [Buffer];
  const pid = Number(String(line));
  const before = readUsage(pid)?.processorMs ?? 0;
  await until(() => expect(readUsage(pid)?.processorMs ?? 0).toBeGreaterThan(before + 100));
  parent.kill("SIGKILL");
  // A process that nobody waits for may stay in the list, without memory.
  await until(() => expect(readUsage(pid)?.megabytes ?? 0).toBe(0));
});

test("a program that has nothing else to do closes its pool and ends well", async () => {
  const closing = spawn(process.execPath, [fileURLToPath(new URL("closing.fixture.ts", import.meta.url))]);
  const [said, [code]] = await Promise.all([text(closing.stdout), once(closing, "exit")]);
  expect({ said, code }).toEqual({ said: "closed", code: 0 });
});

test("a closed pool refuses tasks and has no process", async () => {
  const pool = bombPool();
  const ended = pool.run.loop().catch((error: unknown) => error);
  await pool.close();
  expect(await ended).toMatchObject({ problem: "busy" });
  await expect(pool.run.echo("x")).rejects.toMatchObject({ problem: "busy" });
  expect(pool.state().processes).toBe(0);
});
