import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * Asks for the API's health again and again between "start" and "stop", and then says how long it waited at most. It has a process
 * of its own, because a flood keeps the one busy that sends it.
 */
const [, , url = ""] = process.argv;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
process.on("disconnect", () => process.exit());
process.on("message", (wanted) => {
  if (wanted === "start") void watch();
});

async function watch(): Promise<void> {
  const over = new AbortController();
  process.once("message", () => over.abort());
  await health();
  process.send?.("ready");
  let longest = 0;
  do {
    longest = Math.max(longest, await health());
    await sleep(5);
  } while (!over.signal.aborted);
  process.send?.(longest);
}

function health(): Promise<number> {
  const { hostname, port } = new URL(url);
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const outgoing = request({ agent, hostname, port, path: "/api/health" }, (response) => {
      response.on("end", () =>
        response.statusCode === 200
          ? resolve(performance.now() - begun)
          : reject(new Error(`Health answered ${response.statusCode}`)),
      );
      response.resume();
    });
    outgoing.on("error", reject);
    outgoing.end();
  });
}
