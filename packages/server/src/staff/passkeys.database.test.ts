import { afterEach, describe, expect, test } from "vitest";
import { listActivity } from "@agency/contracts/activity";
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  listPasskeys,
  removePasskey,
  renamePasskey,
  signInByPasskey,
} from "@agency/contracts/passkeys";
import { readSession } from "@agency/contracts/staff";
import { changeMember, listTeam, removeMemberFactors } from "@agency/contracts/team";
import { mostPasskeys } from "@agency/model/limits";
import { sessionIn, startApi, tuesday } from "../testing/api.ts";
import { softAuthenticator } from "./authenticator.fixture.ts";

const api = await startApi();
const nobody = { session: null };
afterEach(() => api.clock.set(tuesday));

const challenge = () => api.call(beginPasskeySignIn, {}, nobody);

/** An authenticator whose passkey belongs to somebody who is signed in, and their session, which has another token since. */
async function withPasskey(former: string) {
  const authenticator = softAuthenticator();
  const created = authenticator.create(await api.call(beginPasskey, {}, { session: former }));
  const { body: passkey, headers } = await api.answer(addPasskey, { body: created }, { session: former });
  return { authenticator, passkey, session: sessionIn(headers["set-cookie"]) };
}

type Authenticator = ReturnType<typeof softAuthenticator>;

async function signIn(authenticator: Authenticator): Promise<string> {
  const { headers } = await api.answer(signInByPasskey, { body: authenticator.use(await challenge()) }, nobody);
  return sessionIn(headers["set-cookie"]);
}

const isRefused = async (body: unknown) => {
  const answer = await api.refused(signInByPasskey, { body }, nobody);
  expect(answer.headers["set-cookie"]).toBeUndefined();
  return answer.body.error;
};

test("a passkey is named after browser and system, and signs its owner in alone", async () => {
  const session = await api.join("viewer");
  const authenticator = softAuthenticator();
  const options = await api.call(beginPasskey, {}, { session });
  expect(options).toMatchObject({
    rp: { id: "agency.test" },
    authenticatorSelection: { userVerification: "required" },
  });
  const chrome =
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36";
  const added = await api.call(
    addPasskey,
    { body: authenticator.create(options) },
    { session, headers: { "user-agent": chrome } },
  );
  expect(added).toMatchObject({ name: "Chrome, Windows", lastUsedAt: null });
  api.clock.advance(60);
  const fresh = await signIn(authenticator);
  expect(await api.call(readSession, {}, { session: fresh })).toMatchObject({ role: "viewer" });
  expect(await api.call(listPasskeys, {}, { session: fresh })).toEqual([
    { ...added, lastUsedAt: "2026-11-10T04:01:00.000Z" },
  ]);
  // The next one on the same authenticator would be a double.
  const { excludeCredentials } = await api.call(beginPasskey, {}, { session: fresh });
  expect(excludeCredentials).toEqual([{ id: authenticator.id, type: "public-key", transports: ["internal"] }]);
});

