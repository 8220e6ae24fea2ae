import { MoreThan } from "typeorm";
import { beforeEach, describe, expect, test } from "vitest";
import { readClient } from "@agency/contracts/clients";
import { changePassword, knowBrowser, login, requestBrowserLink } from "@agency/contracts/staff";
import { until } from "@agency/testing/ceiling";
import { staffInbox } from "../kit/mail/addresses.ts";
import { notificationEntity } from "../notifications/table.ts";
import { sessionIn, staffMember, startApi } from "../testing/api.ts";
import { addClient } from "../testing/sample-input.ts";
import { mailBrowserLink } from "./known-browser.ts";
import type { BrowserLinkMail } from "./mail.ts";
import { hashPassword } from "./password.ts";
import { addStaff, staffNamed } from "./store.ts";
import { browserLinkEntity } from "./table.ts";

const api = await startApi({ environment: { RATE_LIMITS: "on" } });

beforeEach(async () => {
  await api.empty();
  await api.dependencies.database.write(async (manager) => {
    for (const table of ["throttles", "browser_links", "notifications"]) await manager.query(`DELETE FROM ${table}`);
  });
});

let names = 0;
const anyName = (n: number) => `user${n}`;
const wrong = { ...staffMember, password: "wrong" };

const guess = (body: { username: string; password: string } = wrong) => api.attempt(login, { body }, { session: null });
const waitFor = (seconds: number) => api.clock.advance(seconds);
const waitTold = (answer: { headers: Record<string, unknown> }) => Number(answer.headers["retry-after"]);

type Visitor = { address: string; cookie?: string };
const owner: Visitor = { address: "198.51.100.7" };
/** One of 100 addresses in as many networks. */
const elsewhere = (n: number): Visitor => ({ address: `203.0.${n % 100}.1` });
const post = (url: string, payload: object, { address, cookie }: Visitor) =>
  api.app.inject({ method: "POST", url, payload, remoteAddress: address, headers: cookie ? { cookie } : {} });
const signIn = (visitor: Visitor, password: string = staffMember.password, username: string = staffMember.username) =>
  post(login.path, { username, password }, visitor);
const browserCookie = ({ headers }: { headers: Record<string, unknown> }) =>
  /browser=[^;]+/.exec([headers["set-cookie"]].flat().join(";"))?.[0] ?? "";

/** Fails until the next try must wait; with other names, only the address is limited. */
async function failUntilThrottled(pickUsername: (n: number) => string = () => staffMember.username): Promise<number> {
  for (let tries = 0; tries < 50; tries += 1) {
    const answer = await guess({ ...wrong, username: pickUsername((names += 1)) });
    if (answer.statusCode === 429) return waitTold(answer);
  }
  throw new Error("50 wrong passwords in a row were all checked");
}

