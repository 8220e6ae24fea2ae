import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { changePassword, login } from "@agency/contracts/auth/routes";
import { readClient } from "@agency/contracts/clients/routes";
import { type Api, staffMember, startApi } from "../../testing/api.ts";
import { addClient } from "../../testing/sample-input.ts";

let api: Api;

beforeEach(async () => {
  api = await startApi({ environment: { RATE_LIMITS: "on" } });
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
});
afterEach(async () => {
  vi.useRealTimers();
  await api.close();
});

const wrong = { ...staffMember, password: "wrong" };

const guess = (body = wrong) => api.attempt(login, { body }, { session: null });
const waitFor = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
const waitTold = (answer: { headers: Record<string, unknown> }) => Number(answer.headers["retry-after"]);

/** Fails so often that the next try must wait. */
async function failUntilThrottled(): Promise<number> {
  for (let tries = 0; tries < 50; tries += 1) {
    const answer = await guess();
    if (answer.statusCode === 429) return waitTold(answer);
  }
  throw new Error("50 wrong passwords in a row were all looked at");
}

describe("guessing passwords", () => {
  test("is slowed down after five tries, by a wait that grows, and that is told", async () => {
    const statuses = [];
    for (let tries = 0; tries < 6; tries += 1) statuses.push((await guess()).statusCode);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);

    const waits: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      const wait = await failUntilThrottled();
      waits.push(wait);
      await waitFor(wait);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32]);
  });

  test("says how long to wait, in the language asked for", async () => {
    await failUntilThrottled();
    const { body } = await api.refused(login, { body: wrong }, { session: null, headers: { "accept-language": "ms" } });
    expect(body.message).toBe("Terlalu banyak percubaan. Sila tunggu 1 saat dan cuba lagi.");
  });

  test("is never a lock for good: the wait ends at a quarter of an hour, and then the right password opens", async () => {
    let wait = 0;
    for (let round = 0; round < 12; round += 1) {
      wait = await failUntilThrottled();
      await waitFor(wait);
    }
    expect(wait).toBe(900);
    expect((await guess(staffMember)).statusCode).toBe(200);
  });

  test("also holds up the right password while the wait lasts", async () => {
    await failUntilThrottled();
    expect((await guess(staffMember)).statusCode).toBe(429);
  });

  test("is forgotten after the right password", async () => {
    for (let tries = 0; tries < 4; tries += 1) await guess();
    expect((await guess(staffMember)).statusCode).toBe(200);
    for (let tries = 0; tries < 4; tries += 1) expect((await guess()).statusCode).toBe(401);
  });

  test("does not get past the limit by many tries at once", async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => guess()));
    const looked = answers.filter(({ statusCode }) => statusCode === 401);
    expect(looked.length).toBeLessThanOrEqual(5);
  });

  test.each([
    ["from many addresses, the account is", staffMember.username, (n: number) => `203.0.113.${n}`],
    ["from many addresses, the account in other notifications is", "ADMIN", (n: number) => `203.0.113.${n}`],
    ["within one IPv6 network, the network is", undefined, (n: number) => `2001:db8:1:2::${n}`],
  ])("%s slowed down all the same", async (_, username, address) => {
    const tries = async (n: number) =>
      api.app.inject({
        method: login.method,
        url: login.path,
        remoteAddress: address(n),
        payload: { username: (n % 2 ? username : username?.toLowerCase()) ?? `user${n}`, password: "wrong" },
      });
    const statuses = [];
    for (let n = 1; n <= 6; n += 1) statuses.push((await tries(n)).statusCode);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test("from elsewhere and for another account goes on", async () => {
    await failUntilThrottled();
    const { statusCode } = await api.app.inject({
      method: login.method,
      url: login.path,
      remoteAddress: "203.0.113.9",
      payload: { username: "somebody", password: "wrong" },
    });
    expect(statusCode).toBe(401);
  });
});

test("guessing the current password when changing it is slowed down too", async () => {
  const body = { currentPassword: "wrong", newPassword: "teh tarik di Taiping" };
  for (let tries = 0; tries < 5; tries += 1) await api.refused(changePassword, { body });
  expect((await api.refused(changePassword, { body })).body.error).toBe("too_many_attempts");
});

describe("guessing client IDs", () => {
  const guessId = (n: number) =>
    api.attempt(readClient, { params: { clientId: `${"0".repeat(24)}${10 + n}` } }, { session: null });

  test("is slowed down per address, and the staff are not", async () => {
    const client = await addClient(api);
    const statuses = [];
    for (let n = 0; n < 11; n += 1) statuses.push((await guessId(n)).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 429]);
    await api.call(readClient, { params: { clientId: client.id } });
    const { headers } = await api.refused(readClient, { params: { clientId: client.id } }, { session: null });
    await waitFor(waitTold({ headers }));
    await api.call(readClient, { params: { clientId: client.id } }, { session: null });
  });

  test("does not count looking at one's own portal", async () => {
    const client = await addClient(api);
    const look = () => api.attempt(readClient, { params: { clientId: client.id } }, { session: null });
    const statuses = [];
    for (let n = 0; n < 30; n += 1) statuses.push((await look()).statusCode);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});
