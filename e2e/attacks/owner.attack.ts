import { expect } from "@playwright/test";
import { setTimeout as sleep } from "node:timers/promises";
import { agency } from "@agency/content/agency";
import type { AnyRoute } from "@agency/contracts/route";
import { knowBrowser, login, requestBrowserLink } from "@agency/contracts/staff";
import { linkTo } from "../src/support/mails.ts";
import { test, type Target } from "./support/attack.ts";
import type { Reply } from "./support/send.ts";

test.use({ limits: "on", settings: { TRUSTED_PROXIES: "127.0.0.1" } });

const owner = "198.51.100.7";
const from = (target: Target, address: string, password: string, cookie?: string) =>
  target.send({
    method: login.method,
    path: login.path,
    body: { username: target.staff.username, password },
    headers: { "x-forwarded-for": address, ...(cookie ? { cookie } : {}) },
  });

const ask = (target: Target, { method, path }: Pick<AnyRoute, "method" | "path">, body: object) =>
  target.send({ method, path, body, headers: { "x-forwarded-for": owner } });

const browserCookie = (headers: Reply["headers"]) => /browser=[^;]+/.exec(String(headers["set-cookie"]))?.[0] ?? "";

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

test("while 100 addresses guess, the owner is in at once from a known browser, and within one email from a new one", async ({
  target,
}) => {
  const { headers } = await from(target, owner, target.staff.password);
  const known = browserCookie(headers);
  const stop = startAttack(target);
  await sleep(5000);
  const begun = performance.now();
  expect((await from(target, owner, target.staff.password, known)).status).toBe(200);
  const waited = performance.now() - begun;
  expect((await from(target, owner, target.staff.password)).status, "the attack has taken all checks").toBe(429);

  await ask(target, requestBrowserLink, { username: target.staff.username });
  const link = await linkTo(target, agency.email, "/admin/login", "#browser=");
  const token = link.slice(link.indexOf("=") + 1);
  const opened = await ask(target, knowBrowser, { token });
  expect(opened.status).toBe(204);
  expect((await from(target, owner, target.staff.password, browserCookie(opened.headers))).status).toBe(200);

  // 20 at once, and one more each minute: at most 80 in an hour.
  const minutes = (performance.now() - begun) / 60_000 + 1;
  expect(await stop()).toBeLessThanOrEqual(20 + Math.ceil(minutes));
  test.info().annotations.push({ type: "figures", description: `known browser in after ${waited.toFixed(0)} ms` });
});
