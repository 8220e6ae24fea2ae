import { afterEach, describe, expect, test } from "vitest";
import { listActivity } from "@agency/contracts/activity";
import { addPasskey, beginPasskey } from "@agency/contracts/passkeys";
import {
  changePassword,
  endOtherSessions,
  endSession,
  listSessions,
  login,
  logout,
  readSession,
} from "@agency/contracts/staff";
import { changeMember, listTeam } from "@agency/contracts/team";
import { sessionIn, staffMember, startApi, tuesday } from "../testing/api.ts";
import { softAuthenticator } from "./authenticator.fixture.ts";

const api = await startApi({ environment: { SESSION_IDLE_HOURS: "", SESSION_HOURS: "" } });
afterEach(() => api.clock.set(tuesday));

const hour = 3600;
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0";

const isOpen = async (session: string) => (await api.attempt(readSession, {}, { session })).statusCode === 200;

describe("a session", () => {
  test("ends after eight hours without use, and after 24 however often it is used", async () => {
    const [idle, used] = [await api.signIn(), await api.signIn()];
    for (let hours = 7; hours < 24; hours += 7) {
      api.clock.set(new Date(tuesday.getTime() + hours * hour * 1000));
      expect(await isOpen(used)).toBe(true);
    }
    expect(await isOpen(idle)).toBe(false);
    api.clock.set(new Date(tuesday.getTime() + 24 * hour * 1000 - 1000));
    expect(await isOpen(used)).toBe(true);
    api.clock.advance(1);
    expect(await isOpen(used)).toBe(false);
  });

  test("is not kept open by a page that looks for news while nobody is there", async () => {
    const session = await api.signIn();
    const headers = { "x-unattended": "1" };
    api.clock.advance(7 * hour);
    await api.call(readSession, {}, { session, headers });
    api.clock.advance(hour);
    await api.refused(readSession, {}, { session, headers });
  });

  test("tells browser, network, start and last use, and which one asks", async () => {
    const session = await api.join("viewer");
    const { username } = await api.call(readSession, {}, { session });
    api.clock.advance(60);
    const { headers } = await api.answer(
      login,
      { body: { username, password: staffMember.password } },
      { session: null, headers: { "user-agent": firefox } },
    );
    api.clock.advance(600);
    const open = await api.call(listSessions, {}, { session });
    const network = { kind: "machine", address: "127.0.0.0/24" };
    expect(open).toEqual([
      {
        id: expect.any(String),
        current: true,
        browser: null,
        network,
        startedAt: "2026-11-10T04:00:00.000Z",
        lastUsedAt: "2026-11-10T04:11:00.000Z",
        endsAt: "2026-11-10T12:11:00.000Z",
      },
      {
        id: expect.any(String),
        current: false,
        browser: "Firefox, Linux",
        network,
        startedAt: "2026-11-10T04:01:00.000Z",
        lastUsedAt: "2026-11-10T04:01:00.000Z",
        endsAt: "2026-11-10T12:01:00.000Z",
      },
    ]);
    expect(await isOpen(sessionIn(headers["set-cookie"]))).toBe(true);
  });
});

describe("ending sessions", () => {
  /** Three sessions of one account. */
  async function threeSessions() {
    const first = await api.join("staff");
    const { username } = await api.call(readSession, {}, { session: first });
    const again = async () => {
      const body = { username, password: staffMember.password };
      return sessionIn((await api.answer(login, { body }, { session: null })).headers["set-cookie"]);
    };
    return [first, await again(), await again()] as const;
  }

  const sessionId = async (session: string) =>
    (await api.call(listSessions, {}, { session })).find(({ current }) => current)?.id ?? "";

  test("ends one, or all others, and is written down", async () => {
    const [first, second, third] = await threeSessions();
    await api.call(endSession, { params: { sessionId: await sessionId(second) } }, { session: first });
    expect([await isOpen(first), await isOpen(second), await isOpen(third)]).toEqual([true, false, true]);
    await api.call(endOtherSessions, {}, { session: third });
    expect([await isOpen(first), await isOpen(third)]).toEqual([false, true]);
    const { entries } = await api.call(listActivity, { query: { limit: 10, offset: 0, kind: "session.closed" } });
    expect(entries).toHaveLength(2);
  });

  test("leaves those of others alone", async () => {
    const [mine, theirs] = [await api.join("owner"), await api.join("staff")];
    const theirId = await sessionId(theirs);
    const { body } = await api.refused(endSession, { params: { sessionId: theirId } }, { session: mine });
    expect(body.error).toBe("session_not_found");
    await api.call(endOtherSessions, {}, { session: mine });
    expect(await isOpen(theirs)).toBe(true);
  });
});

describe("a session gets a new token", () => {
  test("after a new password", async () => {
    const session = await api.join("staff");
    const body = { currentPassword: staffMember.password, newPassword: "tapir mengira payung basah" };
    const { headers } = await api.answer(changePassword, { body }, { session });
    expect(await isOpen(session)).toBe(false);
    expect(await isOpen(sessionIn(headers["set-cookie"]))).toBe(true);
  });

  test("after a new passkey, and only when it was added", async () => {
    const session = await api.join("staff");
    const options = await api.call(beginPasskey, {}, { session });
    const wrong = softAuthenticator().create(options, { verified: false });
    await api.refused(addPasskey, { body: wrong }, { session });
    const [before] = await api.call(listSessions, {}, { session });
    const { headers } = await api.answer(addPasskey, { body: softAuthenticator().create(options) }, { session });
    expect(await isOpen(session)).toBe(false);
    const renewed = sessionIn(headers["set-cookie"]);
    expect(await api.call(listSessions, {}, { session: renewed })).toEqual([before]);
    await api.call(logout, {}, { session: renewed });
    expect(await isOpen(renewed)).toBe(false);
  });

  test("with another role, by signing in again", async () => {
    const session = await api.join("staff");
    const { username } = await api.call(readSession, {}, { session });
    const member = (await api.call(listTeam, {})).find((one) => one.username === username);
    await api.call(changeMember, { params: { memberId: member?.id ?? "" }, body: { role: "viewer" } });
    expect(await isOpen(session)).toBe(false);
  });
});

test("settings shorten both times", async () => {
  const short = await startApi({ environment: { SESSION_HOURS: "4", SESSION_IDLE_HOURS: "1" } });
  const session = await short.signIn();
  expect(await short.call(readSession, {}, { session })).toMatchObject({ expiresAt: "2026-11-10T08:00:00.000Z" });
  short.clock.advance(hour);
  await short.refused(readSession, {}, { session });
});
