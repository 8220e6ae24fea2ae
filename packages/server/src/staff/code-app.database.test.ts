import { Secret, TOTP } from "otpauth";
import { afterEach, describe, expect, test } from "vitest";
import { listClients } from "@agency/contracts/clients";
import { addCodeApp, beginCodeApp, readCodeApp, removeCodeApp, renewRecoveryCodes } from "@agency/contracts/code-app";
import { addPasskey, beginPasskey, listPasskeys, removePasskey } from "@agency/contracts/passkeys";
import { saveSettings } from "@agency/contracts/settings";
import { login, readSession } from "@agency/contracts/staff";
import { changeMember, listTeam, removeMemberFactors } from "@agency/contracts/team";
import { notificationEntity } from "../notifications/table.ts";
import { sessionIn, staffMember, startApi, tuesday } from "../testing/api.ts";
import { softAuthenticator } from "./authenticator.fixture.ts";
import { codeStep } from "./code-app.ts";
import { codeAppEntity } from "./table.ts";

const api = await startApi();
const { database } = api.dependencies;
const nobody = { session: null };
const minute = 60;
afterEach(() => api.clock.set(tuesday));

const shownBy = (secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: api.clock.read().getTime() + steps * 30_000 });

/** Somebody whose app was set up a minute ago. */
async function withApp(role: "owner" | "staff" = "staff") {
  const former = await api.join(role);
  const { username } = await api.call(readSession, {}, { session: former });
  const { secret, challenge } = await api.call(beginCodeApp, {}, { session: former });
  const { body, headers } = await api.answer(
    addCodeApp,
    { body: { secret, challenge, code: shownBy(secret) } },
    { session: former },
  );
  api.clock.advance(minute);
  return { username, secret, recoveryCodes: body.recoveryCodes, session: sessionIn(headers["set-cookie"]) };
}

const signIn = (username: string, code?: string) =>
  api.attempt(
    login,
    { body: { username, password: staffMember.password, ...(code !== undefined && { code }) } },
    nobody,
  );

/** What the sign-in says: the status, and why it was refused. */
const outcome = async (username: string, code?: string) => {
  const { statusCode, body } = await signIn(username, code);
  return statusCode === 200 ? "in" : (JSON.parse(body) as { error: string }).error;
};

// RFC 6238, appendix B, SHA-1: the last six of its eight digits.
test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
])("at %i seconds after 1970 the code of the RFC's secret is %s", (seconds, code) => {
  const secret = Secret.fromUTF8("12345678901234567890").base32;
  const now = new Date(seconds * 1000);
  expect(codeStep(secret, code, now)).toBe(Math.floor(seconds / 30));
  expect(codeStep(secret, ` ${code.slice(0, 3)} ${code.slice(3)} `, now)).toBe(Math.floor(seconds / 30));
  expect(codeStep(secret, code, new Date(now.getTime() + 60_000))).toBeNull();
});

describe("an app for codes", () => {
  test("is set up with a picture that names agency and account, and its secret is not readable in the database", async () => {
    const session = await api.join("staff");
    const { username } = await api.call(readSession, {}, { session });
    const { secret, address, challenge } = await api.call(beginCodeApp, {}, { session });
    const uri = new URL(address);
    expect([uri.protocol, uri.host, uri.searchParams.get("secret")]).toEqual(["otpauth:", "totp", secret]);
    expect(decodeURIComponent(uri.pathname)).toContain(username);
    const body = { secret, challenge, code: shownBy(secret) };
    const { body: added } = await api.answer(addCodeApp, { body }, { session });
    expect(new Set(added.recoveryCodes).size).toBe(10);
    const [stored] = await database.manager.find(codeAppEntity, { order: { addedAt: "DESC" } });
    expect(stored?.secret).not.toContain(secret);
  });

  test("is not added with a wrong code, after five minutes, or with another secret than it was given", async () => {
    const session = await api.join("staff");
    const { secret, challenge } = await api.call(beginCodeApp, {}, { session });
    const wrong = await api.refused(addCodeApp, { body: { secret, challenge, code: "000000" } }, { session });
    expect(wrong.body.fields?.map(({ field }) => field)).toEqual(["code"]);
    const own = "A".repeat(32);
    const foreign = { secret: own, challenge, code: shownBy(own) };
    expect((await api.refused(addCodeApp, { body: foreign }, { session })).body.error).toBe("code_app_late");
    api.clock.advance(5 * minute);
    const late = { secret, challenge, code: shownBy(secret) };
    expect((await api.refused(addCodeApp, { body: late }, { session })).body.error).toBe("code_app_late");
    expect(await api.call(readCodeApp, {}, { session })).toEqual({ since: null, recoveryCodes: 0 });
  });

  test("asks for its code after the right password, and says nothing of it after a wrong one", async () => {
    const { username, secret } = await withApp();
    expect(await outcome(username)).toBe("code_needed");
    const wrong = { body: { username, password: "wrong", code: shownBy(secret) } };
    expect((await api.refused(login, wrong, nobody)).body.error).toBe("wrong_credentials");
    expect(await outcome(username, "000000")).toBe("wrong_code");
    expect(await outcome(username, shownBy(secret))).toBe("in");
  });

  test("lets each code in once, none before it again, and one step early or late", async () => {
    const { username, secret } = await withApp();
    expect(await outcome(username, shownBy(secret, 2))).toBe("wrong_code");
    expect(await outcome(username, shownBy(secret, 1))).toBe("in");
    expect(await outcome(username, shownBy(secret, 1))).toBe("wrong_code");
    expect(await outcome(username, shownBy(secret, 0))).toBe("wrong_code");
    api.clock.advance(minute);
    expect(await outcome(username, shownBy(secret, -2))).toBe("wrong_code");
    expect(await outcome(username, shownBy(secret))).toBe("in");
  });

  test("lets one of two simultaneous sign-ins with the same code in", async () => {
    const { username, secret } = await withApp();
    const code = shownBy(secret);
    const outcomes = await Promise.all([outcome(username, code), outcome(username, code)]);
    expect(outcomes.toSorted()).toEqual(["in", "wrong_code"]);
  });

  test("can be removed, and then the password alone signs in", async () => {
    const { username, session } = await withApp();
    await api.call(removeCodeApp, {}, { session });
    expect(await outcome(username)).toBe("in");
    expect((await api.refused(removeCodeApp, {}, { session })).body.error).toBe("code_app_not_found");
  });
});

