import { EventEmitter, once } from "node:events";
import { createRequire } from "node:module";
import { join } from "node:path";
import { type Program, startProgram } from "@agency/testing/product";

export type Request = { method?: "GET" | "POST"; url: string; headers?: Record<string, string>; body?: string };

/** Answers per second, and the 99th percentile of their times in ms. */
export type Served = { perSecond: number; p99: number };

const autocannon = createRequire(import.meta.url).resolve("autocannon");

/**
 * Repeats a request over keep-alive connections, from a process of its own.
 * @throws Error when an answer is not a success
 */
export async function load(
  { method = "GET", url, headers = {}, body }: Request,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Served> {
  const words = Object.entries(headers).flatMap(([name, value]) => ["--headers", `${name}: ${value}`]);
  const options = ["--json", "--connections", `${connections}`, "--duration", `${seconds}`, "--method", method];
  const said: string[] = [];
  const program = startProgram(
    process.execPath,
    [autocannon, ...options, ...words, ...(body === undefined ? [] : ["--body", body]), url],
    { onLine: (line) => void said.push(line) },
  );
  await program.ended;
  const result = said.find((line) => line.startsWith("{"));
  if (!result) throw new Error(`The load generator says no result:\n${program.printed()}`);
  const { requests, latency, non2xx, errors } = JSON.parse(result) as {
    requests: { average: number };
    latency: { p99: number };
    non2xx: number;
    errors: number;
  };
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} answers were no success, ${errors} did not come`);
  return { perSecond: requests.average, p99: latency.p99 };
}

export type Reference = Program & {
  /** The next line that it prints. */
  nextLine: () => Promise<string>;
};

/**
 * Starts a program of this folder. It is ready once it printed its first line.
 * @param entry such as "api/bare-server.ts"
 */
export async function startReference(
  entry: string,
  environment: Record<string, string>,
): Promise<Reference & { firstLine: string }> {
  const lines = new EventEmitter();
  const program = startProgram(process.execPath, [join(import.meta.dirname, "..", entry)], {
    environment,
    onLine: (line) => void lines.emit("line", line),
    onError: (text) => void process.stderr.write(text),
  });
  const ended = program.ended.then((code) => {
    throw new Error(`${entry} ended with ${code}`);
  });
  ended.catch(() => undefined);
  const nextLine = async () => {
    const [line] = await Promise.race([once(lines, "line"), ended]);
    return line as string;
  };
  return { ...program, nextLine, firstLine: await nextLine() };
}
