import type { FastifyInstance } from "fastify";
import * as contracts from "@agency/contracts/team";
import type { Member, MemberChange, MemberLink } from "@agency/contracts/team";
import type { Role } from "@agency/model/rights";
import { tellActivity } from "../activity/record.ts";
import { formatClientId } from "../clients/client-id.ts";
import type { Client } from "../clients/client.ts";
import { findClients } from "../clients/find-client.ts";
import { clientsById } from "../clients/store.ts";
import { unrecorded } from "../kit/db/recorded.ts";
import { sandboxed } from "../kit/http/errors.ts";
import { handle } from "../kit/http/handle.ts";
import { requireAuthor, requireSignedIn } from "../kit/http/signed-in.ts";
import { addressKey, makeThrottle, type Throttling } from "../kit/http/throttle.ts";
import { Refusal } from "../kit/refusal.ts";
import { newSecretToken, secretTokenHash } from "../kit/secrets.ts";
import { ownClients } from "../own-clients/store.ts";
import { countLeft } from "../responsible/store.ts";
import { factorsRemovedMails } from "../staff/factor-mail.ts";
import { everybodysFactors, removeEveryFactor } from "../staff/passkey-store.ts";
import { namesKnown } from "../staff/password-problem.ts";
import { hashPassword } from "../staff/password.ts";
import type { StaffSandbox } from "../staff/sandbox-tasks.ts";
import { accountName, type Staff, staffName } from "../staff/staff.ts";
import { listStaff, staffNamed } from "../staff/store.ts";
import { changedHands } from "./changed-hands.ts";
import { makeLink } from "./make-link.ts";
import {
  changeMember,
  findLink,
  insertInvited,
  type MemberFields,
  memberById,
  replaceLink,
  usePassword,
} from "./store.ts";
import { linkKind, memberState } from "./team.ts";

type TeamContext = Throttling & { sandbox: StaffSandbox };

/** Who has an account, with which role, and how they get in. */
export function teamRoutes(app: FastifyInstance, context: TeamContext): void {
  const { database, clock, bell, newId, random } = context;

  handle(app, contracts.listTeam, async ({ request }) => {
    return listMembers((await requireSignedIn(request)).staff.id);
  });

  handle(app, contracts.inviteMember, async ({ body: { name, email, role, clientIds }, request }) => {
    const username = accountName(email);
    if (await staffNamed(database, username)) throw new Refusal("member_exists");
    const now = await clock();
    const own = await ownClientIds(role, clientIds);
    const member: Staff = {
      id: newId(),
      username,
      displayName: name,
      email,
      role,
      ownClientsOnly: own !== null,
      // Nobody knows this password: the link lets them choose one.
      passwordHash: await hashPassword(newSecretToken(random)),
      createdAt: now,
      passwordChangedAt: now,
      joinedAt: null,
      endedAt: null,
    };
    const made = await makeLink(context, member, "invitation", await requireAuthor(request));
    tellActivity({ objectId: member.id, details: { name } });
    await insertInvited(database, member, made, own ?? []);
    return presentLink(member.id, made);
  });

  handle(app, contracts.changeMember, async ({ params, body, request }) => {
    const member = await findMember(params.memberId);
    const fields = changedFields(member, body, await clock());
    const own =
      body.clientIds === undefined ? undefined : await ownClientIds(fields.role ?? member.role, body.clientIds);
    const changed = [...Object.keys(fields), ...(body.clientIds === undefined ? [] : ["clients"])];
    tellActivity({
      ...(body.active !== undefined && { kind: body.active ? "team.activated" : "team.deactivated" }),
      details: { name: staffName(member), changed },
    });
    const { staff } = await requireSignedIn(request);
    const leaves = fields.endedAt instanceof Date;
    const handOverTo = (leaves && body.handOverTo) || null;
    const to = handOverTo === null ? null : await memberById(database, handOverTo);
    const by = { actor: "person", staffId: staff.id } as const;
    const events = changedHands({ newId, now: await clock() }, by, { member, to, leaves });
    if (changed.length > 0) await changeMember(database, member, { fields, clientIds: own, handOverTo, events });
    return requireListed(member.id, staff.id);
  });

  handle(app, contracts.linkMember, async ({ params, request }) => {
    const member = await findMember(params.memberId);
    const kind = linkKind(member);
    if (kind === null) throw new Refusal("member_inactive");
    const made = await makeLink(context, member, kind, await requireAuthor(request));
    tellActivity({ details: { name: staffName(member) } });
    await replaceLink(database, made);
    return presentLink(member.id, made);
  });

  handle(app, contracts.removeMemberFactors, async ({ params, request }) => {
    const member = await findMember(params.memberId);
    tellActivity({ details: { name: staffName(member) } });
    const mails = await factorsRemovedMails(context, member, await requireAuthor(request));
    await removeEveryFactor(database, member.id, mails);
    for (const { id } of mails) await bell.ring("notification", id);
    return null;
  });

  async function presentLink(
    memberId: string,
    { link, mail, address }: Awaited<ReturnType<typeof makeLink>>,
  ): Promise<MemberLink> {
    if (mail) await bell.ring("notification", mail.id);
    return {
      member: await requireListed(memberId, null),
      // Whoever gets it by mail is the only one who has it.
      link: mail ? null : address,
      expiresAt: link.expiresAt.toISOString(),
      mailedTo: mail?.recipient ?? null,
    };
  }

  /** Everybody, with the clients of those who see no others. @param self the id of who asks */
  async function listMembers(self: string | null): Promise<Member[]> {
    const [everybody, factors, left] = await Promise.all([
      listStaff(database, await clock()),
      everybodysFactors(database),
      countLeft(database),
    ]);
    const limited = everybody.flatMap(({ staff }) => (staff.ownClientsOnly ? [staff.id] : []));
    const own = await ownClients(database, limited);
    const names = new Map((await clientsById(database, [...own.values()].flat())).map((client) => [client.id, client]));
    return everybody.map(({ staff, sessions }) => {
      const clients = (own.get(staff.id) ?? []).flatMap((id) => names.get(id) ?? []);
      return {
        ...present(staff, { sessions, ...(factors.get(staff.id) ?? { passkeys: 0, codeApp: false }) }),
        clients: staff.ownClientsOnly ? byName(clients) : null,
        leaves: left.get(staff.id) ?? { clients: 0, enquiries: 0 },
        self: staff.id === self,
      };
    });
  }

  async function requireListed(id: string, self: string | null): Promise<Member> {
    const found = (await listMembers(self)).find((member) => member.id === id);
    if (!found) throw new Refusal("member_not_found");
    return found;
  }

  /** The internal ids of clients; null for all of them, as owners have them. */
  async function ownClientIds(role: Role, typed: string[] | null): Promise<string[] | null> {
    if (typed === null) return null;
    if (role === "owner")
      throw new Refusal("invalid_input", { fields: [{ field: "clientIds", problem: "owner_sees_all" }] });
    const found = await findClients(database, typed, "all");
    return found.map(({ client }) => {
      if (!client) throw new Refusal("client_not_found");
      return client.id;
    });
  }

  async function findMember(id: string): Promise<Staff> {
    const member = await memberById(database, id);
    if (!member) throw new Refusal("member_not_found");
    return member;
  }

  linkRoutes(app, context);
}

