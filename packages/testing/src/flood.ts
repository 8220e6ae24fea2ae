import { fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { fileURLToPath } from "node:url";

export type FloodCall = { method: string; path: string; body?: string };

/** The answers to many calls at once. */
export type Flood = {
  /** How many answers had each status; 0 where the connection broke. */
  statuses: Record<number, number>;
  /** Whether each 429 and 503 said when to come back. */
  saysWhen: boolean;
  /** The longest time that health took to answer meanwhile, in ms. */
  longestWait: number;
  /** Processor time that the API's own thread used meanwhile, in ms; NaN where that is not known. Others wait no longer than that. */
  busy: number;
};

type Options = {
  times?: number;
  /** Each call's address in X-Forwarded-For, for an API that trusts this machine as its proxy. */
  from?: (index: number) => string | undefined;
  /** The API's process. */
  pid?: number | undefined;
};

/** Asks for an API's health from another process, which the flood does not slow down. */
export function flooder(url: string) {
  const watch = fork(fileURLToPath(new URL("health-watch.ts", import.meta.url)), [url], { execArgv: [] });
  const told = async (wanted: "start" | "stop"): Promise<unknown> => {
    const over = new AbortController();
    const answer = once(watch, "message", { signal: over.signal });
    const end = once(watch, "exit", { signal: over.signal }).then(() => {
      throw new Error("The API's health could not be asked");
    });
    watch.send(wanted);
    try {
      return (await Promise.race([answer, end]))[0];
    } finally {
      over.abort();
    }
  };

  return {
    /** Sends a call many times at once, each on a connection of its own. */
    flood: async (call: FloodCall, { times = 250, from = () => undefined, pid }: Options = {}): Promise<Flood> => {
      await told("start");
      const agent = new Agent({ keepAlive: true, maxSockets: times });
      const result: Flood = { statuses: {}, saysWhen: true, longestWait: 0, busy: -mainThreadTime(pid) };
      await Promise.all(
        Array.from({ length: times }, async (_, index) => {
          const { status, retryAfter } = await send(url, call, agent, from(index));
          result.statuses[status] = (result.statuses[status] ?? 0) + 1;
          if ([429, 503].includes(status) && !(Number(retryAfter) > 0)) result.saysWhen = false;
        }),
      );
      result.busy += mainThreadTime(pid);
      result.longestWait = Number(await told("stop"));
      agent.destroy();
      return result;
    },
    stop: () => watch.disconnect(),
  };
}

function send(
  url: string,
  { method, path, body }: FloodCall,
  agent: Agent,
  address?: string,
): Promise<{ status: number; retryAfter?: string | undefined }> {
  const { hostname, port } = new URL(url);
  const headers = {
    "sec-fetch-site": "same-origin",
    ...(body === undefined
      ? {}
      : { "content-type": "application/json", "content-length": String(Buffer.byteLength(body)) }),
    ...(address === undefined ? {} : { "x-forwarded-for": address }),
  };
  return new Promise((resolve) => {
    const outgoing = request({ agent, hostname, port, method, path, headers }, (response) => {
      response.on("error", () => resolve({ status: 0 }));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, retryAfter: response.headers["retry-after"] }),
      );
      response.resume();
    });
    outgoing.on("error", () => resolve({ status: 0 }));
    outgoing.end(body);
  });
}

/** The processor time in ms that the first thread of a process has used so far; NaN where that is not known. */
function mainThreadTime(pid: number | undefined): number {
  try {
    const stat = readFileSync(`/proc/${pid}/task/${pid}/stat`, "latin1");
    // The name in parentheses may contain anything. A tick of the clock is 10 ms on every Linux.
    const [user = Number.NaN, system = Number.NaN] = stat
      .slice(stat.lastIndexOf(")") + 2)
      .split(" ")
      .slice(11, 13)
      .map(Number);
    return (user + system) * 10;
  } catch {
    return Number.NaN;
  }
}
