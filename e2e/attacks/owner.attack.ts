import { expect } from "@playwright/test";
import { setTimeout as sleep } from "node:timers/promises";
import { login } from "@agency/contracts/staff";
import { test, type Target } from "./support/attack.ts";

test.use({ limits: "on", settings: { TRUSTED_PROXIES: "127.0.0.1" } });

const owner = "198.51.100.7";
const from = (target: Target, address: string, password: string, cookie?: string) =>
  target.send({
    method: login.method,
    path: login.path,
    body: { username: target.staff.username, password },
    headers: { "x-forwarded-for": address, ...(cookie ? { cookie } : {}) },
  });

/** A guess every 25 ms, in turn from 100 addresses in as many networks, until it is stopped. @returns how many were checked */
function startAttack(target: Target): () => Promise<number> {
  let checked = 0;
  const ended = new AbortController();
  const sent: Promise<void>[] = [];
  const guess = async (n: number) => {
    const { status } = await from(target, `203.0.${n % 100}.1`, `guess ${n}`);
    if (status === 401) checked += 1;
  };
  const attacking = (async () => {
    for (let n = 0; !ended.signal.aborted; n += 1) {
      sent.push(guess(n));
      await sleep(25);
    }
  })();
  return async () => {
    ended.abort();
    await attacking;
    await Promise.all(sent);
    return checked;
  };
}

test("100 addresses that guess keep the owner out of a new browser for less than a minute, and of a known one not at all", async ({
  target,
}) => {
  const { headers } = await from(target, owner, target.staff.password);
  const known = /browser=[^;]+/.exec(String(headers["set-cookie"]))?.[0];
  const stop = startAttack(target);
  await sleep(5000);
  const begun = performance.now();
  expect((await from(target, owner, target.staff.password, known)).status).toBe(200);
  let reply = await from(target, owner, target.staff.password);
  expect(reply.status, "the attack has taken all checks").toBe(429);
  while (reply.status === 429) {
    await sleep(Number(reply.headers["retry-after"]) * 1000);
    reply = await from(target, owner, target.staff.password);
  }
  const waited = performance.now() - begun;
  expect(reply.status).toBe(200);
  expect(waited).toBeLessThan(60_000);
  // Five at once, and one more each 40 seconds: at most 95 in an hour.
  expect(await stop()).toBeLessThanOrEqual(5 + Math.ceil(waited / 40_000));
});
