import { type ChildProcess, fork, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, realpathSync } from "node:fs";
import { setPriority } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Order, type Reply, SandboxError, type SandboxProblem, type TaskMap } from "./serve.ts";

/** The most that one task may use. */
export type Limits = {
  processorMs: number;
  /** For a machine that gives the process no processor time. */
  totalMs: number;
  /** On top of what the process used before. */
  megabytes: number;
};

type Bounds = {
  limits: Limits;
  /** Strangers cause it. Such tasks leave one process to all others. */
  ofStrangers?: boolean;
};

/** One task as a room exports it. */
type Task = Bounds & { load: () => Promise<(...input: never[]) => unknown> };

/** The functions that tasks bring. */
export type PoolFunctions<M extends Record<string, Task>> = {
  [N in keyof M]: M[N] extends { load: () => Promise<infer F> } ? F : never;
};

/** Runs each task in a process. Throws SandboxError when it exceeds a limit or finds no room, and any error of the task itself. */
export type Run<T extends TaskMap> = {
  [N in keyof T]: (...input: Parameters<T[N]>) => Promise<Awaited<ReturnType<T[N]>>>;
};

type Options<T extends TaskMap> = {
  /** The program of the child processes; it calls `serve`. */
  program: string;
  tasks: { [N in keyof T]: Bounds };
  processes: number;
  /** How many tasks may wait. */
  room: number;
  /** Variables of the child processes, and folders that they may read besides the product's packages. */
  environment?: Record<string, string>;
  readable?: readonly string[];
};

export type PoolState = {
  processes: number;
  working: number;
  waiting: number;
  /** Since the start: tasks that found no room, and tasks that exceeded a limit. */
  refused: number;
  ended: Record<Exclude<SandboxProblem, "busy">, number>;
};

export type Pool<T extends TaskMap> = {
  run: Run<T>;
  /** Starts a process now and keeps one from then on, so that nobody waits for the first. */
  warm: () => void;
  state: () => PoolState;
  /** Kills every process. */
  close: () => Promise<void>;
};

type Work = { order: Order; result: PromiseWithResolvers<unknown> };

type Member = {
  child: ChildProcess;
  phase: "starting" | "ready" | "leaving";
  work: Work | null;
  begun: { at: number; usage: Usage | null };
  /** The limit for which it was killed. */
  exceeded: SandboxProblem | null;
  idle: NodeJS.Timeout | undefined;
};

/** How often limits are checked, in ms. */
const lookEvery = 50;
/** After how long without work a process more than the first ends, in ms. */
const idleFor = 30_000;
/** A process that still uses more than this after its work is replaced. */
const keptMegabytes = 220;

/** Memory of the engine, in MB. It ends the process by itself; the pool counts all memory. */
const heap = ["--max-old-space-size=160", "--max-semi-space-size=16"];
const root = fileURLToPath(new URL("../../../../../", import.meta.url));
const modules = join(root, "node_modules");
// Not the root: with `npm start` it has the data and the passwords too. Packages may be linked from elsewhere.
const packages = [join(root, "packages"), modules, realpathSync(modules)];
// Linux then ends a process together with its parent, also when an endless loop keeps it from noticing that it is alone.
const setpriv = "/usr/bin/setpriv";
const withParent = ["--pdeathsig", "KILL"];
const hasSetpriv = spawnSync(setpriv, [...withParent, "true"]).status === 0;

/** How a process starts that may read folders besides the product's packages. */
function launchReading(more: readonly string[]) {
  const readable = [...packages, ...more].map((folder) => `--allow-fs-read=${folder}`);
  const execArgv = [...heap, "--permission", ...readable];
  return hasSetpriv ? { execPath: setpriv, execArgv: [...withParent, process.execPath, ...execArgv] } : { execArgv };
}

/**
 * Runs tasks in child processes, each limited in time and memory. A task that exceeds a limit ends with its process; the next
 * task gets another one. The processes may only read the product's packages, and know none of its secrets.
 */
