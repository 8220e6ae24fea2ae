import { expect, test } from "vitest";
import { listActivity } from "@agency/contracts/activity";
import { listClients } from "@agency/contracts/clients";
import { login, readSession } from "@agency/contracts/staff";
import { changeMember, inviteMember, linkMember, listTeam, readTeamLink, useTeamLink } from "@agency/contracts/team";
import { sessionIn, startApi } from "../testing/api.ts";

const api = await startApi();
const nobody = { session: null };
const password = "satay di Kajang 88 cucuk";

const invite = (email: string, role: "owner" | "staff" | "viewer" = "staff") =>
  api.call(inviteMember, { body: { name: "Puan Contoh", email, role } });

const tokenIn = (link: string | null) => /#token=([\w-]{43})$/.exec(link ?? "")?.[1] ?? "";

const signIn = async (username: string, word = password) =>
  api.attempt(login, { body: { username, password: word } }, nobody);

async function join(email: string, role: "owner" | "staff" | "viewer" = "staff") {
  const { member, link } = await invite(email, role);
  await api.call(useTeamLink, { body: { token: tokenIn(link), password } }, nobody);
  return { member, session: sessionIn((await signIn(email)).headers["set-cookie"]) };
}

test("who is invited chooses a password by the link, once, and signs in with the email address", async () => {
  const { member, link, mailedTo } = await invite("Aina@agency.example", "viewer");
  expect(member).toMatchObject({
    name: "Puan Contoh",
    username: "aina@agency.example",
    role: "viewer",
    state: "invited",
  });
  expect(mailedTo).toBeNull();
  const token = tokenIn(link);
  expect(await api.call(readTeamLink, { body: { token } }, nobody)).toMatchObject({
    kind: "invitation",
    username: "aina@agency.example",
  });
  const weak = await api.refused(useTeamLink, { body: { token, password: "password1234" } }, nobody);
  expect(weak.body.fields?.[0]?.field).toBe("password");
  await api.call(useTeamLink, { body: { token, password } }, nobody);
  const session = sessionIn((await signIn("AINA@agency.example")).headers["set-cookie"]);
  expect(await api.call(readSession, {}, { session })).toMatchObject({ name: "Puan Contoh", role: "viewer" });
  const again = await api.refused(useTeamLink, { body: { token, password } }, nobody);
  expect(again.body.error).toBe("link_not_found");
  expect(
    (await api.refused(inviteMember, { body: { name: "x", email: "aina@agency.example", role: "staff" } })).body.error,
  ).toBe("member_exists");
});

test("an invitation works for 72 hours, a reset for 30 minutes, and a new link ends the one before", async () => {
  const { member, link } = await invite("late@agency.example");
  api.clock.advance(72 * 3600);
  await api.renewSession();
  expect((await api.refused(readTeamLink, { body: { token: tokenIn(link) } }, nobody)).body.error).toBe(
    "link_not_found",
  );
  const second = await api.call(linkMember, { params: { memberId: member.id } });
  const third = await api.call(linkMember, { params: { memberId: member.id } });
  expect((await api.refused(readTeamLink, { body: { token: tokenIn(second.link) } }, nobody)).status).toBe(404);
  await api.call(useTeamLink, { body: { token: tokenIn(third.link), password } }, nobody);
  const reset = await api.call(linkMember, { params: { memberId: member.id } });
  expect(await api.call(readTeamLink, { body: { token: tokenIn(reset.link) } }, nobody)).toMatchObject({
    kind: "reset",
  });
  api.clock.advance(30 * 60);
  expect((await api.refused(readTeamLink, { body: { token: tokenIn(reset.link) } }, nobody)).status).toBe(404);
});

test("a reset ends every session of the account and nobody else's", async () => {
  const { member, session } = await join("reset@agency.example");
  const { link } = await api.call(linkMember, { params: { memberId: member.id } });
  expect((await api.attempt(readSession, {}, { session })).statusCode).toBe(200);
  const other = "nasi lemak di Ipoh 7 bungkus";
  await api.call(useTeamLink, { body: { token: tokenIn(link), password: other } }, nobody);
  expect((await api.attempt(readSession, {}, { session })).statusCode).toBe(401);
  expect((await signIn("reset@agency.example")).statusCode).toBe(401);
  expect((await signIn("reset@agency.example", other)).statusCode).toBe(200);
  await api.call(readSession, {});
});

test("a leaver is out at once, links end, the name stays, and comes back when activated", async () => {
  const { member, session } = await join("leaver@agency.example");
  const params = { memberId: member.id };
  const { link } = await api.call(linkMember, { params });
  expect(await api.call(changeMember, { params, body: { active: false } })).toMatchObject({ state: "deactivated" });
  expect((await api.attempt(listClients, {}, { session })).statusCode).toBe(401);
  expect((await signIn("leaver@agency.example")).statusCode).toBe(401);
  expect((await api.refused(readTeamLink, { body: { token: tokenIn(link) } }, nobody)).status).toBe(404);
  expect((await api.refused(linkMember, { params })).body.error).toBe("member_inactive");
  const { entries } = await api.call(listActivity, { query: { staffId: member.id } });
  expect(entries.map(({ kind, by }) => [kind, by])).toContainEqual(["session.started", "Puan Contoh"]);
  await api.call(changeMember, { params, body: { active: true } });
  expect((await signIn("leaver@agency.example")).statusCode).toBe(200);
});

test("another role counts from a new sign-in on", async () => {
  const { member, session } = await join("promoted@agency.example", "viewer");
  await api.call(changeMember, { params: { memberId: member.id }, body: { role: "staff" } });
  expect((await api.attempt(readSession, {}, { session })).statusCode).toBe(401);
  expect((await signIn("promoted@agency.example")).json()).toMatchObject({ role: "staff" });
});

test("the last owner stays an owner, also while another one is only invited, and of two at once one stays", async () => {
  const team = await api.call(listTeam, {});
  const self = team.find((member) => member.self)?.id ?? "";
  await invite("never-came@agency.example", "owner");
  for (const body of [{ role: "staff" }, { active: false }] as const) {
    const refused = await api.refused(changeMember, { params: { memberId: self }, body });
    expect(refused.body.error).toBe("last_owner");
  }
  const { member } = await join("second@agency.example", "owner");
  const both = await Promise.all(
    [self, member.id].map((memberId) => api.attempt(changeMember, { params: { memberId }, body: { role: "staff" } })),
  );
  expect(both.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});
