import type { Logger } from "pino";
import { openRedis } from "../queue/redis.ts";
import { msForOne, type ThrottleRule, type ThrottleStore } from "./throttles.ts";

/** Timeout for one command, in ms: a visitor waits for it. */
const commandTimeout = 500;

/** How long a Redis that did not answer is left alone, in ms. */
const rest = 5000;

const prefix = "throttle:";

/** Runs in Redis as one step and on its clock. Without a rule it only tells the wait. */
const script = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local wait = 0
for _, key in ipairs(KEYS) do
  wait = math.max(wait, (redis.call('HGET', key, 'openAt') or 0) - now)
end
if wait > 0 or #ARGV == 0 then return wait end
local free, memory, first, longest = unpack(ARGV)
for _, key in ipairs(KEYS) do
  local count = redis.call('HINCRBY', key, 'count', 1)
  if count == 1 then redis.call('PEXPIRE', key, memory * 1000) end
  if count >= tonumber(free) then
    local pause = math.min(first * 2 ^ (count - free), longest) * 1000
    redis.call('HSET', key, 'openAt', string.format('%.0f', now + pause))
    if redis.call('PTTL', key) < pause then redis.call('PEXPIRE', key, pause) end
  end
end
return 0`;

/** Spends in Redis as one step and on its clock. A key keeps when its budget is whole again. */
const spending = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local whole = {}
local wait = 0
for i, key in ipairs(KEYS) do
  local atOnce, one = ARGV[2 * i - 1], ARGV[2 * i]
  whole[i] = math.max(redis.call('GET', key) or 0, now)
  wait = math.max(wait, whole[i] - (atOnce - 1) * one - now)
end
if wait > 0 then return wait end
for i, key in ipairs(KEYS) do
  local after = whole[i] + ARGV[2 * i]
  redis.call('SET', key, string.format('%.0f', after), 'PX', string.format('%.0f', after - now))
end
return 0`;

type Options = {
  log: Logger;
  /** Counts while Redis is away. */
  fallback: ThrottleStore;
  /** In ms, from any starting point. */
  stopwatch?: () => number;
};

/** Counts tries in Redis, or in the fallback while Redis does not answer. */
export function redisThrottle(
  url: string,
  { log, fallback, stopwatch = () => performance.now() }: Options,
): ThrottleStore & { close: () => Promise<void> } {
  const connection = openRedis(url, log, { enableOfflineQueue: false, maxRetriesPerRequest: 1, commandTimeout });
  let restingUntil = -Infinity;

  async function inRedis<T>(work: () => Promise<T>, instead: () => Promise<T>): Promise<T> {
    if (connection.status !== "ready" || stopwatch() < restingUntil) return instead();
    try {
      return await work();
    } catch (error) {
      restingUntil = stopwatch() + rest;
      log.warn({ error: String(error) }, "Redis does not count tries; the database does meanwhile");
      return instead();
    }
  }

  const run = async (keys: string[], rule: number[] = []): Promise<number> =>
    Number(await connection.eval(script, keys.length, ...named(keys), ...rule));

  return {
    wait: (keys) =>
      inRedis(
        () => run(keys),
        () => fallback.wait(keys),
      ),
    attempt: (keys, rule) =>
      inRedis(
        () => run(keys, numbers(rule)),
        () => fallback.attempt(keys, rule),
      ),
    forget: (keys) =>
      inRedis(
        async () => void (await connection.del(...named(keys))),
        () => fallback.forget(keys),
      ),
    spend: (budgets) =>
      inRedis(
        async () => {
          const keys = named(budgets.map(({ key }) => key));
          const rules = budgets.flatMap((budget) => [budget.atOnce, msForOne(budget)]);
          return Number(await connection.eval(spending, keys.length, ...keys, ...rules));
        },
        () => fallback.spend(budgets),
      ),
    close: async () => connection.disconnect(),
  };
}

function named(keys: string[]): string[] {
  return keys.map((key) => prefix + key);
}

function numbers({ free, memory, firstWait = 1, longestWait }: ThrottleRule): number[] {
  return [free, memory, firstWait, longestWait];
}
