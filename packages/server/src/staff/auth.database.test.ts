import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { changePassword, login, logout, readSession } from "@agency/contracts/staff";
import { fieldLabel } from "../kit/http/problems.ts";
import { sessionIn, staffMember, startApi, tuesday } from "../testing/api.ts";
import { hashPassword } from "./password.ts";
import { addStaff } from "./store.ts";

const api = await startApi();
afterEach(() => api.clock.set(tuesday));

const { username, password } = staffMember;
const newPassword = "tapir mengira payung basah";

describe("signing in", () => {
  test("with the right password returns the account and expiry, and sets the cookie", async () => {
    const { body, headers } = await api.answer(login, { body: staffMember }, { session: null });
    expect(body).toEqual({
      username,
      name: username,
      role: "owner",
      ownClientsOnly: false,
      factorNeeded: false,
      loggedInAt: "2026-11-10T04:00:00.000Z",
      expiresAt: "2026-11-11T04:00:00.000Z",
    });
    const [sessionCookie, browserCookie] = [headers["set-cookie"]].flat();
    expect(sessionCookie).toMatch(
      /^session=[\w-]{43}; Path=\/; Expires=Wed, 11 Nov 2026 04:00:00 GMT; HttpOnly; SameSite=Lax$/,
    );
    expect(browserCookie).toMatch(/^browser=[\w-]{22}\.[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(await api.call(readSession, {}, { session: sessionIn(headers["set-cookie"]) })).toEqual(body);
  });

  test("issues a new token each time and stores only its hash", async () => {
    const tokens = await Promise.all([api.signIn(), api.signIn()]);
    expect(new Set(tokens).size).toBe(2);
    const rows = JSON.stringify(await api.dependencies.database.source.query("SELECT * FROM sessions"));
    for (const token of tokens) expect(rows).not.toContain(token);
  });

  test("fails the same way for a wrong name and a wrong password, without a cookie", async () => {
    const wrong = [
      { username, password: "wrong" },
      { username: "nobody", password },
      { username, password: `${password} ` },
      { username: "' OR 1=1 --", password },
    ];
    const answers = await Promise.all(wrong.map((body) => api.refused(login, { body }, { session: null })));
    for (const { status, body, headers } of answers) {
      expect(status).toBe(401);
      expect(body).toEqual({ error: "wrong_credentials", message: "Invalid username or password" });
      expect(headers["set-cookie"]).toBeUndefined();
    }
  });

  test("fails with a message in Malay for a Malay browser", async () => {
    const { body } = await api.refused(
      login,
      { body: { username, password: "salah" } },
      { session: null, headers: { "accept-language": "ms-MY,ms;q=0.9,en;q=0.8" } },
    );
    expect(body.message).toBe("Nama pengguna atau kata laluan tidak sah");
  });

  test.each(["ADMIN", " admin ", "ａｄｍｉｎ", "ᴬᴰᴹᴵᴺ"])("reads %s as another way to type the name", async (typed) => {
    const session = await api.call(login, { body: { username: typed, password } }, { session: null });
    expect(session.username).toBe(username);
  });

  test.each(["ádmin", "admín", "admin\u0000", "admın", "аdmin", "admin\u200B", "ad min", "admin%"])(
    "reads %j as another name on both databases, which may have an account of its own",
    async (typed) => {
      const { database } = api.dependencies;
      await api.refused(login, { body: { username: typed, password } }, { session: null });
      await addStaff(
        database,
        { username: typed, role: "owner", passwordHash: await hashPassword(newPassword) },
        tuesday,
      );
      const body = { username: typed, password: newPassword };
      expect(await api.call(login, { body }, { session: null })).toMatchObject({ username: typed });
      await api.refused(login, { body: { username: typed, password } }, { session: null });
    },
  );

  test.each([
    ["no name", { password }],
    ["an empty password", { username, password: "" }],
    ["a name that is a list", { username: [username], password }],
    ["a password of 300 characters", { username, password: "x".repeat(300) }],
    ["nothing", {}],
  ])("with %s is invalid input", async (_, body) => {
    const { status, body: error } = await api.refused(login, { body }, { session: null });
    expect(status).toBe(400);
    expect(error.fields?.length).toBeGreaterThan(0);
  });
});

test("an unknown name costs as much work as a known one", async () => {
  const known = { username: "aminah", role: "owner" as const, passwordHash: await hashPassword(password) };
  await addStaff(api.dependencies.database, known, tuesday);
  // Processor time, which a busy machine does not stretch as it does the clock's.
  const work = async (name: string) => {
    const before = process.cpuUsage();
    await api.refused(login, { body: { username: name, password: "wrong" } }, { session: null });
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  // The least of each tells most: anything else that this process does only adds to it.
  let [ofKnown, ofUnknown] = [Infinity, Infinity];
  for (let round = 0; round < 6; round += 1) {
    ofKnown = Math.min(ofKnown, await work(known.username));
    ofUnknown = Math.min(ofUnknown, await work(`nobody${round}`));
  }
  // Without a hash to check against, an unknown name would take a tenth of the work at most.
  expect(ofUnknown).toBeGreaterThan(ofKnown / 3);
  expect(ofKnown).toBeGreaterThan(ofUnknown / 3);
});

describe("a session", () => {
  test("ends when its owner signs out, and the cookie is cleared", async () => {
    const session = await api.signIn();
    const { headers } = await api.answer(logout, {}, { session });
    expect(headers["set-cookie"]).toMatch(
      /^session=; Max-Age=0; Path=\/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Lax$/,
    );
    await api.refused(readSession, {}, { session });
  });

  test("ends when its owner signs in again, and nobody else's does", async () => {
    const [mine, another] = [await api.signIn(), await api.signIn()];
    const { headers } = await api.answer(login, { body: staffMember }, { session: mine });
    await api.refused(readSession, {}, { session: mine });
    await api.refused(login, { body: { username, password: "wrong" } }, { session: another });
    for (const session of [another, sessionIn(headers["set-cookie"])]) await api.call(readSession, {}, { session });
  });

  test("is not needed for signing out", async () => {
    for (const session of [null, "garbage"]) {
      expect((await api.answer(logout, {}, { session })).status).toBe(204);
    }
  });

  test("ends 24 hours after sign-in, however often it is used, and leaves no row behind", async () => {
    const session = await api.signIn();
    api.clock.advance(24 * 3600 - 1);
    await api.call(readSession, {}, { session });
    api.clock.advance(1);
    await api.refused(readSession, {}, { session });
    await api.signIn();
    const [row] = await api.dependencies.database.source.query("SELECT COUNT(*) AS sessions FROM sessions");
    expect(Number(row.sessions)).toBe(1);
  });
});

describe("changing the password", () => {
  let session: string;
  beforeEach(async () => {
    session = await api.signIn();
  });

  test("ends every other session and the old password", async () => {
    const other = await api.signIn();
    const body = { currentPassword: password, newPassword };
    const renewed = sessionIn((await api.answer(changePassword, { body }, { session })).headers["set-cookie"]);
    expect(await api.call(readSession, {}, { session: renewed })).toMatchObject({ username });
    await api.refused(readSession, {}, { session: other });
    await api.refused(login, { body: staffMember }, { session: null });
    await api.call(login, { body: { username, password: newPassword } }, { session: null });
    await api.call(
      changePassword,
      { body: { currentPassword: newPassword, newPassword: password } },
      { session: renewed },
    );
  });

  test.each([
    ["currentPassword", { currentPassword: "wrong", newPassword }, "is not the current password"],
    ["newPassword", { currentPassword: password, newPassword: "short" }, "is too short: 12 characters at least"],
    ["newPassword", { currentPassword: password, newPassword: "x".repeat(257) }, "is too long: 256 characters at most"],
    [
      "newPassword",
      { currentPassword: password, newPassword: "Welcome12345" },
      "is among the first that anybody tries: choose one that nobody else has",
    ],
    ["newPassword", { currentPassword: password }, "is required"],
  ])("fails with the name of the wrong field: %s", async (field, body, message) => {
    const answer = await api.refused(changePassword, { body }, { session });
    expect(answer.body).toMatchObject({ error: "invalid_input", fields: [{ field, message }] });
    expect(answer.body.message).toContain(`${fieldLabel(field, "en")} ${message}`);
    await api.call(login, { body: staffMember }, { session: null });
  });
});
