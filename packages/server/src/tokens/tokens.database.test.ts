import { beforeEach, expect, test } from "vitest";
import { listActiveTokens, listActivity } from "@agency/contracts/activity";
import { readBoard } from "@agency/contracts/board";
import { listClients, readClient } from "@agency/contracts/clients";
import type { AnyRoute } from "@agency/contracts/route";
import { allRoutes, routeName } from "@agency/contracts/routes.fixture";
import { sampleBody } from "@agency/contracts/samples.fixture";
import { saveSettings } from "@agency/contracts/settings";
import { changeMember, listTeam } from "@agency/contracts/team";
import { endToken, listTokens, makeToken, type TokenInput } from "@agency/contracts/tokens";
import { hasRight } from "@agency/model/rights";
import { startApi } from "../testing/api.ts";
import { withEach } from "../testing/call.ts";
import { addClient } from "../testing/sample-input.ts";

const api = await startApi();
beforeEach(async () => {
  await api.empty();
  await api.call(saveSettings, { body: { tokens: true } });
});

const day = 86_400;
const make = async (more: Partial<TokenInput> = {}, session?: string) =>
  api.call(makeToken, { body: { name: "Sample script", days: 30, ...more } }, session === undefined ? {} : { session });
/** A program's call, which has no session. */
const by = (secret: string) => ({ session: null, headers: { authorization: `Bearer ${secret}` } });

test("a token reads what viewers read, and its use is seen in the list and in the activity", async () => {
  const { id, name } = await addClient(api);
  const { secret, token } = await make();
  expect(secret).toMatch(/^agt_[\w-]{43}$/);
  expect(token).toMatchObject({ name: "Sample script", clients: null, lastUsedAt: null });
  expect(await api.call(listClients, { query: {} }, by(secret))).toMatchObject([{ id, name }]);
  // The scheme is named in any case.
  const lower = { session: null, headers: { authorization: `bearer ${secret}` } };
  expect(await api.call(readClient, { params: { clientId: id } }, lower)).toMatchObject({ email: expect.any(String) });
  const { tokens } = await api.call(listTokens, {});
  expect(tokens).toMatchObject([{ id: token.id, lastUsedAt: "2026-11-10T04:00:00.000Z" }]);
});

test("the activity names the token of a program's call and the call, apart from clients, and can be asked about one token", async () => {
  const [script, other] = [await make({ name: "Figures to the sheet" }), await make({ name: "Assistant" })];
  await api.call(listClients, { query: {} }, by(other.secret));
  await api.call(listClients, { query: {} }, by(script.secret));
  const query = { tokenId: script.token.id };
  const { entries, total } = await api.call(listActivity, { query });
  expect(total).toBe(2);
  expect(entries.toSorted((one, another) => another.kind.localeCompare(one.kind))).toMatchObject([
    { kind: "token.used", token: "Figures to the sheet", call: "GET /api/reports/clients", about: null, by: "admin" },
    { kind: "token.made", token: "Figures to the sheet", call: null, about: null },
  ]);
  expect(await api.call(listActiveTokens, {})).toEqual(
    expect.arrayContaining([
      { id: script.token.id, name: "Figures to the sheet" },
      { id: other.token.id, name: "Assistant" },
    ]),
  );
});

test("no call that changes something takes a token, and none reads what viewers may not", async () => {
  const { secret } = await make();
  const viewer = { role: "viewer" as const, ownClientsOnly: false };
  await withEach(
    allRoutes.filter(({ contract }) => contract.access !== "public"),
    async (route: AnyRoute) => {
      const { statusCode, body } = await api.attempt(route, { body: sampleBody(route) }, by(secret));
      const { right } = route.contract;
      const code =
        route.method !== "GET"
          ? "token_reads_only"
          : right && (right === "account" || !hasRight(viewer, right))
            ? "not_allowed"
            : null;
      if (code === null) expect([401, 403], routeName(route)).not.toContain(statusCode);
      else expect(JSON.parse(body), routeName(route)).toMatchObject({ error: code });
    },
  );
});

test("a token for some clients reads no other, and one of somebody limited reads only theirs", async () => {
  const [first, second] = [await addClient(api, { name: "Kedai Satu" }), await addClient(api, { name: "Kedai Dua" })];
  const names = async (secret: string) =>
    (await api.call(listClients, { query: {} }, by(secret))).map((client) => client.name);
  const { secret, token } = await make({ clientIds: [first.id] });
  expect(token.clients).toEqual([{ clientId: first.id, clientName: first.name }]);
  expect(await names(secret)).toEqual([first.name]);
  const refused = await api.refused(readClient, { params: { clientId: second.id } }, by(secret));
  expect(refused.body.error).toBe("client_not_found");
  expect(await api.call(readBoard, { query: { reportType: "monthly" } }, by(secret))).toMatchObject({ total: 1 });

  const session = await api.join("staff", [second.id]);
  expect(await names((await make({}, session)).secret)).toEqual([second.name]);
  const body = { name: "Others", days: 30, clientIds: [first.id] };
  expect((await api.refused(makeToken, { body }, { session })).body.error).toBe("client_not_found");
});

test("a token ends by its day, by its person, with its person's access, and while tokens are switched off", async () => {
  const code = async (secret: string) => (await api.refused(listClients, { query: {} }, by(secret))).body.error;
  const short = await make({ days: 1 });
  api.clock.advance(day - 1);
  await api.call(listClients, { query: {} }, by(short.secret));
  api.clock.advance(1);
  expect(await code(short.secret)).toBe("token_unknown");
  api.clock.advance(-day);

  const ended = await make();
  await api.call(endToken, { params: { tokenId: ended.token.id } });
  expect(await code(ended.secret)).toBe("token_unknown");
  const again = await api.refused(endToken, { params: { tokenId: ended.token.id } });
  expect(again.body.error).toBe("token_not_found");

  const session = await api.join("viewer");
  const { secret } = await make({}, session);
  const member = (await api.call(listTeam, {})).find(({ role, state }) => role === "viewer" && state === "active");
  await api.call(changeMember, { params: { memberId: member?.id ?? "" }, body: { active: false } });
  expect(await code(secret)).toBe("token_unknown");
  await api.call(changeMember, { params: { memberId: member?.id ?? "" }, body: { active: true } });
  expect(await code(secret)).toBe("token_unknown");

  const own = await make();
  await api.call(saveSettings, { body: { tokens: false } });
  expect(await code(own.secret)).toBe("token_unknown");
  const refused = await api.refused(makeToken, { body: { name: "Late", days: 1 } });
  expect(refused.body.error).toBe("tokens_off");
});

test("somebody else's token is not theirs to end, and a wrong one signs nobody in", async () => {
  const { token } = await make();
  const session = await api.join("staff");
  const refused = await api.refused(endToken, { params: { tokenId: token.id } }, { session });
  expect(refused.body.error).toBe("token_not_found");
  // Also together with a session that would do.
  const wrong = await api.refused(listClients, { query: {} }, { headers: { authorization: "Bearer agt_wrong" } });
  expect(wrong.body.error).toBe("token_unknown");
});