describe("a passkey does not sign in", () => {
  test("with the same answer a second time", async () => {
    const { authenticator } = await withPasskey(await api.join("staff"));
    const body = authenticator.use(await challenge());
    await api.call(signInByPasskey, { body }, nobody);
    expect(await isRefused(body)).toBe("passkey_refused");
  });

  test("with the same challenge a second time, also when both come at once", async () => {
    const { authenticator } = await withPasskey(await api.join("staff"));
    const asked = await challenge();
    const answers = await Promise.all(
      [authenticator.use(asked), authenticator.use(asked)].map((body) =>
        api.attempt(signInByPasskey, { body }, nobody),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(expect.arrayContaining([200, 403]));
  });

  test("after five minutes", async () => {
    const { authenticator } = await withPasskey(await api.join("staff"));
    const body = authenticator.use(await challenge());
    api.clock.advance(300);
    expect(await isRefused(body)).toBe("passkey_refused");
  });

  test("with a challenge that was made up, or made for something else", async () => {
    const { authenticator, session } = await withPasskey(await api.join("staff"));
    const other = await api.call(beginPasskey, {}, { session });
    for (const wrong of ["x".repeat(75), "", other.challenge])
      expect(await isRefused(authenticator.use({ challenge: wrong }))).toBe("passkey_refused");
  });

  test.each([
    ["on a page of another site", { origin: "http://agency.test.evil.example" }],
    ["on another port", { origin: "http://agency.test:8080" }],
    ["for another host", { rpId: "evil.example" }],
    ["without fingerprint, face or PIN", { verified: false }],
    ["as the answer to another question", { type: "webauthn.create" }],
    ["with another account's handle", { userHandle: "bm9ib2R5" }],
    ["with a count beyond all counting", { counter: 4_294_967_295 }],
  ])("%s", async (_, wrong) => {
    const { authenticator } = await withPasskey(await api.join("staff"));
    expect(await isRefused(authenticator.use(await challenge(), wrong))).toBe("passkey_refused");
  });

  test("when its count goes back, as that of a copy does", async () => {
    const { authenticator } = await withPasskey(await api.join("staff"));
    await api.call(signInByPasskey, { body: authenticator.use(await challenge(), { counter: 7 }) }, nobody);
    for (const counter of [7, 6, 0])
      expect(await isRefused(authenticator.use(await challenge(), { counter }))).toBe("passkey_refused");
    await api.call(signInByPasskey, { body: authenticator.use(await challenge(), { counter: 8 }) }, nobody);
  });

  test("when another key signed, or nobody has it", async () => {
    const { authenticator } = await withPasskey(await api.join("staff"));
    const asked = await challenge();
    const forged = { ...softAuthenticator().use(asked), id: authenticator.id, rawId: authenticator.id };
    const { userHandle } = authenticator.use(asked).response;
    expect(await isRefused({ ...forged, response: { ...forged.response, userHandle } })).toBe("passkey_refused");
    expect(await isRefused(softAuthenticator().use(asked))).toBe("passkey_refused");
  });

  test("when its owner was deactivated, or removed it", async () => {
    const { authenticator, passkey, session } = await withPasskey(await api.join("staff"));
    const { username } = await api.call(readSession, {}, { session });
    const member = (await api.call(listTeam, {})).find((one) => one.username === username);
    const memberId = member?.id ?? "";
    expect(member).toMatchObject({ passkeys: 1 });
    // Also one that would have been left.
    await api.dependencies.database.change("UPDATE staff SET endedAt = createdAt WHERE id = ?", [memberId]);
    expect(await isRefused(authenticator.use(await challenge()))).toBe("passkey_refused");
    await api.dependencies.database.change("UPDATE staff SET endedAt = NULL WHERE id = ?", [memberId]);
    await api.call(changeMember, { params: { memberId }, body: { active: false } });
    const activated = await api.call(changeMember, { params: { memberId }, body: { active: true } });
    expect(activated).toMatchObject({ passkeys: 0 });
    expect(await isRefused(authenticator.use(await challenge()))).toBe("passkey_refused");

    const second = await withPasskey(await api.join("staff"));
    await api.call(removePasskey, { params: { passkeyId: second.passkey.id } }, { session: second.session });
    expect(await isRefused(second.authenticator.use(await challenge()))).toBe("passkey_refused");
    expect(passkey.id).not.toBe(second.passkey.id);
  });
});

describe("a passkey is not added", () => {
  test.each([
    ["on a page of another site", { origin: "https://evil.example" }],
    ["for another host", { rpId: "evil.example" }],
    ["without fingerprint, face or PIN", { verified: false }],
    ["as the answer to another question", { type: "webauthn.get" }],
  ])("%s", async (_, wrong) => {
    const session = await api.join("staff");
    const body = softAuthenticator().create(await api.call(beginPasskey, {}, { session }), wrong);
    expect((await api.refused(addPasskey, { body }, { session })).body.error).toBe("passkey_refused");
  });

  test("with a challenge for somebody else, for signing in, that is over, or that was used", async () => {
    const [one, other] = [await api.join("staff"), await api.join("staff")];
    const add = async (body: unknown, session: string) =>
      (await api.refused(addPasskey, { body }, { session })).body.error;
    const options = await api.call(beginPasskey, {}, { session: one });
    expect(await add(softAuthenticator().create(options), other)).toBe("passkey_refused");
    expect(await add(softAuthenticator().create({ ...options, ...(await challenge()) }), one)).toBe("passkey_refused");
    const { headers } = await api.answer(addPasskey, { body: softAuthenticator().create(options) }, { session: one });
    const renewed = sessionIn(headers["set-cookie"]);
    expect(await add(softAuthenticator().create(options), renewed)).toBe("passkey_refused");
    const late = softAuthenticator().create(await api.call(beginPasskey, {}, { session: renewed }));
    api.clock.advance(300);
    expect(await add(late, renewed)).toBe("passkey_refused");
  });

  test("when somebody has it already, or has as many as there can be", async () => {
    const { authenticator } = await withPasskey(await api.join("staff"));
    let session = await api.join("staff");
    const again = authenticator.create(await api.call(beginPasskey, {}, { session }));
    expect((await api.refused(addPasskey, { body: again }, { session })).body.error).toBe("passkey_known");
    for (let n = 0; n < mostPasskeys - 1; n += 1) ({ session } = await withPasskey(session));
    const last = softAuthenticator().create(await api.call(beginPasskey, {}, { session }));
    ({ session } = await withPasskey(session));
    expect((await api.refused(addPasskey, { body: last }, { session })).body.error).toBe("too_many_passkeys");
    expect((await api.refused(beginPasskey, {}, { session })).body.error).toBe("too_many_passkeys");
  });
});

test("somebody else's passkey can be neither seen, renamed nor removed", async () => {
  const { authenticator, passkey } = await withPasskey(await api.join("staff"));
  const session = await api.join("owner");
  const params = { passkeyId: passkey.id };
  expect(await api.call(listPasskeys, {}, { session })).toEqual([]);
  expect((await api.refused(renamePasskey, { params, body: { name: "mine" } }, { session })).body.error).toBe(
    "passkey_not_found",
  );
  expect((await api.refused(removePasskey, { params }, { session })).body.error).toBe("passkey_not_found");
  await signIn(authenticator);
});

test("an owner removes all passkeys of somebody, whose sessions end", async () => {
  const { authenticator, session } = await withPasskey(await api.join("viewer"));
  const { username } = await api.call(readSession, {}, { session });
  const member = (await api.call(listTeam, {})).find((one) => one.username === username);
  await api.call(removeMemberFactors, { params: { memberId: member?.id ?? "" } });
  expect((await api.refused(readSession, {}, { session })).body.error).toBe("not_signed_in");
  expect(await isRefused(authenticator.use(await challenge()))).toBe("passkey_refused");
});

test("every change of a passkey is written down with its name, and so are good and refused sign-ins", async () => {
  api.clock.advance(3600);
  const { authenticator, passkey, session } = await withPasskey(await api.join("owner"));
  const params = { passkeyId: passkey.id };
  await api.call(renamePasskey, { params, body: { name: "Telefon" } }, { session });
  const fresh = await signIn(authenticator);
  await isRefused(authenticator.use(await challenge(), { counter: 1 }));
  await api.call(removePasskey, { params }, { session: fresh });
  const { entries } = await api.call(listActivity, { query: { limit: 5, offset: 0 } });
  const told = entries.map(({ kind, actor, about }) => [kind, actor, about?.name ?? null]);
  expect(told).toHaveLength(5);
  expect(told).toEqual(
    expect.arrayContaining([
      ["passkey.added", "person", passkey.name],
      ["passkey.renamed", "person", "Telefon"],
      ["session.started", "person", null],
      ["session.refused", "visitor", null],
      ["passkey.removed", "person", "Telefon"],
    ]),
  );
});

test("limits on guesses keep no passkey out", async () => {
  const limited = await startApi({ environment: { RATE_LIMITS: "on" } });
  const session = await limited.join("owner");
  const authenticator = softAuthenticator();
  await limited.call(
    addPasskey,
    { body: authenticator.create(await limited.call(beginPasskey, {}, { session })) },
    { session },
  );
  for (let n = 0; n < 60; n += 1) {
    await limited.refused(signInByPasskey, { body: softAuthenticator().use({ challenge: "guess" }) }, nobody);
    await limited.attempt(beginPasskeySignIn, {}, nobody);
  }
  const body = authenticator.use(await limited.call(beginPasskeySignIn, {}, nobody));
  expect(await limited.call(signInByPasskey, { body }, nobody)).toMatchObject({ role: "owner" });
});

test("on one's own machine passkeys belong to localhost, since browsers take no IP address", async () => {
  const local = await startApi({ environment: { PUBLIC_URL: "http://127.0.0.1:4100" } });
  const session = await local.join("owner");
  const authenticator = softAuthenticator({ origin: "http://localhost:4100", rpId: "localhost" });
  const options = await local.call(beginPasskey, {}, { session });
  expect(options.rp.id).toBe("localhost");
  await local.call(addPasskey, { body: authenticator.create(options) }, { session });
  const body = authenticator.use(await local.call(beginPasskeySignIn, {}, nobody));
  await local.call(signInByPasskey, { body }, nobody);
});
