import type { FastifyInstance } from "fastify";
import * as contracts from "@agency/contracts/team";
import type { Member, MemberChange, MemberLink } from "@agency/contracts/team";
import { tellActivity } from "../activity/record.ts";
import { unrecorded } from "../kit/db/recorded.ts";
import { sandboxed } from "../kit/http/errors.ts";
import { handle } from "../kit/http/handle.ts";
import { requireAuthor, requireSignedIn } from "../kit/http/signed-in.ts";
import { addressKey, makeThrottle, type Throttling } from "../kit/http/throttle.ts";
import { Refusal } from "../kit/refusal.ts";
import { newSecretToken, secretTokenHash } from "../kit/secrets.ts";
import { countPasskeys, removeEveryPasskey } from "../staff/passkey-store.ts";
import { namesKnown } from "../staff/password-problem.ts";
import { hashPassword } from "../staff/password.ts";
import type { StaffSandbox } from "../staff/sandbox-tasks.ts";
import { accountName, type Staff, staffName } from "../staff/staff.ts";
import { listStaff, staffNamed } from "../staff/store.ts";
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
    const self = (await requireSignedIn(request)).staff.id;
    const passkeys = await countPasskeys(database);
    return (await listStaff(database, await clock())).map(({ staff, sessions }) =>
      present(staff, { sessions, passkeys: passkeys.get(staff.id) ?? 0 }, self),
    );
  });

  handle(app, contracts.inviteMember, async ({ body: { name, email, role }, request }) => {
    const username = accountName(email);
    if (await staffNamed(database, username)) throw new Refusal("member_exists");
    const now = await clock();
    const member: Staff = {
      id: newId(),
      username,
      displayName: name,
      email,
      role,
      // Nobody knows this password: the link lets them choose one.
      passwordHash: await hashPassword(newSecretToken(random)),
      createdAt: now,
      passwordChangedAt: now,
      joinedAt: null,
      endedAt: null,
    };
    const made = await makeLink(context, member, "invitation", await requireAuthor(request));
    tellActivity({ objectId: member.id, details: { name } });
    await insertInvited(database, member, made);
    return presentLink(member, made);
  });

  handle(app, contracts.changeMember, async ({ params, body, request }) => {
    const member = await findMember(params.memberId);
    const fields = changedFields(member, body, await clock());
    const changed = Object.keys(fields);
    tellActivity({
      ...(body.active !== undefined && { kind: body.active ? "team.activated" : "team.deactivated" }),
      details: { name: staffName(member), changed },
    });
    if (changed.length > 0) await changeMember(database, member, fields);
    const after = (await listStaff(database, await clock())).find(({ staff }) => staff.id === member.id);
    if (!after) throw new Refusal("member_not_found");
    const passkeys = (await countPasskeys(database)).get(member.id) ?? 0;
    return present(after.staff, { sessions: after.sessions, passkeys }, (await requireSignedIn(request)).staff.id);
  });

  handle(app, contracts.linkMember, async ({ params, request }) => {
    const member = await findMember(params.memberId);
    const kind = linkKind(member);
    if (kind === null) throw new Refusal("member_inactive");
    const made = await makeLink(context, member, kind, await requireAuthor(request));
    tellActivity({ details: { name: staffName(member) } });
    await replaceLink(database, made);
    return presentLink(member, made);
  });

  handle(app, contracts.removeMemberPasskeys, async ({ params }) => {
    const member = await findMember(params.memberId);
    tellActivity({ details: { name: staffName(member) } });
    await removeEveryPasskey(database, member.id);
    return null;
  });

  async function presentLink(
    member: Staff,
    { link, mail, address }: Awaited<ReturnType<typeof makeLink>>,
  ): Promise<MemberLink> {
    if (mail) await bell.ring("notification", mail.id);
    return {
      member: present(member, { sessions: 0, passkeys: 0 }, ""),
      // Whoever gets it by mail is the only one who has it.
      link: mail ? null : address,
      expiresAt: link.expiresAt.toISOString(),
      mailedTo: mail?.recipient ?? null,
    };
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

type Counted = Pick<Member, "sessions" | "passkeys">;

function present(staff: Staff, { sessions, passkeys }: Counted, self: string): Member {
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
    self: staff.id === self,
  };
}
