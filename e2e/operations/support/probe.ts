import { Agent, request } from "node:https";
import { setTimeout as sleep } from "node:timers/promises";

/** What visitors would have seen. */
export type Seen = { asked: number; failures: string[]; longestMs: number };

const perSecond = 20;
const paths = [
  "/",
  "/ms",
  "/blog",
  "/ms/consultation",
  "/api/health/live",
  "/api/consultation/slots",
  "/client-portal",
];

/**
 * Asks nginx 20 times a second, as visitors do who come and go, until it is stopped. Everything but a 200 is a failure.
 * @param port of nginx
 */
export function startProbe(port: number): { stop: () => Promise<Seen> } {
  const seen: Seen = { asked: 0, failures: [], longestMs: 0 };
  const agent = new Agent({ keepAlive: false, rejectUnauthorized: false });
  const underWay = new Set<Promise<void>>();
  const over = new AbortController();

  async function ask(path: string): Promise<void> {
    const begun = performance.now();
    const outcome = await statusOf(path).catch((error: Error) => error.message);
    seen.longestMs = Math.max(seen.longestMs, performance.now() - begun);
    if (outcome !== 200) seen.failures.push(`${new Date().toISOString()} ${path}: ${outcome}`);
  }

  function statusOf(path: string): Promise<number> {
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    const headers = { host: "agency.example" };
    const call = request({ host: "127.0.0.1", port, path, agent, headers, servername: "agency.example" }, (answer) => {
      answer
        .resume()
        .on("end", () => resolve(answer.statusCode ?? 0))
        .on("error", reject);
    });
    call
      .setTimeout(60_000, () => call.destroy(new Error("no answer in a minute")))
      .on("error", reject)
      .end();
    return promise;
  }

  async function visit(): Promise<void> {
    while (!over.signal.aborted) {
      const asking = ask(paths[(seen.asked += 1) % paths.length] ?? "/");
      underWay.add(asking);
      void asking.finally(() => underWay.delete(asking));
      await sleep(1000 / perSecond);
    }
    await Promise.all(underWay);
  }

  const visiting = visit();
  return {
    stop: async () => {
      over.abort();
      await visiting;
      return seen;
    },
  };
}