describe("a recovery code", () => {
  test("signs in once in place of the app, however it is typed, and its person is told by mail", async () => {
    const { username, recoveryCodes, session } = await withApp();
    const [code = ""] = recoveryCodes;
    expect(await outcome(username, code.toLowerCase().replaceAll("-", " "))).toBe("in");
    expect(await outcome(username, code)).toBe("wrong_code");
    expect(await api.call(readCodeApp, {}, { session })).toMatchObject({ recoveryCodes: 9 });
    const mails = await database.manager.findBy(notificationEntity, { kind: "recovery-code-used" });
    expect(mails.map(({ parameters }) => parameters)).toEqual([expect.objectContaining({ left: 9 })]);
  });

  test("of a former set, or of somebody else, lets nobody in", async () => {
    const [mine, theirs] = [await withApp(), await withApp()];
    expect(await outcome(mine.username, theirs.recoveryCodes[0])).toBe("wrong_code");
    const { recoveryCodes } = await api.call(renewRecoveryCodes, {}, { session: mine.session });
    expect(await outcome(mine.username, mine.recoveryCodes[1])).toBe("wrong_code");
    expect(await outcome(mine.username, recoveryCodes[1])).toBe("in");
  });
});

describe("where everybody needs a second factor", () => {
  /** Without it, later tests could do nothing. */
  const required = async (run: () => Promise<void>) => {
    const owner = await withApp("owner");
    await api.call(saveSettings, { body: { factorRequired: true } }, { session: owner.session });
    await run();
    await api.call(saveSettings, { body: { factorRequired: false } }, { session: owner.session });
  };

  test("who has none can only add one, and goes on with it", () =>
    required(async () => {
      const session = await api.join("staff");
      expect(await api.call(readSession, {}, { session })).toMatchObject({ factorNeeded: true });
      expect((await api.refused(listClients, { query: {} }, { session })).body.error).toBe("factor_needed");
      const { secret, challenge } = await api.call(beginCodeApp, {}, { session });
      const body = { secret, challenge, code: shownBy(secret) };
      const { headers } = await api.answer(addCodeApp, { body }, { session });
      const renewed = sessionIn(headers["set-cookie"]);
      expect(await api.call(readSession, {}, { session: renewed })).toMatchObject({ factorNeeded: false });
      await api.call(listClients, { query: {} }, { session: renewed });
    }));

  test("nobody removes their last one, but one of two", () =>
    required(async () => {
      const { session: former } = await withApp();
      const created = softAuthenticator().create(await api.call(beginPasskey, {}, { session: former }));
      const { headers } = await api.answer(addPasskey, { body: created }, { session: former });
      const session = sessionIn(headers["set-cookie"]);
      await api.call(removeCodeApp, {}, { session });
      const [passkey] = await api.call(listPasskeys, {}, { session });
      const params = { passkeyId: passkey?.id ?? "" };
      expect((await api.refused(removePasskey, { params }, { session })).body.error).toBe("last_factor");
    }));
});

describe("a lost device", () => {
  const idNamed = async (name: string) =>
    (await api.call(listTeam, {})).find(({ username }) => username === name)?.id ?? "";

  test("is answered by an owner, who removes every factor; sessions end, and everybody is told by mail", async () => {
    const { username, session } = await withApp();
    const params = { memberId: await idNamed(username) };
    await api.call(changeMember, { params, body: { email: "loser@team.example" } });
    await api.call(removeMemberFactors, { params });
    expect((await api.attempt(readSession, {}, { session })).statusCode).toBe(401);
    expect(await outcome(username)).toBe("in");
    const mails = await database.manager.findBy(notificationEntity, { kind: "factors-removed" });
    expect(mails.map(({ recipient }) => recipient)).toContain("loser@team.example");
    expect(mails.length).toBeGreaterThan(1);
  });

  test("of somebody who leaves goes with them", async () => {
    const { username, secret } = await withApp();
    const params = { memberId: await idNamed(username) };
    await api.call(changeMember, { params, body: { active: false } });
    await api.call(changeMember, { params, body: { active: true } });
    expect(await outcome(username, shownBy(secret))).toBe("in");
    expect(await database.manager.countBy(codeAppEntity, { staffId: params.memberId })).toBe(0);
  });
});