describe("guessing passwords", () => {
  test("is throttled after five tries, with a growing wait that the answer states", async () => {
    const statuses = [];
    for (let tries = 0; tries < 6; tries += 1) statuses.push((await guess()).statusCode);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);

    const waits: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      const wait = await failUntilThrottled(anyName);
      waits.push(wait);
      waitFor(wait);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32]);
  });

  test("at one account is limited to 20 and then one a minute, from however many networks", async () => {
    const statuses = [];
    for (let n = 0; n < 20; n += 1) statuses.push((await signIn(elsewhere(n), `guess ${n}`)).statusCode);
    expect(new Set(statuses)).toEqual(new Set([401]));
    expect(waitTold(await signIn(elsewhere(20), "guess"))).toBe(60);
    waitFor(60);
    expect((await signIn(elsewhere(20), "guess")).statusCode).toBe(401);
    expect(waitTold(await signIn(elsewhere(21), "guess"))).toBe(60);
  });

  test("from one network waits for no more than one check at a time, whatever the names", async () => {
    const tries = Array.from({ length: 8 }, (_, n) => signIn({ address: `203.0.113.${n}` }, "wrong", anyName(n)));
    const answers = await Promise.all(tries);
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(1);
    expect(answers.map(waitTold).filter((wait) => wait === 1)).toHaveLength(7);
  });

  test("says how long to wait, in the requested language", async () => {
    await failUntilThrottled();
    const { body } = await api.refused(login, { body: wrong }, { session: null, headers: { "accept-language": "ms" } });
    expect(body.message).toBe("Terlalu banyak percubaan. Sila tunggu 1 saat dan cuba lagi.");
  });

  test("never locks an account for good: the wait is at most a quarter of an hour", async () => {
    let wait = 0;
    for (let round = 0; round < 12; round += 1) {
      wait = await failUntilThrottled(anyName);
      waitFor(wait);
    }
    expect(wait).toBe(900);
    expect((await guess(staffMember)).statusCode).toBe(200);
  });

  test("blocks the right password too during the wait", async () => {
    await failUntilThrottled();
    const { statusCode, headers } = await guess(staffMember);
    expect(statusCode).toBe(429);
    expect(headers["set-cookie"]).toBeUndefined();
  });

  test("starts again from zero after the right password", async () => {
    for (let tries = 0; tries < 4; tries += 1) await guess();
    expect((await guess(staffMember)).statusCode).toBe(200);
    for (let tries = 0; tries < 4; tries += 1) expect((await guess()).statusCode).toBe(401);
  });

  test("cannot pass the limit with many tries at once", async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => guess()));
    const looked = answers.filter(({ statusCode }) => statusCode === 401);
    expect(looked.length).toBeLessThanOrEqual(5);
  });

  test.each([
    ["of one account from many addresses", staffMember.username, (n: number) => `203.0.113.${n}`],
    ["of one account in a different letter case from many addresses", "ADMIN", (n: number) => `203.0.113.${n}`],
    ["from one IPv6 network", undefined, (n: number) => `2001:db8:1:2::${n}`],
  ])("%s is throttled too", async (_, username, address) => {
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

  test("does not affect another account from another address", async () => {
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

describe("a browser that signed in before", () => {
  /** Signs in and returns the cookie of the browser. */
  async function signedInBefore(): Promise<string> {
    const { headers } = await api.attempt(login, { body: staffMember }, { session: null });
    const [, cookie = ""] = [headers["set-cookie"]].flat();
    return cookie.split(";", 1)[0] ?? "";
  }
  const guessFrom = (cookie: string, body: object = wrong) =>
    api.attempt(login, { body }, { session: null, headers: { cookie } });

  test("signs in while tries from elsewhere, or from its own address, have to wait", async () => {
    const known = await signedInBefore();
    await failUntilThrottled();
    expect((await guess(staffMember)).statusCode).toBe(429);
    expect((await guessFrom(known, staffMember)).statusCode).toBe(200);
    // Its success opens nothing for the others.
    expect((await guess(staffMember)).statusCode).toBe(429);
  });

  test("has a limit of its own, which keeps nobody else out", async () => {
    const known = await signedInBefore();
    const statuses = [];
    for (let tries = 0; tries < 6; tries += 1) statuses.push((await guessFrom(known)).statusCode);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await guess(staffMember)).statusCode).toBe(200);
  });

  test.each([
    ["of another browser's signature", (cookie: string) => cookie.replace(/=[^.]+/, "=another")],
    ["without its signature", (cookie: string) => cookie.replace(/\..*/, "")],
    ["that is empty", () => "browser="],
  ])("is not told from a cookie %s", async (_, forge) => {
    const forged = forge(await signedInBefore());
    await failUntilThrottled();
    expect((await guessFrom(forged, staffMember)).statusCode).toBe(429);
  });

  test("is not known any more once the password has changed, except where it was changed", async () => {
    const { database, clock } = api.dependencies;
    const colleague = { username: "farid", password: staffMember.password };
    const passwordHash = await hashPassword(colleague.password);
    await addStaff(database, { ...colleague, role: "staff", passwordHash }, await clock());
    const known = await signIn(owner, colleague.password, colleague.username);
    waitFor(60);
    const newPassword = "tapir mengira payung basah";
    const body = { currentPassword: colleague.password, newPassword };
    const changed = await api.answer(changePassword, { body }, { session: sessionIn(known.headers["set-cookie"]) });
    for (let n = 0; n < 20; n += 1) await signIn(elsewhere(n), "wrong", colleague.username);
    const from = (answer: { headers: Record<string, unknown> }) =>
      signIn({ ...owner, cookie: browserCookie(answer) }, newPassword, colleague.username);
    expect((await from(known)).statusCode).toBe(429);
    expect((await from(changed)).statusCode).toBe(200);
  });

  test("is known for its own account only", async () => {
    const known = await signedInBefore();
    const { database, clock } = api.dependencies;
    const passwordHash = await hashPassword(staffMember.password);
    await addStaff(database, { username: "colleague", role: "owner", passwordHash }, await clock());
    for (let tries = 0; tries < 5; tries += 1) await guessFrom(known, { ...wrong, username: "colleague" });
    expect((await guessFrom(known, { ...staffMember, username: "colleague" })).statusCode).toBe(429);
  });
});

test("guessing the current password when changing it is throttled too", async () => {
  const body = { currentPassword: "wrong", newPassword: "tapir mengira payung basah" };
  for (let tries = 0; tries < 5; tries += 1) await api.refused(changePassword, { body });
  expect((await api.refused(changePassword, { body })).body.error).toBe("too_many_attempts");
});

describe("guessing client IDs", () => {
  const guessId = (n: number) =>
    api.attempt(readClient, { params: { clientId: `${"0".repeat(24)}${10 + n}` } }, { session: null });

  test("is throttled per address, except for the staff", async () => {
    const client = await addClient(api);
    const statuses = [];
    for (let n = 0; n < 11; n += 1) statuses.push((await guessId(n)).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 429]);
    await api.call(readClient, { params: { clientId: client.id } });
    const { headers } = await api.refused(readClient, { params: { clientId: client.id } }, { session: null });
    waitFor(waitTold({ headers }));
    await api.call(readClient, { params: { clientId: client.id } }, { session: null });
  });

  test("does not include opening one's own portal", async () => {
    const client = await addClient(api);
    const look = () => api.attempt(readClient, { params: { clientId: client.id } }, { session: null });
    const statuses = [];
    for (let n = 0; n < 30; n += 1) statuses.push((await look()).statusCode);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});

const mails = async () =>
  (await api.dependencies.database.manager.findBy(notificationEntity, { kind: "browser-link" })).map(
    ({ parameters, recipient }) => ({ ...(parameters as BrowserLinkMail), recipient }),
  );
const requestLink = (username: string = staffMember.username, visitor = owner) =>
  post(requestBrowserLink.path, { username }, visitor);

async function mailedToken(): Promise<string> {
  await requestLink();
  return until(async () => {
    const [mail] = await mails();
    expect(mail).toBeDefined();
    return mail?.token ?? "";
  });
}

/** Seconds after which each of 100 addresses guesses, in turn. */
const schedules: [name: string, guesses: number[]][] = [
  ["all at once, and again every quarter of an hour", [0, 900, 1800, 2700].flatMap((at) => Array(200).fill(at))],
  ["one every 40 seconds", Array.from({ length: 90 }, (_, n) => n * 40)],
  ["all waiting beforehand, each asking again and again", Array.from({ length: 1200 }, (_, n) => n * 3)],
];

describe.each(schedules)("an hour of guesses from 100 addresses, %s", (_, guesses) => {
  test("checks at most 100, and the owner is in at once from a known browser, and within one email from another", async () => {
    const known = { address: "192.0.2.9", cookie: browserCookie(await signIn({ address: "192.0.2.9" })) };
    let [checked, elapsed] = [0, 0];
    for (const [n, at] of guesses.entries()) {
      api.clock.advance(at - elapsed);
      elapsed = at;
      if ((await signIn(elsewhere(n), `guess ${n}`)).statusCode === 401) checked += 1;
    }
    expect(checked).toBeGreaterThan(20);
    expect(checked).toBeLessThanOrEqual(100);
    expect((await signIn(known)).statusCode).toBe(200);

    const opened = await post(knowBrowser.path, { token: await mailedToken() }, owner);
    expect((await signIn({ ...owner, cookie: browserCookie(opened) })).statusCode).toBe(200);
  }, 120_000);
});

test("a name without an account waits the same way", async () => {
  const waits = [];
  for (const username of [staffMember.username, "nobody"]) {
    for (let n = 0; n < 20; n += 1) await signIn(elsewhere(n), "wrong", username);
    waits.push(waitTold(await signIn(owner, "wrong", username)));
  }
  expect(waits).toEqual([60, 60]);
});

test("the link of an email makes a browser known, which still asks for the password", async () => {
  const { statusCode, headers } = await post(knowBrowser.path, { token: await mailedToken() }, owner);
  expect(statusCode).toBe(204);
  const cookie = browserCookie({ headers });
  expect((await signIn({ ...owner, cookie }, "wrong")).statusCode).toBe(401);
  expect((await signIn({ ...owner, cookie })).statusCode).toBe(200);
});

test("the link works once", async () => {
  const token = await mailedToken();
  await post(knowBrowser.path, { token }, owner);
  expect((await post(knowBrowser.path, { token }, owner)).json()).toMatchObject({ error: "link_not_found" });
});

test("the link works for half an hour", async () => {
  const token = await mailedToken();
  api.clock.advance(30 * 60);
  const { statusCode, headers } = await post(knowBrowser.path, { token }, owner);
  expect(statusCode).toBe(404);
  expect(headers["set-cookie"]).toBeUndefined();
});

test("such an email goes to the staff, and says nothing that a visitor typed", async () => {
  const upperCase = staffMember.username.toUpperCase();
  await Promise.all([requestLink(upperCase), requestLink(upperCase)]);
  await until(async () => expect(await mails()).toHaveLength(1));
  for (const { recipient, username } of await mails()) {
    expect(recipient).toBe(staffInbox(api.dependencies.environment).email);
    expect(username).toBe(staffMember.username);
  }
});

test("strangers who ask for links all day cause ten emails, and the last link works whenever the next has to wait", async () => {
  const { database, clock } = api.dependencies;
  const member = await staffNamed(database, staffMember.username);
  for (let minutes = 0; minutes < 24 * 60; minutes += 5) {
    if (member) await mailBrowserLink(api.dependencies, member);
    const now = await clock();
    expect(await database.manager.existsBy(browserLinkEntity, { expiresAt: MoreThan(now) })).toBe(true);
    waitFor(5 * 60);
  }
  const sent = await mails();
  expect(sent).toHaveLength(10);
  expect((await post(knowBrowser.path, { token: sent.at(-1)?.token }, owner)).statusCode).toBe(204);
  // A link that was used shows that the owner reads them.
  if (member) await mailBrowserLink(api.dependencies, member);
  expect(await mails()).toHaveLength(11);
});

test("asking for a link says the same for a name without an account, and mails nothing", async () => {
  const [known, unknown] = [await requestLink(), await requestLink("nobody", { address: "198.51.100.8" })];
  const told = [known, unknown].map(({ statusCode, body }) => ({ statusCode, body }));
  expect(told).toEqual([known, unknown].map(() => ({ statusCode: 204, body: "" })));
  await until(async () => expect(await mails()).toHaveLength(1));
});