export function processPool<T extends TaskMap>(options: Options<T>): Pool<T> {
  const { program, tasks, processes, room, environment, readable = [] } = options;
  const launch = launchReading(readable);
  const members = new Set<Member>();
  const waiting: Work[] = [];
  const counts = { refused: 0, ended: { time: 0, memory: 0, depth: 0 } };
  let [least, closed] = [0, false];
  let watch: NodeJS.Timeout | undefined;

  const ofStranger = ({ order }: Work) => tasks[order.task]?.ofStrangers === true;
  const working = () => [...members].filter(({ work }) => work);

  function start(): void {
    const child = fork(program, [], {
      ...launch,
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
      env: { NODE_ENV: "production", MALLOC_ARENA_MAX: "2", TZ: process.env["TZ"], ...environment },
    });
    const begun = { at: 0, usage: null };
    const member: Member = { child, phase: "starting", work: null, begun, exceeded: null, idle: undefined };
    members.add(member);
    // An idle process does not keep the parent alive. While there is work, `watch` does.
    child.unref();
    child.channel?.unref();
    child.on("message", (reply) => receive(member, reply as Reply));
    // An error is followed by the exit, except when the process did not start at all.
    child.on("error", () => child.pid ?? leave(member));
    child.on("exit", () => leave(member));
    if (child.pid) favourOthers(child.pid);
  }

  function receive(member: Member, reply: Reply): void {
    const { work } = member;
    if (reply === "ready") member.phase = "ready";
    else if (reply === "begun") member.begun = now(member);
    else if (work) {
      member.work = null;
      if ("result" in reply) work.result.resolve(reply.result);
      else if ("error" in reply) work.result.reject(new Error(reply.error));
      else fail(work, reply.problem);
      rest(member);
    }
    next();
  }

  /** A process that kept much memory is replaced, and one that nobody needs ends. */
  function rest(member: Member): void {
    const { child } = member;
    if ((readUsage(child.pid ?? 0)?.megabytes ?? 0) > keptMegabytes) retire(member);
    else member.idle = setTimeout(() => members.size > 1 && retire(member), idleFor).unref();
  }

  function retire(member: Member): void {
    member.phase = "leaving";
    member.child.kill("SIGKILL");
  }

  function leave(member: Member): void {
    if (!members.delete(member)) return;
    clearTimeout(member.idle);
    // The engine ends the process when its heap is full, the system when its memory is.
    if (member.work) fail(member.work, closed ? "busy" : (member.exceeded ?? "memory"));
    if (member.phase === "starting") waiting.shift()?.result.reject(new Error(`${program} ended before it was ready`));
    else if (!closed && members.size < least) start();
    next();
  }

  function fail({ result }: Work, problem: SandboxProblem): void {
    if (problem !== "busy") counts.ended[problem] += 1;
    result.reject(new SandboxError(problem));
  }

  function next(): void {
    if (closed) return;
    const strangers = working().filter(({ work }) => work && ofStranger(work)).length;
    const index = waiting.findIndex((work) => !ofStranger(work) || strangers < Math.max(1, processes - 1));
    if (index < 0) return;
    const free = [...members].find(({ phase, work }) => phase === "ready" && !work);
    if (free) {
      for (const work of waiting.splice(index, 1)) begin(free, work);
      next();
    } else if (members.size < processes && [...members].every(({ phase }) => phase === "ready")) start();
  }

  function begin(member: Member, work: Work): void {
    const { child } = member;
    clearTimeout(member.idle);
    member.work = work;
    member.begun = now(member);
    // A message that cannot be sent means that the process is about to exit.
    child.send(work.order, () => undefined);
  }

  /** From when a task's limits count. */
  function now({ child }: Member): Member["begun"] {
    return { at: performance.now(), usage: readUsage(child.pid ?? 0) };
  }

  function look(): void {
    const busy = working();
    for (const member of busy) {
      member.exceeded = exceeded(member);
      if (member.exceeded) retire(member);
    }
    if (busy.length + waiting.length > 0) return;
    clearInterval(watch);
    watch = undefined;
  }

  function exceeded({ child, work, begun }: Member): SandboxProblem | null {
    const most = tasks[work?.order.task ?? ""]?.limits;
    const used = readUsage(child.pid ?? 0);
    if (!most) return null;
    if (performance.now() - begun.at > most.totalMs) return "time";
    if (!used || !begun.usage) return null;
    if (used.processorMs - begun.usage.processorMs > most.processorMs) return "time";
    return used.megabytes - begun.usage.megabytes > most.megabytes ? "memory" : null;
  }

  async function run(order: Order): Promise<unknown> {
    if (closed || waiting.length >= room) {
      counts.refused += 1;
      throw new SandboxError("busy");
    }
    const work: Work = { order, result: Promise.withResolvers() };
    waiting.push(work);
    watch ??= setInterval(look, lookEvery);
    next();
    return work.result.promise;
  }

  const runs = Object.keys(tasks).map((task) => [task, (...input: unknown[]) => run({ task, input })]);

  return {
    run: Object.fromEntries(runs) as Run<T>,
    warm: () => {
      least = 1;
      if (members.size === 0) start();
    },
    state: () => ({
      processes: members.size,
      working: working().length,
      waiting: waiting.length,
      refused: counts.refused,
      ended: { ...counts.ended },
    }),
    close: async () => {
      closed = true;
      for (const { result } of waiting.splice(0)) result.reject(new SandboxError("busy"));
      const gone = [...members].map(({ child }) => once(child, "exit"));
      for (const { child } of members) {
        // A program that ends waits for it.
        child.ref();
        child.kill("SIGKILL");
      }
      await Promise.all(gone);
    },
  };
}

/**
 * A third of another process's share of the processor, so that others are answered while they work, and they still get on
 * beside programs that never rest. The usual "below normal" (10) is a tenth: a reading of a second then took half a minute.
 */
const niceness = 5;

function favourOthers(pid: number): void {
  try {
    setPriority(pid, niceness);
  } catch {
    // It has exited.
  }
}

/** Milliseconds of a clock tick in /proc, which is the same on every Linux. */
const tick = 10;

/** Processor time since the start of a process, and its memory now. */
type Usage = { processorMs: number; megabytes: number };

/** Reads what a process uses; null where the system has no /proc, or the process has ended. */
export function readUsage(pid: number): Usage | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    // The name in parentheses may contain anything.
    const [user, system] = stat
      .slice(stat.lastIndexOf(")") + 2)
      .split(" ")
      .slice(11, 13)
      .map(Number);
    const resident = readFileSync(`/proc/${pid}/status`, "latin1").split("VmRSS:")[1] ?? "0";
    return { processorMs: ((user ?? 0) + (system ?? 0)) * tick, megabytes: Number.parseInt(resident, 10) / 1024 };
  } catch {
    return null;
  }
}
