import { afterEach, describe, expect, test } from "vitest";
import { listActivity } from "@agency/contracts/activity";
import { exportEnquiries } from "@agency/contracts/enquiries";
import { addPasskey, beginPasskey, beginPasskeyConfirmation, confirmByPasskey } from "@agency/contracts/passkeys";
import { allRoutes, routeName } from "@agency/contracts/routes.fixture";
import { sampleBody } from "@agency/contracts/samples.fixture";
import { saveSettings } from "@agency/contracts/settings";
import { checkConfirmation, confirmByPassword } from "@agency/contracts/staff";
import { hasRight } from "@agency/model/rights";
import { sessionIn, staffMember, startApi, tuesday } from "../testing/api.ts";
import { withEach } from "../testing/call.ts";
import { softAuthenticator } from "./authenticator.fixture.ts";

const api = await startApi({ environment: { CONFIRM_MINUTES: "" } });
afterEach(() => api.clock.set(tuesday));

const minute = 60;

const isConfirmed = async (session: string) =>
  (await api.attempt(checkConfirmation, {}, { session })).statusCode === 204;

const byPassword = (session: string, password: string) =>
  api.attempt(confirmByPassword, { body: { password } }, { session });

const entries = async (kind: "session.confirmed" | "session.refused") =>
  (await api.call(listActivity, { query: { limit: 50, offset: 0, kind } })).entries.length;

/** An owner with a passkey, ten minutes after signing in. */
async function ownerWithPasskey() {
  const former = await api.join("owner");
  const authenticator = softAuthenticator();
  const created = authenticator.create(await api.call(beginPasskey, {}, { session: former }));
  const { headers } = await api.answer(addPasskey, { body: created }, { session: former });
  api.clock.advance(10 * minute);
  return { session: sessionIn(headers["set-cookie"]), authenticator };
}

test("calls about accounts, connections, client IDs, exports of people and erasing ask again ten minutes after signing in, and no other", async () => {
  // Some of the calls end every session.
  const asked = await startApi({ environment: { CONFIRM_MINUTES: "" } });
  const session = await asked.signIn();
  asked.clock.advance(10 * minute);
  const asking: string[] = [];
  await withEach(
    allRoutes.filter(({ path }) => path !== "/api/auth/logout"),
    async (route) => {
      const { statusCode, body } = await asked.attempt(route, { body: sampleBody(route) }, { session });
      if (statusCode === 403 && body.includes('"confirmation_needed"')) asking.push(routeName(route));
    },
  );
  expect(asking.toSorted()).toEqual([
    "DELETE /api/auth/code-app",
    "DELETE /api/auth/passkeys/:passkeyId",
    "DELETE /api/connections/:connectionId",
    "DELETE /api/people",
    "DELETE /api/reports/clients/:clientId",
    "DELETE /api/team/:memberId/factors",
    "GET /api/auth/confirmation",
    "GET /api/enquiries/export",
    "GET /api/newsletter/subscribers",
    "GET /api/people/export",
    "POST /api/auth/code-app/options",
    "POST /api/auth/code-app/recovery-codes",
    "POST /api/auth/passkeys",
    "POST /api/auth/passkeys/options",
    "POST /api/connections/:connectionId/disconnect",
    "POST /api/connections/google/keys",
    "POST /api/connections/google/start",
    "POST /api/reports/clients/:clientId/rotate-id",
    "POST /api/team",
    "POST /api/team/:memberId/link",
    "POST /api/tokens",
    "PUT /api/auth/code-app",
    "PUT /api/settings",
    "PUT /api/team/:memberId",
  ]);
});

describe("confirming", () => {
  test("by password holds for ten minutes, for this session alone, and is written down", async () => {
    const [session, other] = [await api.signIn(), await api.signIn()];
    api.clock.advance(10 * minute - 1);
    expect(await isConfirmed(session)).toBe(true);
    api.clock.advance(1);
    expect(await isConfirmed(session)).toBe(false);
    await api.refused(exportEnquiries, { query: {} }, { session });
    const before = await entries("session.confirmed");
    expect((await byPassword(session, staffMember.password)).statusCode).toBe(204);
    expect([await isConfirmed(session), await isConfirmed(other)]).toEqual([true, false]);
    await api.call(exportEnquiries, { query: {} }, { session });
    expect(await entries("session.confirmed")).toBe(before + 1);
    api.clock.advance(10 * minute);
    expect(await isConfirmed(session)).toBe(false);
  });

  test("with a wrong password says so at the field, is written down as refused, and opens nothing", async () => {
    const session = await api.signIn();
    api.clock.advance(10 * minute);
    const before = await entries("session.refused");
    const { body } = await api.refused(confirmByPassword, { body: { password: "wrong" } }, { session });
    expect(body.fields).toEqual([{ field: "password", message: expect.stringContaining("password") }]);
    expect(await isConfirmed(session)).toBe(false);
    expect(await entries("session.refused")).toBe(before + 1);
  });

  test("by a passkey of one's own works once for each question", async () => {
    const { session, authenticator } = await ownerWithPasskey();
    const answer = authenticator.use(await api.call(beginPasskeyConfirmation, {}, { session }));
    await api.call(confirmByPasskey, { body: answer }, { session });
    expect(await isConfirmed(session)).toBe(true);
    expect((await api.refused(confirmByPasskey, { body: answer }, { session })).body.error).toBe("passkey_refused");
  });

  test("by somebody else's passkey, or with what was asked of somebody else, is refused", async () => {
    const [mine, theirs] = [await ownerWithPasskey(), await ownerWithPasskey()];
    const asked = await api.call(beginPasskeyConfirmation, {}, { session: mine.session });
    for (const body of [
      theirs.authenticator.use(asked),
      mine.authenticator.use(await api.call(beginPasskeyConfirmation, {}, { session: theirs.session })),
    ]) {
      expect((await api.refused(confirmByPasskey, { body }, { session: mine.session })).body.error).toBe(
        "passkey_refused",
      );
    }
    expect(await isConfirmed(mine.session)).toBe(false);
  });
});

test("who lacks the right is told so, and not asked to confirm", async () => {
  const session = await api.join("viewer");
  api.clock.advance(10 * minute);
  const forOwners = allRoutes.filter(
    ({ contract }) =>
      contract.asksAgain && contract.right && !hasRight({ role: "viewer", ownClientsOnly: false }, contract.right),
  );
  await withEach(forOwners, async (route) => {
    const { body } = await api.refused(route, { body: sampleBody(route) }, { session });
    expect(body.error).toBe("not_allowed");
  });
});

test("switching the tokens of programs on asks again, and other settings do not", async () => {
  const session = await api.signIn();
  api.clock.advance(10 * minute);
  const { body } = await api.refused(saveSettings, { body: { tokens: true } }, { session });
  expect(body.error).toBe("confirmation_needed");
  expect(await api.call(saveSettings, { body: { promisesWork: true } }, { session })).toMatchObject({ tokens: false });
});

test("guesses count together with those at the change of a password, and end", async () => {
  const guarded = await startApi({ environment: { CONFIRM_MINUTES: "", RATE_LIMITS: "on" } });
  const session = await guarded.signIn();
  const statuses = [];
  for (let guess = 0; guess < 7; guess++) {
    const { statusCode } = await guarded.attempt(confirmByPassword, { body: { password: "wrong" } }, { session });
    statuses.push(statusCode);
  }
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429]);
});
