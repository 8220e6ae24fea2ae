import { beforeEach, expect, test } from "vitest";
import { knowBrowser, login, requestBrowserLink } from "@agency/contracts/auth";
import { until } from "@agency/testing/ceiling";
import { staffInbox } from "../kit/mail/addresses.ts";
import { notificationEntity } from "../notifications/table.ts";
import { type Api, staffMember, startApi } from "../testing/api.ts";
import type { BrowserLinkMail } from "./mail.ts";

let api: Api;

beforeEach(async () => {
  api = await startApi({ environment: { RATE_LIMITS: "on" } });
});

type Visitor = { address: string; cookie?: string };
const owner: Visitor = { address: "198.51.100.7" };
const post = (url: string, payload: object, { address, cookie }: Visitor) =>
  api.app.inject({ method: "POST", url, payload, remoteAddress: address, headers: cookie ? { cookie } : {} });
const signIn = (visitor: Visitor, password: string = staffMember.password, username: string = staffMember.username) =>
  post(login.path, { username, password }, visitor);

/** So many guesses, in turn from 100 addresses in as many networks, in so many seconds. @returns how many were checked */
async function attack({ guesses, seconds, username }: { guesses: number; seconds: number; username?: string }) {
  let checked = 0;
  for (let n = 0; n < guesses; n += 1) {
    const { statusCode } = await signIn({ address: `203.0.${n % 100}.1` }, `guess ${n}`, username);
    if (statusCode === 401) checked += 1;
    api.clock.advance(seconds / guesses);
  }
  return checked;
}

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

test("under attack from 100 addresses the owner is in within a minute, in a new browser with the password alone", async () => {
  let checked = await attack({ guesses: 200, seconds: 20 });
  let answer = await signIn(owner);
  expect(answer.statusCode).toBe(429);
  let waited = 0;
  while (answer.statusCode === 429 && waited < 120) {
    const wait = Number(answer.headers["retry-after"]);
    checked += await attack({ guesses: wait * 3, seconds: wait });
    waited += wait;
    answer = await signIn(owner);
  }
  expect(answer.statusCode).toBe(200);
  expect(waited).toBeLessThanOrEqual(60);
  expect(checked).toBeLessThanOrEqual(6);
}, 60_000);

test("a name without an account waits the same way", async () => {
  const waits = [];
  for (const username of [staffMember.username, "nobody"]) {
    await attack({ guesses: 8, seconds: 0, username });
    waits.push((await signIn(owner, "wrong", username)).headers["retry-after"]);
  }
  expect(waits).toEqual(["40", "40"]);
});

test("the link of an email makes a browser known, which is then in at once", async () => {
  const token = await mailedToken();
  await attack({ guesses: 8, seconds: 0 });
  expect((await signIn(owner)).statusCode).toBe(429);
  const { statusCode, headers } = await post(knowBrowser.path, { token }, owner);
  expect(statusCode).toBe(204);
  const [cookie = ""] = String(headers["set-cookie"]).split(";");
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

test("one such email goes out in ten minutes, to the staff, and says nothing that a visitor typed", async () => {
  await mailedToken();
  const upperCase = staffMember.username.toUpperCase();
  await Promise.all([requestLink(upperCase), requestLink(upperCase)]);
  api.clock.advance(10 * 60);
  await requestLink(upperCase);
  await until(async () => expect(await mails()).toHaveLength(2));
  for (const { recipient, username } of await mails()) {
    expect(recipient).toBe(staffInbox(api.dependencies.environment).email);
    expect(username).toBe(staffMember.username);
  }
});

test("asking for a link says the same for a name without an account, and mails nothing", async () => {
  const [known, unknown] = [await requestLink(), await requestLink("nobody", { address: "198.51.100.8" })];
  const told = [known, unknown].map(({ statusCode, body }) => ({ statusCode, body }));
  expect(told).toEqual([known, unknown].map(() => ({ statusCode: 204, body: "" })));
  await until(async () => expect(await mails()).toHaveLength(1));
});