/** What somebody does with a link, before they can sign in. */
function linkRoutes(app: FastifyInstance, context: TeamContext): void {
  const { database, clock, sandbox } = context;
  const throttle = makeThrottle(context, "team-link", { free: 10, memory: 3600, longestWait: 900 });

  handle(app, contracts.readTeamLink, async ({ body, request }) => {
    const { link, member } = await find(request.ip, body.token);
    return {
      kind: link.kind,
      username: member.username,
      name: staffName(member),
      expiresAt: link.expiresAt.toISOString(),
    };
  });

  handle(app, contracts.useTeamLink, async ({ body, request }) => {
    const { link, member } = await unrecorded(() => find(request.ip, body.token));
    const problem = await sandboxed(
      sandbox.run.guessPassword(body.password, namesKnown(member.username)),
      "unavailable",
    );
    if (problem) throw new Refusal("invalid_input", { fields: [{ field: "password", problem }] });
    const passwordHash = await hashPassword(body.password);
    tellActivity({ staffId: member.id, ...(link.kind === "reset" && { kind: "password.changed" }) });
    if (!(await usePassword(database, link, passwordHash, await clock()))) throw new Refusal("link_not_found");
    return null;
  });

  async function find(ip: string, token: string) {
    const key = addressKey(ip);
    await throttle.check(key);
    const found = await findLink(database, secretTokenHash(token), await clock());
    if (found) return found;
    await throttle.attempt(key);
    throw new Refusal("link_not_found");
  }
}

/** What is really another. */
function changedFields(member: Staff, { name, email, role, active }: MemberChange, now: Date): MemberFields {
  return {
    ...(name !== undefined && name !== member.displayName && { displayName: name }),
    ...(email !== undefined && email !== member.email && { email }),
    ...(role !== undefined && role !== member.role && { role }),
    ...(active !== undefined && active !== (member.endedAt === null) && { endedAt: active ? null : now }),
  };
}

const byName = (clients: Client[]) =>
  clients
    .map(({ accessId, name }) => ({ clientId: formatClientId(accessId), clientName: name }))
    .toSorted((one, other) => one.clientName.localeCompare(other.clientName));

type Counted = Pick<Member, "sessions" | "passkeys" | "codeApp">;

function present(staff: Staff, { sessions, passkeys, codeApp }: Counted): Omit<Member, "clients" | "leaves" | "self"> {
  return {
    id: staff.id,
    username: staff.username,
    name: staffName(staff),
    email: staff.email,
    role: staff.role,
    state: memberState(staff),
    since: staff.createdAt.toISOString(),
    sessions,
    passkeys,
    codeApp,
  };
}
